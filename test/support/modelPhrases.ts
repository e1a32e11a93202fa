import type { Language } from '../../src/api/generationOptions.ts';

interface Phrases {
  readonly title: string;
  readonly section: string;
  readonly sentence: string;
}

/** What the scripted model says, in every language of decks. */
export const modelPhrases: Readonly<Record<Language, Phrases>> = {
  us: {
    title: 'Solar power pays off for every village',
    section: 'Why solar power pays off',
    sentence: 'Panels on every roof make power cheap and safe',
  },
  uk: {
    title: 'Solar power pays off for every village',
    section: 'Why solar power pays off',
    sentence: 'Panels on every roof favour cheap and safe power',
  },
  es: {
    title: 'La energía solar vale la pena en cada pueblo',
    section: 'Por qué vale la pena',
    sentence: 'Los paneles en cada tejado dan energía barata y segura',
  },
  fr: {
    title: 'Le solaire profite à chaque village',
    section: 'Pourquoi le solaire profite à tous',
    sentence: 'Des panneaux sur chaque toit rendent le courant sûr et bon marché',
  },
  de: {
    title: 'Solarstrom lohnt sich für jedes Dorf',
    section: 'Warum sich Solarstrom lohnt',
    sentence: 'Module auf jedem Dach machen den Strom billig und sicher',
  },
  it: {
    title: 'Il solare conviene a ogni paese',
    section: 'Perché il solare conviene',
    sentence: 'I pannelli su ogni tetto rendono la corrente economica e sicura',
  },
  pt: {
    title: 'A energia solar compensa em cada aldeia',
    section: 'Por que a energia solar compensa',
    sentence: 'Os painéis em cada telhado tornam a energia barata e segura',
  },
  cn: {
    title: '太阳能让每个村庄受益',
    section: '为什么太阳能值得',
    sentence: '每个屋顶上的电池板让电力便宜又安全',
  },
  in: {
    title: 'Tenaga surya menguntungkan setiap desa',
    section: 'Mengapa tenaga surya menguntungkan',
    sentence: 'Panel di setiap atap membuat listrik murah dan aman',
  },
  ja: {
    title: '太陽光はすべての村に利益をもたらします',
    section: 'なぜ太陽光は得なのか',
    sentence: 'すべての屋根のパネルが電気を安く安全にします',
  },
  ko: {
    title: '태양광은 모든 마을에 이익이 됩니다',
    section: '태양광이 이익인 이유',
    sentence: '모든 지붕의 패널이 전기를 싸고 안전하게 만듭니다',
  },
  ar: {
    title: 'الطاقة الشمسية مفيدة لكل قرية',
    section: 'لماذا الطاقة الشمسية مفيدة',
    sentence: 'الألواح على كل سطح تجعل الكهرباء رخيصة وآمنة',
  },
  hi: {
    title: 'सौर ऊर्जा हर गाँव के लिए फ़ायदेमंद है',
    section: 'सौर ऊर्जा क्यों फ़ायदेमंद है',
    sentence: 'हर छत पर लगे पैनल बिजली को सस्ता और सुरक्षित बनाते हैं',
  },
  bn: {
    title: 'সৌরশক্তি প্রতিটি গ্রামের জন্য লাভজনক',
    section: 'সৌরশক্তি কেন লাভজনক',
    sentence: 'প্রতিটি ছাদের প্যানেল বিদ্যুৎকে সস্তা ও নিরাপদ করে',
  },
};

const names: Readonly<Record<Language, RegExp>> = {
  us: /American English/,
  uk: /British English/,
  es: /in Spanish/,
  fr: /in French/,
  de: /in German/,
  it: /in Italian/,
  pt: /in Portuguese/,
  cn: /simplified Chinese/,
  in: /in Indonesian/,
  ja: /in Japanese/,
  ko: /in Korean/,
  ar: /in Arabic/,
  hi: /in Hindi/,
  bn: /in (?:Bangla|Bengali)/,
};

/** The language a request asks for. */
export const phrasesFor = (system: string): Phrases => {
  const language = (Object.keys(names) as Language[]).find((each) => names[each].test(system));
  if (!language) throw new Error(`No language is asked for: ${system.slice(0, 200)}`);
  return modelPhrases[language];
};
