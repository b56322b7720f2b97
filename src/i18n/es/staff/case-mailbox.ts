import type { CaseMailboxWords } from '#i18n/en/staff/case-mailbox.ts';

const words: CaseMailboxWords = {
  title: 'No puede entrar: correo perdido o contraseña bloqueada',
  waits: 'Hay un cambio de correo en espera. No se hará antes del {time}.',
  lead: 'Para un cliente que ya no puede leer su correo. Pregunte dos datos, cuelgue y llame al número registrado. El correo anterior recibe un aviso enseguida y el cambio espera {hours} horas.',
  current: 'Correo registrado',
  phone: 'Número para devolver la llamada',
  noPhone:
    'No hay un teléfono registrado al que podamos llamar, así que el correo no se puede cambiar aquí. Mande una carta a la dirección postal registrada.',
  notClient: 'Esta cuenta es de alguien del personal. Su correo no se cambia aquí.',
  second: 'Otra persona del equipo tiene que estar de acuerdo antes de que el correo nuevo reciba su aviso.',
  fact: {
    birth_date: 'Fecha de nacimiento',
    case_number: 'Nuestro número de caso',
    last_payment: 'Monto del último pago',
    docket_number: 'Número de expediente del tribunal',
    street_address: 'Dirección en la solicitud',
    phone_end: 'Últimos cuatro números del teléfono',
  },
  factNamed: {
    birth_date: 'fecha de nacimiento',
    case_number: 'nuestro número de caso',
    last_payment: 'monto del último pago',
    docket_number: 'número de expediente del tribunal',
    street_address: 'dirección en la solicitud',
    phone_end: 'últimos cuatro números del teléfono',
  },
  agreeHint:
    'Mire antes el caso: la llamada, las notas, cualquier cosa rara. Usted también responde por el cambio.',
  mine: 'Usted lo pidió, así que otra persona tiene que estar de acuerdo.',
  states: {
    second: 'En espera de una segunda persona del equipo',
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
  approved: 'Segunda persona: {name}',
  locked: {
    waits:
      'La primera contraseña está bloqueada: cinco fechas de nacimiento equivocadas, la última el {time}.',
    title: 'Desbloquear la primera contraseña',
    lead: 'La fecha de nacimiento se escribió mal cinco veces al crear la primera contraseña. Pregunte dos datos. Si son correctos, el cliente recibe un enlace nuevo por correo y cinco intentos más.',
    submit: 'Desbloquear y mandar un enlace nuevo',
    done: 'Desbloqueada. El cliente recibe un enlace nuevo por correo.',
  },
  agreeing: {
    submit: 'Lo revisé y estoy de acuerdo',
    done: 'El correo nuevo recibe un mensaje para confirmar.',
  },
  stopping: {
    submit: 'Detener el cambio',
    done: 'Detenido.',
    confirm: {
      title: '¿Detener este cambio?',
      text: 'El cliente conserva el correo anterior. Para cambiarlo después, verifíquelo otra vez.',
    },
  },
  form: {
    fields: {
      email: 'Correo nuevo',
      facts: {
        label: '¿Qué contestó la persona?',
        hint: 'Por lo menos dos. Uno debe ser algo que un arrendador no sabría: la fecha de nacimiento, nuestro número de caso o el último pago. Escriba lo que dice la persona; el sistema lo compara y no lo guarda. Nunca lea una respuesta en voz alta. Tras cinco intentos fallidos queda cerrado un día.',
      },
      numberOnFile: 'Llamé al {phone}, el número registrado, y hablé con el cliente.',
      note: {
        label: 'Nota',
        hint: 'Solo la lee nuestro equipo.',
      },
    },
    submit: 'Pedir el cambio',
    done: 'El correo anterior recibe un aviso. El nuevo recibe un mensaje para confirmar.',
    doneForSecond:
      'El correo anterior recibe un aviso. Ahora otra persona del equipo tiene que estar de acuerdo.',
  },
  called: {
    day: 'Día en que devolvió la llamada',
    time: 'Hora (del Este)',
    wrong: 'Escriba el día y la hora en que devolvió la llamada.',
  },
};
export default words;
