import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('es', {
  decision: ['Hemos decidido aplazar el lanzamiento.', 'La junta aprobó el presupuesto por unanimidad.'],
  ask: ['Solicitamos 30.000 euros para la segunda fase.', 'Necesitamos su aprobación antes del viernes.'],
  cause: ['La caída se debió a un certificado caducado.', 'La causa raíz fue un disco lleno.'],
  result: ['El tiempo de carga bajó de 4 a 1,2 segundos.', 'Los resultados muestran una mejora clara.'],
  risk: ['Existe el riesgo de que el proveedor falle.', 'El plazo peligra si no llega el material.'],
  action: ['Lucía se encargará de reservar la sala.', 'Responsable: Pablo. Fecha límite: 3 de mayo.'],
  conclusion: ['En resumen, el piloto se paga solo.', 'En definitiva, ha merecido la pena.'],
  recommendation: ['Recomendamos la segunda opción.', 'Se aconseja probarlo primero con pocos usuarios.'],
  rule: [
    'El nombre debe ser único.',
    'El método ya no acepta funciones.',
    'La opción está apagada por defecto.',
  ],
  question: ['Aún no se ha decidido quién paga la formación.', 'Queda por definir la fecha.'],
  caveat: ['Cabe señalar que las cifras son provisionales.', 'Solo se aplica a los contratos nuevos.'],
  narration: [
    'Después de comer, la discusión fue larga.',
    'El presidente dio la bienvenida a los asistentes.',
    'Esta sección describe las distintas partes.',
    'Para más información, visite el sitio.',
  ],
});
