/** The words of languages that we do not write, so that their texts are not mistaken for one of ours. */
export const foreignStopWords: readonly string[] = [
  'de het een en van ik te dat die in is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze want nog zal me zij nu geen worden wordt onze ons wij deze veel moet kan',
  'och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än dig kan sina här ha mot alla under någon eller allt mycket sedan denna',
  'og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville jo deres efter ned skulle denne',
  'i w nie na się z do to że jest o jak ale po co tak za od jego przez dla czy być był tylko tym są które który która oraz ich jej może już lub przy także bez pod nas tego',
  'și în de la a pe cu nu că o un este care din pentru mai să se au fost sunt ce sau dar după prin fi această acest lui ca ai al ale unui unei',
  'de la i el que en a les els per un amb una del no és al se com més dels ha són o si seva però també aquest aquesta aquests està hi ho entre fins molt sense perquè nostre',
  've bir bu da de için ile çok ne o gibi daha ama olarak var kadar en sonra değil olan her ya ki mi olduğu şey ben sen biz ancak veya tarafından göre',
  'và của là có cho không được các trong một người với những này đã để khi đến về như từ ra cũng tôi bạn chúng sẽ nhiều hơn làm tại',
  'ja on ei se että hän oli ovat kun mutta myös joka tai kuin niin olla ole sen mitä jos voi nyt vain sekä jotka tämä tämän',
  'a se v na je že o s z do i to k pro za by jako jsou ale po jeho které který byl ve tak podle při od jsem nebo také už jen má',
  'a az és hogy nem is egy ez meg de csak mint már volt el van még ha vagy kell lehet után azt amely között minden',
];
