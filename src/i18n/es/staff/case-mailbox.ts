import type { CaseMailboxWords } from '#i18n/en/staff/case-mailbox.ts';

const words: CaseMailboxWords = {
  title: 'Correo perdido: otro correo electrónico',
  waits: 'Hay un cambio de correo en espera. No se hará antes del {time}.',
  lead: 'Para un cliente que ya no puede leer su correo. Pregunte dos datos, cuelgue y llame al número registrado. Los dos correos reciben un aviso enseguida y el cambio espera {hours} horas.',
  current: 'Correo registrado',
  phone: 'Número para devolver la llamada',
  noPhone:
    'No hay un teléfono registrado al que podamos llamar, así que el correo no se puede cambiar aquí. Mande una carta a la dirección postal registrada.',
  notClient: 'Esta cuenta es de alguien del personal. Su correo no se cambia aquí.',
  email: 'Correo nuevo',
  facts: '¿Qué datos sabía la persona?',
  factsHint:
    'Por lo menos dos. Uno debe ser algo que un arrendador no sabría: la fecha de nacimiento, nuestro número de caso o el último pago. No lea las respuestas en voz alta ni las anote.',
  fact: {
    birth_date: 'Fecha de nacimiento',
    case_number: 'Nuestro número de caso',
    last_payment: 'Monto y día del último pago',
    docket_number: 'Número de expediente del tribunal',
    street_address: 'Dirección en la solicitud',
    phone_end: 'Últimos cuatro números del teléfono',
  },
  calledOn: 'Día en que devolvió la llamada',
  calledTime: 'Hora (del Este)',
  calledBad: 'Escriba el día y la hora en que devolvió la llamada.',
  number: 'Llamé al {phone}, el número registrado, y hablé con el cliente.',
  note: 'Nota',
  noteHint: 'Solo la lee nuestro equipo.',
  submit: 'Pedir el cambio',
  done: 'Los dos correos reciben un aviso. El cambio queda en espera.',
  states: {
    unconfirmed: 'En espera hasta el {time}; el correo nuevo aún no confirma',
    waiting: 'El correo nuevo confirmó; en espera hasta el {time}',
    done: 'Cambiado',
    undone: 'Cambiado y luego deshecho desde el correo anterior',
    stopped: 'Detenido',
    taken: 'Sin cambio: otra cuenta tiene ese correo',
    lapsed: 'Sin cambio: el correo nuevo nunca confirmó',
  },
  last: 'Último cambio pedido',
  asked: '{name}, {time}; devolvió la llamada {called}. Datos: {facts}',
  stop: 'Detener el cambio',
  stopConfirm: {
    title: '¿Detener este cambio?',
    text: 'El cliente conserva el correo anterior. Para cambiarlo después, verifíquelo otra vez.',
  },
  stopped: 'Detenido.',
};
export default words;
