import type { CaseWords } from '#i18n/en/cases.ts';

const words: CaseWords = {
  states: {
    waiting_for_application: { badge: 'Falta su solicitud' },
    submitted: { badge: 'Recibido' },
    in_review: { badge: 'En revisión' },
    waiting_for_client: { badge: 'Necesitamos algo de usted' },
    preparing: { badge: 'Preparando sus documentos' },
    attorney_review: { badge: 'Un abogado los está leyendo' },
    client_review: { badge: 'Listos para que los lea' },
    ready_to_file: { badge: 'Listos para presentarse' },
    filed: { badge: 'Presentados en el tribunal' },
    hearing_set: { badge: 'Ya hay fecha en el tribunal' },
    granted: { badge: 'El juez dijo que sí' },
    denied: { badge: 'El juez dijo que no' },
    notifying: { badge: 'Después de la orden' },
    closed: { badge: 'Cerrado' },
    cancelled: { badge: 'Cancelado' },
  },
  ball: {
    client: 'Le toca a usted',
    us: 'Nos toca a nosotros',
    attorney: 'Nos toca a nosotros',
    court: 'El tribunal marca el ritmo',
    nobody: 'Nadie tiene que hacer nada',
  },
  phases: {
    application: 'Solicitud',
    review: 'Revisión',
    papers: 'Documentos',
    court: 'Tribunal',
    result: 'Resultado',
  },
  phaseTexts: {
    application: 'Usted nos cuenta su caso en un formulario. Le lleva unos 10 minutos.',
    review: 'Comparamos lo que nos dijo con el registro público del tribunal y le pedimos lo que falte.',
    papers:
      'Preparamos sus documentos para el tribunal con sus respuestas. Usted lee cada página y dice que sí, o pide un cambio.',
    court:
      'Los documentos van al tribunal. Puede ser que ponga una fecha para que un juez le escuche. El tribunal decide cuánto tarda.',
    result: 'Un juez decide. Le decimos qué decidió y qué pasos siguen.',
  },
  phasesLabel: 'En qué va su caso',
  phaseDone: 'listo',
  phaseNow: 'ahora',
  updates: {
    application_received: 'Recibimos su solicitud',
    payment_received: 'Recibimos su pago',
    status_changed: 'Nuevo estado: {status}',
    payment_refunded: 'Le devolvimos su pago',
    payment_partially_refunded: 'Le devolvimos una parte de su pago',
    payment_disputed: 'Usted reclamó el pago ante su banco',
    dispute_won: 'El banco decidió: el pago se mantiene',
    document_added: 'Se agregó un documento',
    message_sent: 'Le escribimos',
    paper_added: 'Hay una versión nueva de un documento',
    request_added: 'Le pedimos algo',
    request_answered: 'Usted mandó lo que le pedimos',
    hearing_set: 'El tribunal puso una fecha',
    package_changed: 'Su paquete cambió',
  },
};
export default words;
