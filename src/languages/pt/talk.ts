import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'esta página descreve, esta página explica, esta página apresenta, este documento descreve, este documento explica, este documento apresenta, este artigo descreve, este artigo explica, esta seção descreve, esta seção explica, esta secção descreve, este capítulo descreve, abaixo uma lista, abaixo está, abaixo estão, segue uma lista, segue abaixo, seguem abaixo, a seguir uma lista, eis uma lista',
  ofDocument:
    'última revisão, última atualização, última modificação, última alteração, atualizado em, atualizada em, escrito por, escrita por, redigido por, redigida por, quem escreveu foi, revisado por, revisada por, revisto por, preparado por, preparada por, comentários no documento, comentários são bem-vindos, comentários para, correções para, esta versão substitui, substitui a versão, ainda é um rascunho, primeiro rascunho, não circular, não divulgar, uso interno',
  toReader:
    'se só ler uma, se você só ler uma, se estiver com pressa, se você está com pressa, se tiver pressa, para quem tem pressa, quem tem pressa pode ler, serei breve, vou ser breve, seremos breves, continue lendo, continue a ler, leia mais abaixo, veja abaixo, veja acima, ver abaixo, ver acima, vide abaixo, vide acima, veja a tabela, veja a figura, veja a seção, vejamos a seguir, vejamos agora, vamos dar uma olhada, na próxima seção, na seção seguinte, nas próximas seções, nas seções seguintes, na próxima secção, no próximo capítulo, sem mais delongas, mais sobre isso, falaremos disso, sinta-se livre para adicionar, sinta-se livre para modificar, sinta-se livre para editar, sinta-se à vontade para adicionar, sinta-se à vontade para modificar, sinta-se à vontade para editar, sintam-se à vontade para adicionar, fique à vontade para adicionar, fique à vontade para editar, fiquem à vontade para adicionar, boa leitura, bom código, notou algo, percebeu algo, fique ligado',
  ends: 'na página seguinte, na próxima página, na próxima seção, na seção seguinte, nas próximas seções, nas seções seguintes, na próxima secção, no próximo capítulo, são descritos abaixo, são descritas abaixo, é descrito abaixo, estão listados abaixo, estão listadas abaixo, são apresentados a seguir, são apresentadas a seguir, são descritos a seguir, são descritas a seguir, no final desta página, no fim desta página, no final deste documento, no topo da página',
  clauses:
    'como mencionado acima, como mencionado no início, como dito no início, como disse no início, como mencionado anteriormente, como mencionado antes, como mencionado, como já mencionado, como dito acima, como dito anteriormente, como dito antes, como já dito, como eu disse, como disse antes, como falei, como falado anteriormente, como indicado acima, como descrito acima, como descrito abaixo, como descrito anteriormente, como explicado acima, como explicado anteriormente, como mostrado acima, como mostrado abaixo, como visto acima, como visto anteriormente, como vimos, como já vimos, como veremos, como veremos adiante, como veremos a seguir, como se pode ver, como pode ver, como você pode ver, como podemos ver, conforme mencionado acima, conforme mencionado anteriormente, conforme descrito acima, conforme descrito abaixo, conforme visto acima, veja acima, veja abaixo, ver acima, ver abaixo, vide acima, vide abaixo, mais sobre isso abaixo, mais sobre isso adiante, veja a tabela abaixo',
  greets:
    'olá, olá a todos, olá pessoal, oi, oi pessoal, oi gente, bom dia, bom dia a todos, boa tarde, caro*, cara*, caros colegas, prezado*, prezada*, querido*, querida*',
  connectives:
    'além disso, ademais, também, no entanto, entretanto, contudo, todavia, porém, portanto, por isso, por conseguinte, consequentemente, assim, desse modo, dessa forma, por esta razão, por estas razões, por esse motivo, de fato, finalmente, por fim, mas, e, então, dito isso, ainda assim, da mesma forma, igualmente',
  references: {
    sees: 'ver, veja, vide, cf., consulte, confira',
    pictures: 'figura, figuras, fig., gráfico, foto, captura de tela, diagrama, ilustração, desenho',
    tables: 'tabela, tabelas, quadro',
    parts: 'seção, secção, seções, capítulo, cap., anexo, apêndice, página, pág., p., parte, item, ponto, §',
  },
};
