import type { Language } from '../../../src/api/generationOptions.ts';

/** A short document in each language, with what a document usually has: a list, steps, a table, a quotation. */
const parts: Record<
  Language,
  readonly [title: string, lead: string, point: string, step: string, market: string, quote: string]
> = {
  us: [
    'Bicycles for the city',
    'Every market grew this year, and margin grew with it.',
    'Delivery takes six weeks because one supplier moved its plant',
    'Sign the contract with the second supplier',
    'Market',
    'We can build forty bikes a day.',
  ],
  uk: [
    'Bicycles for the city centre',
    'Every market grew this year, and margin grew with it.',
    'Delivery takes six weeks because one supplier moved its plant',
    'Sign the contract with the second supplier',
    'Market',
    'We can build forty bikes a day.',
  ],
  es: [
    'Bicicletas para la ciudad',
    'Todos los mercados crecieron este año, y el margen creció con ellos.',
    'La entrega tarda seis semanas porque un proveedor trasladó su fábrica',
    'Firmar el contrato con el segundo proveedor',
    'Mercado',
    'Podemos fabricar cuarenta bicicletas al día.',
  ],
  fr: [
    'Des vélos pour la ville',
    'Tous les marchés ont progressé cette année, et la marge avec eux.',
    'La livraison prend six semaines parce qu’un fournisseur a déménagé son usine',
    'Signer le contrat avec le deuxième fournisseur',
    'Marché',
    'Nous pouvons construire quarante vélos par jour.',
  ],
  de: [
    'Fahrräder für die Stadt',
    'Alle Märkte sind in diesem Jahr gewachsen, und mit ihnen die Gewinnspanne.',
    'Die Lieferung dauert sechs Wochen, weil ein Batteriezulieferer sein Werk verlegt hat',
    'Den Vertrag mit dem zweiten Zulieferer unterschreiben',
    'Markt',
    'Wir können vierzig Räder am Tag bauen.',
  ],
  it: [
    'Biciclette per la città',
    'Quest’anno tutti i mercati sono cresciuti, e con loro il margine.',
    'La consegna richiede sei settimane perché un fornitore ha spostato lo stabilimento',
    'Firmare il contratto con il secondo fornitore',
    'Mercato',
    'Possiamo costruire quaranta biciclette al giorno.',
  ],
  pt: [
    'Bicicletas para a cidade',
    'Todos os mercados cresceram este ano, e a margem cresceu com eles.',
    'A entrega demora seis semanas porque um fornecedor mudou a fábrica',
    'Assinar o contrato com o segundo fornecedor',
    'Mercado',
    'Podemos construir quarenta bicicletas por dia.',
  ],
  cn: [
    '面向城市的自行车',
    '今年所有市场都在增长，利润率也随之提高。',
    '由于一家供应商搬迁工厂，交货需要六周时间',
    '与第二家供应商签订合同',
    '市场',
    '我们每天可以生产四十辆自行车。',
  ],
  in: [
    'Sepeda untuk kota',
    'Semua pasar tumbuh tahun ini, dan marjin ikut tumbuh.',
    'Pengiriman memerlukan enam minggu karena satu pemasok memindahkan pabriknya',
    'Menandatangani kontrak dengan pemasok kedua',
    'Pasar',
    'Kami dapat membuat empat puluh sepeda sehari.',
  ],
  ja: [
    '街のための自転車',
    '今年はすべての市場が成長し、利益率も上がりました。',
    '供給会社が工場を移転したため、納品まで六週間かかります',
    '二社目の供給会社と契約を結ぶ',
    '市場',
    '私たちは一日に四十台を組み立てられます。',
  ],
  ko: [
    '도시를 위한 자전거',
    '올해 모든 시장이 성장했고 이익률도 함께 높아졌습니다.',
    '공급업체가 공장을 이전하여 배송에 여섯 주가 걸립니다',
    '두 번째 공급업체와 계약을 체결합니다',
    '시장',
    '우리는 하루에 자전거 마흔 대를 만들 수 있습니다.',
  ],
  ar: [
    'دراجات للمدينة',
    'نمت جميع الأسواق هذا العام، ونما معها هامش الربح.',
    'يستغرق التسليم ستة أسابيع لأن أحد الموردين نقل مصنعه',
    'توقيع العقد مع المورد الثاني',
    'السوق',
    'يمكننا صنع أربعين دراجة في اليوم.',
  ],
  hi: [
    'शहर के लिए साइकिलें',
    'इस साल हर बाज़ार बढ़ा, और उसके साथ मुनाफ़ा भी बढ़ा।',
    'डिलीवरी में छह सप्ताह लगते हैं क्योंकि एक आपूर्तिकर्ता ने अपना कारखाना बदल दिया',
    'दूसरे आपूर्तिकर्ता के साथ अनुबंध पर हस्ताक्षर करें',
    'बाज़ार',
    'हम एक दिन में चालीस साइकिलें बना सकते हैं।',
  ],
  bn: [
    'শহরের জন্য সাইকেল',
    'এ বছর সব বাজার বেড়েছে, আর তার সঙ্গে মুনাফাও বেড়েছে।',
    'একজন সরবরাহকারী কারখানা সরিয়ে নেওয়ায় ডেলিভারিতে ছয় সপ্তাহ লাগে',
    'দ্বিতীয় সরবরাহকারীর সঙ্গে চুক্তি সই করা',
    'বাজার',
    'আমরা দিনে চল্লিশটি সাইকেল তৈরি করতে পারি।',
  ],
};

export const documentIn = (language: Language): string => {
  const [title, lead, point, step, market, quote] = parts[language];
  return `# ${title}

${lead}

## ${lead}

- ${point}
- **${market}:** ${lead}
- ${quote}
- ${step}

${point}.

| ${market} | 2024 | 2025 | 2026 |
| --- | ---: | ---: | ---: |
| Berlin | 410 | 520 | 640 |
| Osaka | 220 | 260 | 390 |
| Lagos | 180 | 240 | 310 |

## ${step}

1. ${step}
2. ${point}
3. ${lead}
4. ${quote}

> ${quote}

### ${market}

${point}. ${lead} ${quote}

\`\`\`ts
const bikes = 40;
\`\`\`
`;
};
