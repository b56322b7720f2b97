import type { ClockWords } from '#i18n/en/staff/clocks.ts';

const words: ClockWords = {
  names: {
    work_start: 'Empezar la revisión',
    review: 'Leer la solicitud',
    first_contact: 'Primer contacto',
    attorney: 'Respuesta del abogado',
    papers: 'Primeros documentos',
    processing: 'Todo el caso',
    support_reply: 'Contestar al cliente',
    contact_reply: 'Contestar el mensaje',
    refund_decision: 'Decidir el reembolso',
    money: 'Dinero en la tarjeta',
  },
  states: {
    running: 'A tiempo',
    stopped: 'Detenido',
    warned: 'Vence pronto',
    late: 'Con retraso',
    met: 'Cumplido',
  },
  dueIn: {
    minutes: { one: 'vence en {count} minuto', other: 'vence en {count} minutos' },
    hours: { one: 'vence en {count} hora', other: 'vence en {count} horas' },
    business_days: { one: 'vence en {count} día hábil', other: 'vence en {count} días hábiles' },
  },
  lateBy: {
    minutes: { one: '{count} minuto de retraso', other: '{count} minutos de retraso' },
    hours: { one: '{count} hora de retraso', other: '{count} horas de retraso' },
    business_days: { one: '{count} día hábil de retraso', other: '{count} días hábiles de retraso' },
  },
  stopped: 'el reloj está detenido',
  done: 'cumplido',
  moment: '{distance}, {time}',
  endOfDay: 'al final del {day}',
  title: 'Lo próximo que vence',
  none: 'Por ahora no vence nada.',
  later: { one: '{count} más vence después.', other: '{count} más vencen después.' },
};
export default words;
