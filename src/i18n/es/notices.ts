import type { NoticeWords } from '#i18n/en/notices.ts';

const words: NoticeWords = {
  title: 'Novedades',
  lead: 'De los últimos 90 días. Lo que ya atendió desaparece de la lista.',
  none: 'Por ahora no hay nada nuevo.',
  isNew: 'nuevo',
  yourTurn: 'le toca a usted',
  inCase: 'Caso {number}',
  date: 'Fecha: {date}',
  older: 'Anteriores',
  choose: 'Elegir cómo le avisamos',
  close: 'Cerrar',
  failed: 'No se pudo cargar. Revise su conexión.',
  again: 'Intentar otra vez',
  what: {
    status_changed: 'Su caso avanzó',
    message_sent: 'Le escribimos',
    case_update: 'Agregamos una novedad',
    request_added: 'Le pedimos algo',
    request_returned: 'Por favor, envíe algo otra vez',
    papers_ready: 'Hay documentos para que usted los lea',
    translation_ready: 'Lea sus palabras en inglés, por favor',
    upgrade_offered: 'Le sugerimos otro paquete para su caso',
    ticket_answered: 'Contestamos su pregunta',
    part_due: 'Toca pagar una parte',
    call_booked: 'Su llamada está reservada',
    call_cancelled: 'Se canceló su llamada',
    other: 'Hay algo nuevo',
  },
  moved: 'Su caso avanzó: {state}',
};
export default words;
