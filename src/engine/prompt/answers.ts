import type { Language } from '../../api/generationOptions.ts';
import { normalized } from '../../languages/recognising/subjects.ts';
import { countWords } from '../text/sentences.ts';
import { readPrompt } from './instruction.ts';
import { type Steering, steeringOf } from './steering.ts';

const list = (text: string): string[] => text.split(', ').map(normalized);

/** "Skip" and "you decide", as people say them. */
const leaveIt = new Set(
  [
    "skip, skip it, skip this, skip that, pass, no, nope, none, nothing, no thanks, no thank you, n/a, you decide, you choose, up to you, your choice, as you like, whatever, anything, leave it out, leave it, ignore it, i don't know, don't know, no idea, not now, go on, continue, go ahead, just continue, it's up to you, surprise me, doesn't matter, i don't care, no preference, next",
    'überspringen, überspring es, überspringe es, überspringe, auslassen, weglassen, lass es weg, nein, nein danke, keine, nichts, entscheide du, du entscheidest, entscheiden sie, sie entscheiden, egal, ist egal, mir egal, wie du willst, wie sie wollen, wie du möchtest, wie sie möchten, weiß nicht, weiß ich nicht, keine ahnung, weiter, mach weiter, machen sie weiter, was du willst, das überlasse ich dir, das überlasse ich ihnen',
    "passer, passe, passez, sauter, saute, non, non merci, aucun, aucune, rien, à toi de décider, à vous de décider, décide, décidez, tu décides, vous décidez, c'est toi qui décides, c'est vous qui décidez, comme tu veux, comme vous voulez, peu importe, je ne sais pas, aucune idée, continue, continuez, ignorer, ignore, ignorez, au choix",
    'omitir, omite, omítelo, omítela, omita, saltar, sáltalo, sáltala, salta, pasar, paso, no, no gracias, no, gracias, ninguno, ninguna, nada, tú decides, decide tú, usted decide, decida usted, como quieras, como quiera, da igual, me da igual, lo que sea, no sé, no lo sé, ni idea, continúa, continúe, continuar, sigue, siga',
    'salta, saltare, saltala, saltalo, passa, no, no grazie, nessuno, nessuna, niente, decidi tu, decida lei, scegli tu, scelga lei, come vuoi, come vuole, come preferisci, fai tu, faccia lei, è uguale, indifferente, non so, non lo so, nessuna idea, continua, continui, vai avanti, tralascia, ometti',
    'pular, pule, pula, passar, passe, saltar, não, não obrigado, não, obrigado, nenhum, nenhuma, nada, você decide, você escolhe, decida você, tu decides, como quiser, como preferir, tanto faz, qualquer um, não sei, sem ideia, não faço ideia, continue, continuar, siga, omitir, omita, deixe de fora',
    'lewati, lewatkan, lewati saja, skip saja, tidak, tidak usah, tidak perlu, tidak ada, terserah, terserah anda, terserah kamu, anda yang putuskan, anda putuskan, kamu yang tentukan, anda tentukan, bebas, apa saja, tidak tahu, entahlah, lanjut, lanjutkan, teruskan, abaikan',
    '跳过, 略过, 不用, 不需要, 不, 没有, 无, 你决定, 您决定, 你来决定, 您来决定, 由你决定, 由您决定, 你定, 随便, 随你, 都可以, 都行, 无所谓, 不知道, 不清楚, 继续, 忽略, 省略, 你看着办',
    'スキップ, スキップして, スキップしてください, スキップで, 飛ばして, 飛ばしてください, とばして, なし, ありません, 無し, いいえ, 不要, 不要です, いらない, いりません, お任せ, お任せします, おまかせ, おまかせします, 任せます, 任せる, 決めて, 決めてください, そちらで決めてください, 何でもいい, なんでもいい, どちらでも, どちらでもいい, わからない, 分からない, わかりません, 分かりません, 続けて, 続けてください, 省略, 省いて, 省いてください, 次へ',
    '건너뛰기, 건너뛰어, 건너뛰어 주세요, 건너뛰어주세요, 건너뛸게요, 넘어가, 넘어가 주세요, 넘어가요, 생략, 생략해 주세요, 아니요, 아니오, 아니, 없음, 없어요, 없습니다, 필요 없어요, 필요 없습니다, 알아서 해, 알아서 해줘, 알아서 해 주세요, 알아서 해주세요, 알아서 결정해 주세요, 결정해 주세요, 맡길게요, 맡기겠습니다, 아무거나, 상관없어요, 상관없습니다, 상관 없어요, 몰라요, 모르겠어요, 모르겠습니다, 계속, 계속해, 계속해 주세요, 패스, 스킵, 다음',
    'تخطى, تخط, تخطي, تخطيه, تخطيها, تجاوز, تجاوزه, تجاوزها, لا, لا شكرا, لا شيء, لا يوجد, بدون, أنت قرر, قرر أنت, أنت تقرر, القرار لك, كما تريد, كما تشاء, كما تراه, اختر أنت, لا يهم, أي شيء, لا أعرف, لا أدري, تابع, أكمل, استمر, احذفه, احذفها',
    'छोड़ें, छोड़ दें, छोड़ दो, छोड़ दीजिए, इसे छोड़ दें, इसे छोड़ें, स्किप, स्किप करें, नहीं, नहीं चाहिए, कुछ नहीं, कोई नहीं, आप तय करें, आप तय कीजिए, आप ही तय करें, आप निर्णय लें, आप चुनें, जैसा आप चाहें, जैसा आप ठीक समझें, कुछ भी, कोई फ़र्क नहीं, कोई फर्क नहीं, पता नहीं, मुझे नहीं पता, नहीं पता, जारी रखें, आगे बढ़ें, रहने दें',
    'বাদ দিন, বাদ দাও, এটি বাদ দিন, এটা বাদ দিন, এড়িয়ে যান, এড়িয়ে যাও, স্কিপ, স্কিপ করুন, না, দরকার নেই, লাগবে না, কিছু না, কিছুই না, নেই, আপনি ঠিক করুন, আপনিই ঠিক করুন, আপনি সিদ্ধান্ত নিন, তুমি ঠিক করো, আপনার ইচ্ছা, আপনার পছন্দ, যা খুশি, যেকোনো, জানি না, আমি জানি না, চালিয়ে যান, এগিয়ে যান',
  ].flatMap(list),
);

const politeness =
  /^(?:please|bitte|s'il (?:te|vous) plaît|por favor|per favore|tolong|请|कृपया|অনুগ্রহ করে|من فضلك)[\s,،、]*|(?:(?<![\s,،、])[\s,،、]+)?(?:please|bitte|s'il (?:te|vous) plaît|por favor|per favore|thanks|thank you|danke|merci|gracias|grazie|obrigad[oa]|terima kasih|谢谢|ありがとう(?:ございます)?|감사합니다|شكرا|धन्यवाद|ধন্যবাদ|من فضلك)$/gu;

export const isLeftToUs = (answer: string): boolean => {
  const said = normalized(answer)
    .trim()
    .replace(/^[\s"'“”„«»「」]+|(?<![\s.!?。！？।…,"'“”„«»「」])[\s.!?。！？।…,"'“”„«»「」]+$/gu, '');
  return leaveIt.has(said) || leaveIt.has(said.replace(politeness, '').trim()) || /^[-–—]*$/.test(said);
};

export type Answer =
  | { readonly kind: 'skip' }
  /** Something for the slides. */
  | { readonly kind: 'content'; readonly text: string; readonly steering: Steering }
  /** Something about the slides. */
  | { readonly kind: 'steering'; readonly steering: Steering };

const longestAim = 50;

/** What an answer is good for: content, steering, or leave to do without. */
export const readAnswer = (about: string, answer: string, language: Language): Answer => {
  if (isLeftToUs(answer)) return { kind: 'skip' };
  if (about === 'pictures') return { kind: 'steering', steering: {} };
  if (about.startsWith('section:')) return { kind: 'content', text: answer, steering: {} };
  if (about === 'audience' && countWords(answer, language) <= longestAim) {
    return { kind: 'steering', steering: { audience: answer.trim(), ...steeringOf(answer, language) } };
  }
  const { instruction, document, topic, steering } = readPrompt(answer, language);
  if (instruction !== '' && document.trim() === '' && topic === undefined)
    return { kind: 'steering', steering };
  return { kind: 'content', text: document.trim() === '' ? answer : document, steering };
};
