const list = (words: string): readonly string[] => words.split(' ');

/**
 * The words a text of a language is full of, by BCP 47 primary tag. Languages we do not write are here
 * so that their texts are not mistaken for one of ours.
 */
export const stopWords = {
  en: list(
    'the of and to in is that it for was on are with as be this have from or by not but what all were we when your can there an which their if will each about how up out them then she many some so these would other into has more her two like him see than been its who now did get come made may over with our you at do does could should must they a i my me us no just only also because while where after before between both through during most such any using use make let here presentation pitch deck talk please',
  ),
  es: list(
    'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto antes algunos qué unos otro otras otra él tanto esa estos mucho nada muchos cual poco ella estar estas algo nosotros son está fue ser tiene han puede cada hacia según así nuestro nuestra presentación diapositivas',
  ),
  fr: list(
    "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d'un cette d'une ou ses mais comme on tout nous sa été aussi leur bien peut ces elle deux même si sans être fait après ont entre donc faire vous très notre nos vos leurs encore dont afin chaque sous depuis lorsque où était étaient cela celui celle quand toutes tous toute présentation diapositives je mes votre c'est n'est qu'il l'on",
  ),
  de: list(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei kann gegen vom können schon wenn habe seine ihre dann unter wir soll ich eines es jahr zwei diese dieser wieder keine uns unsere unser mich mir ihr euch sehr ohne beim damit jede jeder alle alles muss müssen folien präsentation bitte',
  ),
  it: list(
    'di e il la che in a per un è del con non una i le si dei da al come della sono anche più ha nel alla ma gli o ad delle se su questo sua tra dell suo nella ci lo quando dal loro due essere così dopo prima ogni questa sulla degli ai anni solo stato molto cui poi fra agli alle dalla nelle nei sul quale hanno era può senza tutti tutto perché ed noi voi nostro nostra nostri cosa dove già ancora presentazione diapositive',
  ),
  pt: list(
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa pelos havia seja qual será nós nosso nossa cada são onde fazer pode podem ainda sobre apresentação',
  ),
  id: list(
    'yang dan di untuk dengan ini itu dari pada adalah tidak dalam akan ke oleh juga dapat sebagai atau karena lebih kami kita anda telah sudah bisa ada saya mereka serta bahwa secara seperti agar setiap para namun hanya saat jika hingga antara masih tersebut lain tahun menjadi harus sangat bagi tentang buat buatkan presentasi salindia setelah sebelum belum banyak semua apa bagaimana mengapa kepada sedang maka lalu',
  ),
  nl: list(
    'de het een en van ik te dat die in is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze want nog zal me zij nu geen worden wordt onze ons wij deze veel moet kan',
  ),
  sv: list(
    'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan denna',
  ),
  da: list(
    'og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne',
  ),
  pl: list(
    'i w nie na się z do to że jest o jak ale po co tak za od jego przez dla czy być był tylko tym są które który która oraz ich jej może już lub przy także bez pod nas tego',
  ),
  ro: list(
    'și în de la a pe cu nu că o un este care din pentru mai să se au fost sunt ce sau dar după prin fi această acest lui ca ai al ale unui unei',
  ),
  ca: list(
    'de la i el que en a les els per un amb una del no és al se com més dels ha són o si seva però també aquest aquesta aquests està hi ho entre fins molt sense perquè nostre',
  ),
  tr: list(
    've bir bu da de için ile çok ne o gibi daha ama olarak var kadar en sonra değil olan her ya ki mi olduğu şey ben sen biz ancak veya tarafından göre',
  ),
  vi: list(
    'và của là có cho không được các trong một người với những này đã để khi đến về như từ ra cũng tôi bạn chúng sẽ nhiều hơn làm tại',
  ),
  fi: list(
    'ja on ei se että hän oli ovat kun mutta myös joka tai kuin niin olla ole sen mitä jos voi nyt vain sekä jotka tämä tämän',
  ),
  cs: list(
    'a se v na je že o s z do i to k pro za by jako jsou ale po jeho které který byl ve tak podle při od jsem nebo také už jen má',
  ),
  hu: list(
    'a az és hogy nem is egy ez meg de csak mint már volt el van még ha vagy kell lehet után azt amely között minden',
  ),
} as const satisfies Record<string, readonly string[]>;

export type StopWordLanguage = keyof typeof stopWords;
