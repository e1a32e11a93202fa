import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Contexto',
      'dónde estamos hoy',
      'contexto, introducción, antecedentes, motivación, panorama, situación, estado actual, por qué ahora',
    ],
    problem: [
      'Problema',
      'qué duele y a quién',
      'problema, reto, desafío, dificultad, obstáculo, carencia, necesidad',
    ],
    solution: [
      'Solución',
      'qué hacemos al respecto',
      'solución, enfoque, nuestra respuesta, propuesta, qué hacemos, producto, oferta',
    ],
    market: [
      'Mercado',
      'quién compra y cuántos son',
      'mercado, oportunidad, cliente, público objetivo, segmento, demanda, sector, crecimiento',
    ],
    competition: [
      'Competencia',
      'quién más lo intenta y qué nos distingue',
      'competencia, competidor, diferenciación, posicionamiento, ventaja competitiva',
    ],
    proof: [
      'Pruebas',
      'qué muestra que funciona',
      'prueba, tracción, testimonio, referencia, opinión, piloto, validación, caso de éxito, evidencia',
    ],
    team: [
      'Equipo',
      'quién está detrás',
      'equipo, fundador, quiénes somos, personas, organización, roles, personal',
    ],
    ask: [
      'Lo que pedimos',
      'qué pedimos',
      'lo que pedimos, financiación, financiamiento, inversión, ronda, uso de los fondos, solicitud, pedimos, aprobación',
    ],
    vision: ['Objetivo', 'adónde queremos llegar', 'objetivo, visión, misión, meta, propósito, ambición'],
    features: [
      'Funciones',
      'qué puede hacer',
      'función, funcionalidad, característica, capacidad, novedad, de un vistazo',
    ],
    howItWorks: [
      'Cómo funciona',
      'qué ocurre por dentro',
      'cómo funciona, funcionamiento, arquitectura, diseño, tecnología, componente, sistema, modelo de datos, interfaz',
    ],
    demo: [
      'Demostración',
      'qué aspecto tiene',
      'demostración, demo, ejemplo, captura, recorrido, vista previa',
    ],
    useCases: [
      'Casos de uso',
      'para qué se usa',
      'caso de uso, casos de uso, escenario, aplicación, quién lo usa',
    ],
    benefits: [
      'Beneficios',
      'qué se gana',
      'beneficio, ventaja, valor, ganancia, por qué nosotros, ahorro, retorno',
    ],
    pricing: [
      'Precios',
      'cuánto cuesta',
      'precio, tarifa, suscripción, plan de precios, paquete, oferta, cotización',
    ],
    cost: [
      'Presupuesto',
      'cuánto nos cuesta',
      'presupuesto, costo, coste, finanzas, gasto, esfuerzo, recursos, dinero',
    ],
    plan: [
      'Plan',
      'qué pasa y cuándo',
      'plan, hoja de ruta, cronograma, calendario, hito, plazo, fases, despliegue, migración',
    ],
    scope: [
      'Alcance',
      'qué incluye y qué no',
      'alcance, entregable, requisito, fuera del alcance, especificación',
    ],
    options: [
      'Opciones',
      'qué podríamos hacer en su lugar',
      'opción, opciones, alternativa, comparación, pros y contras, variantes',
    ],
    risks: [
      'Riesgos',
      'qué podría salir mal',
      'riesgo, amenaza, mitigación, preocupación, limitación, dependencia, pregunta abierta, seguridad',
    ],
    nextSteps: [
      'Próximos pasos',
      'qué hacer ahora',
      'próximos pasos, siguientes pasos, acción, acciones, por hacer, llamada a la acción, perspectivas',
    ],
    question: [
      'Pregunta',
      'qué queríamos saber',
      'pregunta de investigación, hipótesis, planteamiento, resumen del estudio, objeto de estudio',
    ],
    relatedWork: [
      'Antecedentes',
      'qué se sabía antes',
      'estado del arte, trabajos relacionados, literatura, marco teórico, estudios previos',
    ],
    method: [
      'Método',
      'cómo lo averiguamos',
      'método, metodología, experimento, datos, muestra, procedimiento, diseño del estudio',
    ],
    results: ['Resultados', 'qué encontramos', 'resultado, hallazgo, análisis, medición, rendimiento'],
    discussion: [
      'Discusión',
      'qué significa y qué no',
      'discusión, interpretación, implicación, limitaciones, alcance de los resultados',
    ],
    conclusion: [
      'Conclusión',
      'qué recordar',
      'conclusión, conclusiones, resumen, lecciones, recomendación, cierre, síntesis',
    ],
    prerequisites: [
      'Antes de empezar',
      'qué necesita',
      'requisitos previos, requisitos, antes de empezar, qué necesita, compatibilidad',
    ],
    gettingStarted: [
      'Primeros pasos',
      'los primeros minutos',
      'primeros pasos, inicio rápido, instalación, instalar, configuración inicial, descargar',
    ],
    steps: [
      'Paso a paso',
      'cómo se hace',
      'paso a paso, uso, instrucciones, procedimiento, cómo usar, tutorial',
    ],
    reference: [
      'Referencia',
      'los detalles para consultar',
      'referencia, api, opciones, configuración, comando, parámetro, sintaxis, ajustes',
    ],
    troubleshooting: [
      'Solución de problemas',
      'qué hacer cuando no funciona',
      'solución de problemas, preguntas frecuentes, faq, problemas conocidos, error, ayuda',
    ],
    status: [
      'Dónde estamos',
      'qué pasó desde la última vez',
      'estado, avance, progreso, balance, retrospectiva, el trimestre, informe, seguimiento',
    ],
    figures: [
      'Cifras',
      'los números que importan',
      'cifra, indicador, ingresos, ventas, estadística, kpi, métrica',
    ],
    items: ['Temas', 'de qué hablar', 'tema, orden del día, punto a tratar, para discutir'],
    decisions: [
      'Decisiones',
      'qué decidir',
      'decisión, decisiones, decidir, resolución, votación, aprobación',
    ],
    profile: [
      'Perfil',
      'quién es',
      'sobre mí, sobre nosotros, perfil, biografía, trayectoria, presentación, experiencia',
    ],
    skills: [
      'Habilidades',
      'qué hacemos bien',
      'habilidad, competencia profesional, servicio, especialidad, fortalezas, herramientas',
    ],
    works: [
      'Trabajos',
      'qué se ha hecho',
      'trabajo, proyecto, portafolio, caso de estudio, selección, clientes, publicación, exposición',
    ],
    contact: ['Contacto', 'dónde encontrarnos', 'contacto, contáctenos, escríbanos, correo, dirección'],
  },
  narratives: {
    Pitch:
      'pitch, inversor, inversionista, startup, emprendimiento, ronda de inversión, capital riesgo, capital semilla',
    Showcase: 'lanzamiento, presentación de producto, demostración, novedad, muestra, biblioteca, escaparate',
    Sales: 'ventas, venta, comprador, cliente potencial, oferta comercial, presentación comercial',
    Proposal:
      'propuesta, diseño técnico, licitación, proyecto de, solicitud de subvención, caso de negocio, anteproyecto',
    Research: 'investigación, estudio, tesis, experimento, encuesta, hipótesis, científico, artículo',
    Guide:
      'guía, tutorial, manual, cómo, formación, capacitación, curso, taller, documentación, incorporación, instalación, instalar',
    Meeting:
      'reunión, acta, trimestre, trimestral, informe de estado, semanal, mensual, retrospectiva, junta, consejo, seguimiento',
    Portfolio:
      'portafolio, portfolio, currículum, mis trabajos, nuestros trabajos, agencia, autónomo, sobre mí',
  },
};
