import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'esta página describe, esta página explica, esta página presenta, este documento describe, este documento explica, este documento presenta, este artículo describe, este artículo explica, esta sección describe, esta sección explica, esta sección presenta, este capítulo describe, a continuación se muestra, a continuación se presenta, a continuación se describe, a continuación se detalla, a continuación una lista, he aquí una lista, aquí hay una lista',
  ofDocument:
    'última revisión, última actualización, última modificación, última versión de este, actualizado el, actualizada el, escrito por, escrita por, redactado por, redactada por, la escribe, lo escribe, la escribió, lo escribió, revisado por, revisada por, preparado por, preparada por, comentarios a, comentarios en el documento, se agradecen comentarios, correcciones a, esta versión sustituye, sustituye a la versión, reemplaza la versión, todavía es un borrador, primer borrador, no difundir, uso interno',
  toReader:
    'si solo lee una, si solo lees una, si sólo lee una, si tiene prisa, si tienes prisa, si tenéis prisa, para quien tenga prisa, para los que tienen prisa, seré breve, seremos breves, voy a ser breve, sigue leyendo, siga leyendo, sigan leyendo, continúa leyendo, continúe leyendo, ver abajo, ver arriba, ver más abajo, ver más arriba, véase abajo, véase arriba, véase más abajo, véase más adelante, ver la tabla, ver la figura, véase la sección, veamos a continuación, veamos ahora, echemos un vistazo, en la siguiente sección, en las siguientes secciones, en la próxima sección, en el siguiente capítulo, sin más preámbulos, más sobre esto, siéntete libre de agregar, siéntete libre de añadir, siéntete libre de modificar, siéntase libre de agregar, siéntase libre de añadir, siéntase libre de modificar, no dudes en agregar, no dudes en añadir, no dudes en modificar, feliz lectura, feliz programación, feliz código, mantente atento, nota algo',
  ends: 'en la página siguiente, en la siguiente página, en la siguiente sección, en las siguientes secciones, en la próxima sección, en el siguiente capítulo, se describen a continuación, se describe a continuación, se detallan a continuación, se detalla a continuación, se muestran a continuación, se explican a continuación, se enumeran a continuación, al final de esta página, al final de este documento, al principio de la página',
  clauses:
    'como se mencionó anteriormente, como se mencionó al principio, como se mencionó al inicio, como se dijo al principio, como decía al principio, como se mencionó antes, como se mencionó arriba, como se ha mencionado, como se ha mencionado anteriormente, como ya se mencionó, como ya se ha mencionado, como se indicó anteriormente, como se indica arriba, como se dijo anteriormente, como se dijo antes, como se ha dicho, como ya se ha dicho, como dije antes, como dije anteriormente, como mencioné antes, como mencioné anteriormente, como hemos visto, como ya hemos visto, como veremos, como veremos más adelante, como se describe arriba, como se describe a continuación, como se describió anteriormente, como se muestra arriba, como se muestra a continuación, como se puede ver, como puedes ver, como pueden ver, ver arriba, ver abajo, ver más arriba, ver más abajo, véase arriba, véase abajo, véase más arriba, véase más abajo, véase más adelante, más sobre esto abajo, más sobre esto después, ver la tabla a continuación',
  greets:
    'hola, hola a todos, hola a todas, hola a todos y todas, hola equipo, buenos días, buenas tardes, estimado*, estimada*, querido*, querida*, estimados compañeros',
  connectives:
    'además, asimismo, también, sin embargo, no obstante, por lo tanto, por tanto, por ello, por eso, por esta razón, por estas razones, por consiguiente, en consecuencia, así pues, de hecho, finalmente, por último, ahora bien, pero, y, entonces, igualmente, dicho esto, aun así',
  references: {
    sees: 'véase, ver, vea, véase también, cf., cfr.',
    pictures: 'figura, figuras, fig., gráfico, foto, captura, diagrama, gráfica, ilustración, dibujo',
    tables: 'tabla, tablas, cuadro',
    parts: 'sección, secciones, apartado, capítulo, cap., anexo, página, pág., p., parte, punto, §',
  },
};
