import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      'decidimos, se decidió, se decide, se ha decidido, hemos decidido, decidió, decidieron, decisión, decisiones, decisión final, se acordó, acordamos, se acuerda, se ha acordado, hemos acordado, acordaron, acuerdo*, llegamos a un acuerdo, aprobó, se aprobó, se aprueba, aprobado*, aprobada*, por unanimidad, unánime*, se resolvió, se resuelve, votó, votaron, votación a favor, elegimos, hemos elegido, se eligió, optamos por, hemos optado por, se optó por, nos quedamos con, vamos a usar, vamos a utilizar, usaremos, utilizaremos, iremos con, seguimos adelante con, nos decantamos por, se descartó, descartado*, descartada*, se rechazó, rechazado*, rechazada*, luz verde, visto bueno, se adoptó, adoptamos, se mantiene',
      'decid*, acordado*, elegido*, elegida*, seleccionado*, aceptado*, confirmado*, resuelto*, aplazado*, pospuesto*',
    ],
    ask: [
      'pedimos, los invito a, las invito a, les invito a, os invito a, te invito a, invito a, pido a, les pido, solicitamos, solicito, se solicita, solicitud de, pedimos al, pedimos su, pedimos la aprobación, solicitamos la aprobación, necesitamos su, necesitamos vuestra, necesitamos tu, necesita aprobación, requiere aprobación, se necesita una decisión, se requiere una decisión, decisión necesaria, decisión pendiente de, por aprobar, para su aprobación, para aprobación, por favor aprueben, por favor confirmen, por favor confirme, rogamos, le rogamos, les rogamos, presupuesto de, un presupuesto de, financiación de, financiamiento de, inversión de, buscamos, buscamos financiación, buscamos inversión, levantamos una ronda, ronda de, su apoyo, vuestro apoyo, tu apoyo, su aprobación, sus comentarios, invitamos a, hacemos un llamado, se pide, se busca, requerimos, solicitamos que, pedimos que',
      'por favor, necesitamos, solicitud*, pide, financiación, aprobación, autorización',
    ],
    cause: [
      'debido a, debido al, a causa de, a causa del, por culpa de, causa raíz, causa principal, la causa, las causas, causa fue, causado* por, causada* por, causó, causaron, provocado* por, provocada* por, provocó, provocaron, ocasionó, ocasionado*, originado* por, originó, se debe a, se debió a, se debía a, la razón es, la razón fue, la razón por la que, la razón principal, el motivo fue, el motivo es, el motivo, porque, gracias a, a raíz de, como consecuencia de, a consecuencia de, como resultado de, desencadenado*, desencadenó, desencadenante*, llevó a, llevaron a, condujo a, dio lugar a, obedece a, atribui*, proviene de, procede de, por falta de',
      'ya que, puesto que, dado que, pues, causa*, razón, razones, motivo*, por qué, como',
    ],
    result: [
      'como resultado, el resultado fue, el resultado es, los resultados muestran, resultados muestran, dio como resultado, aumentó, aumentaron, ha aumentado, aumentó un, aumento del, creció, crecieron, ha crecido, crecimiento del, subió, subieron, bajó, bajaron, ha bajado, cayó, cayeron, disminuyó, disminuyeron, se redujo, se redujeron, redujo, reducido en, reducción del, reducción de, hemos reducido, redujimos, mejoró, mejoraron, ha mejorado, mejoramos, mejora del, pasó de, pasaron de, hemos pasado de, encontramos, hemos encontrado, se encontró, medimos, hemos medido, se midió, observamos, se observó, logramos, hemos logrado, se logró, lograron, alcanzamos, hemos alcanzado, se alcanzó, alcanzó, obtuvimos, se obtuvo, conseguimos, se consiguió, superó, superamos, duplicó, se duplicó, triplicó, a la mitad, veces más rápido, veces más, puntos porcentuales, por ciento, en promedio, de media, en comparación con, respecto al año, frente al año, ahorramos, ahorro de, demuestra que, muestra que, muestran que',
      'resultado*, mejor*, aument*, reduc*, más rápido*, crecimiento, ahorro*, entregado*, lanzado*, completado*',
    ],
    risk: [
      'riesgo*, arriesga*, amenaza*, bloqueo*, bloqueado* por, bloquea, bloqueante*, podría fallar, podrían fallar, puede fallar, podría romper, podría retrasar*, podría causar, en peligro, peligro*, peligra, en el peor de los casos, preocupa*, preocupación, preocupaciones, vulnerab*, punto único de fallo, cuello* de botella, compromet*, no estará listo, no llegar a tiempo, no llegaremos',
      'problema*, retraso*, demora*, incierto*, incertidumbre*, depende de, dependencia*, fallo*, fracas*, obstáculo*, dificultad*',
    ],
    action: [
      'por hacer, pendiente de hacer, tarea*, acción a realizar, acciones a realizar, acción:, acciones:, plan de acción, próximo paso, próximos pasos, siguiente paso, siguientes pasos, responsable:, responsable de, a cargo de, se encarga de, se encargará de, se encargan de, queda encargad* de, se ocupa de, se ocupará de, se compromete a, fecha límite, vence el, vence, plazo*, antes del, antes de, a más tardar, para el lunes, para el martes, para el miércoles, para el jueves, para el viernes, para el próximo, para finales de, hasta el, enviará, preparará, redactará, revisará, contactará, organizará, coordinará, convocará, actualizará, presentará, va a preparar, va a enviar, va a revisar, va a contactar, debe enviar, debe preparar, debe revisar, hay que enviar, hay que preparar, falta por, queda por hacer, quedan por, asignad* a, dar seguimiento, seguimiento con, hará seguimiento, compromisos',
      'responsable*, encargad*, debe, deben, hay que, acción, acciones, hará, va a',
    ],
    conclusion: [
      'la próxima vez, en conclusión, para concluir, concluimos, se concluye, en resumen, resumiendo, para resumir, en suma, en síntesis, en pocas palabras, en definitiva, en general, en conjunto, al final, a fin de cuentas, al fin y al cabo, por lo tanto, por tanto, por consiguiente, así pues, de ahí que, por eso, en otras palabras, es decir, esto significa que, lo más importante, lo importante es, lo esencial, la lección, las lecciones, aprendimos que, hemos aprendido, la conclusión es, la clave es, punto clave, idea clave, ideas clave, lo que hay que recordar',
      'así, finalmente, clave*, principal*, importante*, esencial*, crucial*',
    ],
    recommendation: [
      'recomendamos, recomiendo, se recomienda, recomend*, proponemos, propongo, se propone, nuestra propuesta, la propuesta es, la propuesta, sugerimos, sugiero, se sugiere, sugerencia*, aconsejamos, se aconseja, aconsej*, conviene, convendría, es conveniente, es aconsejable, deberíamos, se debería, habría que, sería mejor, es mejor, es preferible, preferimos, mejor práctica, mejores prácticas, buena práctica, buenas prácticas, evite, evita, evitar, asegúrate de, asegúrese de, instamos a, es recomendable',
      'debería, deberían, propuesta*, propon*, podríamos, podría, prefer*',
    ],
    rule: [
      'debe, deben, debes, debemos, deberá, deberán, tiene que, tienen que, tenemos que, hay que, es obligatorio, obligatorio, obligatoria, obligatorios, obligatorias, obligatoriamente, es necesario que, es imprescindible, imprescindible, es vital, es fundamental que, es esencial que, se requiere, se requieren, se exige, ya no, por defecto, de forma predeterminada, de manera predeterminada, está prohibido, está prohibida, están prohibidos, queda prohibido, no se permite, no se permiten, no está permitido, ha sido eliminado, ha sido eliminada, han sido eliminados, se ha eliminado, se eliminó, se eliminaron, no es necesario, no es obligatorio, no hace falta, es opcional, son opcionales',
      'puedes, podéis, usted puede, es necesario, necesario, necesaria, requiere, requieren, siempre, nunca, al menos, como máximo',
    ],
    question: [
      'pregunta abierta, preguntas abiertas, cuestión abierta, cuestiones abiertas, cuestión pendiente, cuestiones pendientes, punto abierto, puntos abiertos, punto pendiente, puntos pendientes, pendiente de decidir, pendiente de decisión, pendiente de definir, pendiente de confirmar, por definir, por decidir, por determinar, por confirmar, por aclarar, sin resolver, no resuelt*, sin decidir, no se ha decidido, no se decidió, aún no se ha decidido, todavía no se ha decidido, no hay decisión, ninguna decisión, no está claro, no queda claro, no está decidid*, poco clar*, queda por decidir, queda por ver, queda por definir, queda abierta, queda abierto, sigue abierta, sigue abierto, no sabemos, no se sabe, se desconoce, la pregunta es, la cuestión es, surge la pregunta, habrá que ver, debemos, deberíamos o no, qué pasa si, quién se encarga, cómo vamos a',
      'pregunta*, duda*, si conviene, desconocid*, si debemos',
    ],
    caveat: [
      'ojo, cuidado, atención, advertencia*, nota:, tenga en cuenta, ten en cuenta, tener en cuenta, hay que tener en cuenta, cabe señalar, cabe destacar que no, nótese, sin embargo, no obstante, limitación, limitaciones, limitad* a, solo si, sólo si, solo se aplica, no se aplica, no aplica a, salvo, salvo que, excepto, a excepción de, con excepción de, excepción, excepciones, a menos que, siempre que, siempre y cuando, no es compatible, no compatible*, no funciona, no se admite, no admite, sin garantía, no garantiza*, no se garantiza, obsolet*, experimental*, desventaja*, inconveniente*, no significa, problema* conocido*, sujeto a cambios',
      'pero, aunque, solo, sólo, no necesariamente, no siempre',
    ],
    narration: [
      'luego nosotros, y luego, y entonces, después de eso, después, a continuación se habló, primero, al principio, al inicio, era, fue un, había, hubo, ese día, esa mañana, aquella tarde, por la mañana, por la tarde, por la noche, en el almuerzo, durante el almuerzo, después del almuerzo, antes del almuerzo, tras la comida, después de comer, almuerzo, pausa para el café, café, cena, el tiempo, la discusión fue, discusión fue, el debate fue, larga discusión, largo debate, se discutió, se debatió, se habló, se comentó, hablamos de, hablamos sobre, estuvimos hablando, charlamos, comentamos, se abre la sesión, se abrió la sesión, abre la sesión, la reunión comenzó, la reunión empezó, comienza la reunión, inicio de la reunión, se levanta la sesión, se levantó la sesión, fin de la reunión, la reunión terminó, da la bienvenida, dio la bienvenida, bienvenid*, llegó tarde, llega tarde, se incorporó, se retiró, salió antes, se fue, llamó, llamó por teléfono, telefoneó, nos contó, nos dijo, dijo que, mencionó, comentó que, agradece, agradeció, gracias a todos, gracias a todas, se agradece, excusó su asistencia, acta anterior, acta de la sesión anterior, se aprobó el acta, orden del día aprobado, recuerdo, yo era, yo estaba, estábamos, éramos, cuando yo, un día, hace años, hace tiempo, hace unos años, el verano pasado, empecé, la verdad es que, como saben, como sabéis, como todos sabemos, en este artículo, en esta entrada, en esta sección, en este capítulo, vamos a ver, echemos un vistazo, sin más preámbulos, cerca de la medianoche, a medianoche, anécdota, esta sección describe, esta sección explica, esta sección presenta, este documento describe, este documento explica, este capítulo describe, este artículo describe, esta página describe, esta guía describe, esta guía explica, las siguientes secciones, para más información, para obtener más información, para más detalles, más información en, véase también, ver también, ver más abajo, contribución de, sigue leyendo, siga leyendo, pruébalo, pruébelo, diviértete, a divertirse, empecemos, comencemos, vamos allá, manténgase atento, échale un vistazo, eche un vistazo',
      'luego, entonces, más tarde, mientras tanto, tenía, decía, gracias, hola',
    ],
  },
  pointsBack: {
    openers:
      'la moción es, la moción fue, la moción queda, la propuesta es aprobada, la propuesta fue aprobada, la propuesta se aprueba, se aprueba por unanimidad, aprobado por unanimidad, aprobada por unanimidad, tenga en cuenta que este, tenga en cuenta que esta, tenga en cuenta que estos, tenga en cuenta que estas, tenga en cuenta que esto, nótese que esto, nótese que estos, esto, eso, aquello, este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella, aquellos, aquellas, éste, ésta, éstos, éstas, ése, ésa, él, ella, ellos, ellas, ello, lo, le, les, su, sus, tal, tales, dicho, dicha, dichos, dichas, el mismo, la misma, los mismos, las mismas, lo mismo, el último, la última, este último, esta última, estos últimos, estas últimas, el primero, la primera, el segundo, la segunda, el otro, la otra, los otros, las otras, ambos, ambas, los dos, las dos, uno de ellos, una de ellas, algunos de ellos, algunas de ellas, cada uno, cada una, todo esto, todo ello, todos ellos, ninguno de ellos, sin embargo, no obstante, pero, y, e, o, sino, por lo tanto, por tanto, por consiguiente, en consecuencia, por eso, por ello, por esta razón, por este motivo, por esto, así, así que, de este modo, de esta manera, de esta forma, entonces, luego, después, además, también, tampoco, asimismo, igualmente, por otra parte, por otro lado, en cambio, por el contrario, al contrario, de lo contrario, si no, en su lugar, en este caso, en ese caso, en estos casos, para ello, para esto, con ello, con esto, aquí, allí, ahí, desde entonces, después de eso, antes de eso, mientras tanto, entretanto, en ese momento, en este punto, finalmente, por último, como se mencionó, como se dijo, como se indicó, como vimos, como arriba, lo anterior, los anteriores, lo cual, lo que, el cual, la cual, que, quien, cuyo, cuya, donde, por ejemplo, es decir, en otras palabras, en resumen, a pesar de ello, a pesar de esto, aun así, de hecho, pues, porque, de nuevo, si esto, si eso, si este, si esta, si es así, cuando esto, cuando eso, una vez hecho esto, porque esto, como esto, para lograrlo, para hacerlo, para evitarlo, en esos casos, en tales casos, en tal caso, en ambos casos, en todos los casos, los tres, las tres, todos estos, todas estas, la primera opción, la segunda opción, la otra opción, el resto, aparte de eso, la mayoría de ellos, la mayoría de ellas, muchos de ellos, en efecto, dicho esto, dicho eso, en particular, en concreto, concretamente, por supuesto, claro que, al fin y al cabo, alternativamente, del mismo modo, de igual modo, de manera similar, como resultado, en realidad, más importante aún',
    except:
      'este documento, esta página, este artículo, esta propuesta, este informe, esta guía, este capítulo, esta tesis, este estudio, este trabajo, este proyecto, este paquete, esta biblioteca, este plan, esta presentación, esta entrada, este tutorial, esta sección, esta versión, este repositorio, este módulo, esta herramienta, esta semana, este mes, este año, este trimestre, esta vez, esta mañana, lo más importante, lo importante, lo que hay que, lo que aprendimos, lo que debe, lo que debes, lo que salió, su empresa, su equipo, qué es, donde estamos, y ahora qué, ambas partes, así funciona, así de, después de la, después del, después de las, después de los, aquí tiene, aquí tienes, que hacer, además de, el mismo día, el segundo trimestre, el primer',
    ofHeading: 'este, esta, estos, estas, esto, éste, ésta, él, ella, ellos, ellas, su, sus, en este caso',
  },
  leans:
    'este, esta, esto, estos, estas, ese, esa, eso, esos, esas, también, tampoco, asimismo, lo anterior, mencionad* anteriormente, antes mencionad*, mencionad* arriba',
  conditions: 'si, en caso de, a menos que, siempre que, a no ser que, mientras que no',
  leadIn: {
    opens:
      'a continuación, aquí tiene, aquí tienes, aquí está, aquí están, he aquí, estos son, estas son, veamos, los siguientes, las siguientes, el siguiente, la siguiente, lo siguiente',
    near: 'siguiente, siguientes, lo siguiente, como sigue, a continuación, de la siguiente manera, de la siguiente forma, estos pasos, varias opciones, dos opciones, tres opciones, varias razones, dos razones, tres razones, así',
    ends: 'de, a, para, por, que, como sigue, a continuación, lo siguiente, siguiente, siguientes, tales como, tal como, como por ejemplo, por ejemplo, como, a saber, es decir, incluyendo, entre otros, así, son, es, con, abajo, más abajo, esto',
  },
  cited: 'paso, pasos, sección, secciones, apartado, apartados, punto, puntos, parte, capítulo',
  roughly: 'unos, unas, aproximadamente, cerca de, alrededor de',
  months:
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, ene, feb, mar, abr, may, jun, jul, ago, sept, oct, nov, dic',
  weekdays: 'lunes, martes, miércoles, jueves, viernes, sábado, domingo, lun, mar, mié, jue, vie, sáb, dom',
  partsOfTime:
    'finales de, a finales de, principios de, a principios de, mediados de, a mediados de, fin de, desde, hasta, antes de, a partir de, hacia, primavera de, verano de, otoño de, invierno de, primavera, verano, otoño, invierno',
  headings: {
    decisions:
      'decisión, decisiones, acuerdo, acuerdos, acuerdos tomados, resolución, resoluciones, votación, votaciones, lo decidido, lo acordado',
    actions:
      'acción, acciones, tarea*, tareas pendientes, plan de acción, pendientes, por hacer, compromisos, quién hace qué, medidas, medidas correctivas, acciones correctivas, seguimiento',
    nextSteps:
      'próximo paso, próximos pasos, siguiente paso, siguientes pasos, qué sigue, y ahora qué, perspectivas, trabajo futuro, trabajos futuros, lo que viene, próxima reunión, próxima sesión',
    cause:
      'causa, causas, causa raíz, causas raíz, causa principal, origen, por qué ocurrió, por qué pasó, qué falló, qué salió mal, análisis de causas, motivo, motivos, razones, factores contribuyentes',
    summary:
      'resumen, resumen ejecutivo, síntesis, en resumen, en breve, de un vistazo, visión general, vista general, panorama, puntos clave, lo esencial, abstract, descripción general, aspectos destacados, ideas clave',
    conclusion:
      'conclusión, conclusiones, para terminar, cierre, balance, reflexiones finales, consideraciones finales, palabras finales, veredicto',
    background:
      'antecedentes, contexto, introducción, historia, situación actual, estado actual, estado del arte, estado de la cuestión, punto de partida, trasfondo, trabajos relacionados, qué pasó, qué ocurrió, los hechos',
    motivation:
      'motivación, justificación, por qué, por qué ahora, razón de ser, propósito, casos de uso, caso de uso',
    problem:
      'problema*, planteamiento, planteamiento del problema, reto*, desafío*, dificultades, el problema, obstáculos, necesidad, necesidades',
    goals:
      'objetivo*, meta, metas, fines, no objetivos, criterios de éxito, alcance, misión, visión, propósitos',
    alternatives:
      'alternativa*, opción, opciones, variante*, comparación, comparativa, ventajas y desventajas, ventajas e inconvenientes, pros y contras, otras opciones, otros enfoques, alternativas consideradas, ideas descartadas',
    recommendation:
      'recomendación, recomendaciones, propuesta*, solución propuesta, sugerencia*, consejos, nuestra propuesta, buenas prácticas, mejores prácticas',
    risks:
      'riesgo*, amenaza*, limitación, limitaciones, inconvenientes, desventajas, preocupaciones, problemas conocidos, obstáculos, bloqueos, riesgos y mitigación, advertencias, qué puede salir mal',
    timeline:
      'cronología, cronograma, calendario, línea de tiempo, línea temporal, hitos, fechas, fechas clave, planificación, hoja de ruta, fases, etapas, plazos, plan de trabajo',
    results:
      'resultado*, hallazgo*, evaluación, medición, mediciones, logros, métricas, indicadores, cifras, cifras clave, rendimiento, evidencia, números',
    impact:
      'impacto*, efecto*, consecuencia*, repercusiones, afectados, daños, beneficios, alcance del incidente',
    budget:
      'presupuesto*, coste*, costo*, costos, finanzas, financiación, financiamiento, gastos, precio*, precios, inversión, uso de fondos, recursos, recursos necesarios',
    lessons:
      'lecciones aprendidas, lecciones, aprendizajes, lo que aprendimos, qué aprendimos, qué salió bien, qué funcionó, retrospectiva, lo que salió bien, lo que salió mal',
    openQuestions:
      'pregunta* abierta*, preguntas abiertas, cuestiones abiertas, cuestiones pendientes, puntos pendientes, sin resolver, por definir, por decidir, dudas, preguntas, preguntas sin responder',
    agenda: 'orden del día, agenda, temas, temas a tratar, puntos a tratar, programa, temario',
    record: 'notas, acta, notas de la reunión, acta de la reunión, minuta',
    attendees:
      'asistentes, participantes, presentes, ausentes, asistencia, personas presentes, excusados, convocados, miembros presentes, miembros asistentes',
    contents:
      'contenido, contenidos, índice, tabla de contenido, tabla de contenidos, en esta página, sumario',
    appendix:
      'anexo*, apéndice*, material complementario, material adicional, adjuntos, documentos adjuntos, glosario',
    references:
      'referencia*, bibliografía, fuentes, enlaces, enlaces útiles, enlaces relevantes, lecturas recomendadas, véase también, ver también, más información, recursos, notas al pie, para saber más, lecturas sugeridas, lectura recomendada, más recursos, enlaces relacionados, enlaces externos',
    license:
      'licencia*, derechos de autor, aviso legal, copyright, términos de uso, condiciones de uso, descargo de responsabilidad',
    changelog:
      'registro de cambios, historial de cambios, historial de versiones, control de cambios, control de versiones, cambios, novedades, notas de la versión, versiones',
    acknowledgements:
      'agradecimiento*, gracias, créditos, colaboradores, contribuir, contribuciones, patrocinadores, cómo contribuir, mantenedores, autores, contribuyentes, menciones honoríficas, con el apoyo de, nuestros patrocinadores',
  },
  fields: {
    title:
      'título, nombre, asunto, tema, nombre del proyecto, proyecto, título del documento, reunión, objeto, función, denominación, ref. del proyecto',
    author:
      'autor*, autores, autora, redactado por, escrito por, elaborado por, preparado por, por, de, presentado por, propuesto por, ponente*, contacto, secretario, secretaria, creado por, relator*, solicitante*, redactor*',
    owner:
      'responsable*, quién, asignado*, asignado a, encargad*, a cargo, a cargo de, dueño, propietario, líder, persona, coordinador*, equipo',
    date: 'fecha*, día, cuándo, hora, fecha y hora, creado, creado el, actualizado, actualizado el, última actualización, última modificación, modificado, publicado, fecha de la reunión, fecha del incidente, año, mes, trimestre, período, periodo, momento, última revisión, próxima revisión, horario',
    start: 'inicio, fecha de inicio, comienzo, empieza, desde, arranque, a partir de',
    due: 'fecha límite, vencimiento, vence, plazo*, para cuándo, fecha de entrega, entrega, fin, fecha de fin, fecha final, fecha objetivo, límite, fecha prevista, fecha compromiso, hasta',
    status: 'estado, estatus, situación, avance, progreso, fase, etapa, resultado, hecho',
    version: 'versión, revisión, edición, borrador',
    id: 'número, nº, n.º, núm, nro, n, no, id, identificador, código, referencia, ref, ticket, expediente, folio, clave, ítem',
    reviewers:
      'revisor*, revisado por, revisores, aprobado por, aprobador*, aprobación, visto bueno, validado por, firma, firmas, interesados, verificado por',
    attendees:
      'asistente*, participante*, presentes, ausentes, invitado*, convocado*, preside, presidente, presidenta, moderador*, personas, destinatario*, para, copia, excusados',
    location: 'lugar, dónde, ubicación, sala, dirección, ciudad, sede, oficina, país, región',
    priority:
      'prioridad*, prio, urgencia, importancia, gravedad, severidad, criticidad, nivel, impacto, probabilidad',
    task: 'tarea*, acción, acciones, qué, actividad*, actividades, medida*, paso, pasos, descripción, pendiente*, entregable*, tema, punto, compromiso*, hito*, concepto',
    cost: 'coste*, costo*, precio, importe, monto, presupuesto, total, suma, gasto*, valor, estimación, cantidad',
    category:
      'categoría*, tipo, clase, etiqueta*, palabras clave, área, componente*, clasificación, departamento, grupo, confidencialidad',
    link: 'enlace*, url, sitio web, web, fuente, repositorio, discusión, véase también, página, vínculo*',
  },
  callouts: {
    note: 'nota',
    tip: 'consejo',
    important: 'importante',
    warning: 'atención, advertencia',
    caution: 'precaución, peligro',
  },
  leftovers:
    'sin temas, ningún tema, ninguno, ninguno en particular, ninguna en particular, nada en particular, nada en especial, nada por ahora, nada todavía, nada aún, ninguno conocido, ninguna conocida, ningún problema conocido, ningún riesgo conocido, sin problemas conocidos, sin riesgos conocidos, sin limitaciones conocidas, ninguna, ningunos, nada, nada que reportar, nada que informar, sin novedad, sin novedades, no aplica, no procede, n/a, n/c, s/n, no disponible, por definir, por determinar, por confirmar, por completar, por rellenar, a completar, a definir, pendiente, pendientes, en curso, en proceso, en construcción, próximamente, desconocido, desconocida, vacío, sin datos, sin información, sin comentarios, sin observaciones, ninguno por ahora, ninguna por ahora, por ahora ninguno, de momento ninguno, todavía no, aún no, ver arriba, ídem, igual que arriba, texto aquí, tu texto aquí, escriba aquí, por hacer, en preparación, sin preguntas, ninguna pregunta, no hay preguntas, nada nuevo, nada más, sin anuncios, no hay novedades',
  ofSection:
    'esta sección describe, esta sección explica, esta sección contiene, esta sección debe, esta sección presenta, esta sección enumera, este apartado describe, este apartado explica, este apartado debe, en esta sección se, en este apartado se',
  signOff:
    'saludos, un saludo, saludos cordiales, un cordial saludo, cordialmente, atentamente, muy atentamente, le saluda, les saluda, un abrazo, abrazos, besos, gracias, muchas gracias, mil gracias, gracias por leer, gracias por su atención, gracias por vuestra atención, gracias por la atención, gracias por tu tiempo, hasta pronto, hasta luego, hasta la próxima, nos vemos, buen fin de semana, que tengan, feliz código, se levanta la sesión, fin de la reunión, firmado, el equipo, quedo a la espera, quedamos a su disposición, no dude en, no dudes en',
  thanks:
    'editado por, foto de portada, ilustración de, ilustraciones de, publicado originalmente, gracias a todos, gracias a todas, gracias por, gracias también, muchas gracias, mil gracias, un agradecimiento, nuestro agradecimiento, mi agradecimiento, agradecimientos a, agradecemos, agradezco, queremos agradecer, quiero agradecer, quisiera agradecer, quisiéramos agradecer, nos gustaría agradecer, me gustaría agradecer, damos las gracias, este proyecto cuenta con el apoyo de, este trabajo ha sido financiado por',
  sequence:
    'luego, después, a continuación, por último, finalmente, primero, una vez, en cuanto, repetir, paso*, hasta que',
  unordered:
    'una de las siguientes, uno de los siguientes, dos formas, tres formas, varias formas, formas de, maneras de, dos maneras, opción, opciones, alternativa*, elegir entre, regla general, razones, motivos, preguntas, requisitos, criterios, principios, ejemplos, tipos de, diferencias, ventajas, desventajas, objetivos, riesgos, problemas, características, resultados',
  warns: {
    always:
      'no olvides, no olvide, no olvidar, no debe, no deben, no se debe, bajo ningún concepto, en ningún caso, nunca debe',
    loud: 'no, nunca, atención',
  },
  replaces: {
    anywhere:
      'en su lugar, en cambio, se convierte en, pasa a ser, puede escribirse, se puede escribir, se reemplaza por, reemplazar por, reemplázalo por, después del cambio, con este cambio, con esta propuesta',
    alone: 'después, nuevo, nueva forma, ahora',
  },
  moved: {
    what: 'repositorio*, página*, documento*, documentación, proyecto*, paquete, biblioteca, wiki, sitio, artículo*, archivo*, guía, contenido*',
    gone: 'se ha trasladado, se han trasladado, se ha movido, se han movido, ha sido movid*, han sido movid*, se mudó, ha sido archivad*, han sido archivad*, está archivad*, están archivad*, nueva dirección, nueva ubicación, ahora se encuentra, ahora se encuentran, ahora se mantiene, ha sido migrad*',
  },
  elsewhere: {
    here: 'aquí, este enlace, esta página, enlace, este repositorio, este documento, este vídeo',
    always:
      'véase, véase también, véanse, ver también, vea también, consulte, para más información, para más detalles, para obtener más información, para mayor información, para obtener más detalles, para saber más, para conocer más, para ampliar información, más información, más detalles, más informaciones, mayor información, más sobre, lea más, leer más, lee más, saber más, consúltese, refiérase a, remítase a, echa un vistazo, eche un vistazo, la documentación completa, la lista completa se encuentra',
    withAddress:
      'ver, consulta, visite, visita, lea, vaya a, ve a, encontrará, puede encontrar, puedes encontrar, puede consultar, puedes consultar, la documentación, documentación, ejemplos, siga, únase, únete',
    except:
      'ver si, ver cómo, ver a, consulta de, consulta con, consulta al, consulta popular, consulta pública, más sobre la mesa',
  },
};
