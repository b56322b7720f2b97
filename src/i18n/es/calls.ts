import type { CallWords } from '#i18n/en/calls.ts';

const words: CallWords = {
  title: 'Hable con nosotros por teléfono',
  lead: 'Una llamada de {minutes} minutos sobre cómo va su caso: qué pasó, qué sigue y qué significan los documentos. No damos asesoría legal.',
  rules:
    'Elija una hora con al menos {notice} horas de anticipación. Puede cambiarla o cancelarla hasta {change} horas antes.',
  none: 'Por ahora no hay horas libres. Escríbanos y buscamos una.',
  noneInLanguage: 'Por ahora no hay horas libres en este idioma.',
  language: '¿En qué idioma?',
  languages: { en: 'Inglés', es: 'Español' },
  day: 'Día',
  time: 'Hora (hora del Este)',
  phone: 'Su número de teléfono',
  phoneHint: 'Le llamamos a este número. Si nadie contesta, no dejamos detalles.',
  phoneInvalid:
    'Escriba los 10 números del teléfono. Si es de otro país, empiece con + y el código del país.',
  choose: 'Por favor, elija una hora.',
  required: 'Por favor, llene esto.',
  book: 'Reservar esta llamada',
  booking: 'Reservando…',
  move: 'Cambiar la llamada a esta hora',
  booked: 'Su llamada está reservada. Le mandamos un correo.',
  moved: 'Cambiamos su llamada. Le mandamos un correo.',
  taken: 'Alguien acaba de tomar esta hora. Estas son las libres más cercanas:',
  standing: 'Su llamada: {date}',
  standingWith: '{name} le llama al {phone}.',
  standingPlain: 'Le llamamos al {phone}.',
  fixed: 'Ya no se puede cambiar aquí. Escríbanos si no puede contestar la llamada.',
  change: 'Cambiar la llamada',
  keep: 'Dejar la llamada como está',
  cancel: 'Cancelar la llamada',
  cancelQuestion:
    'No le llamaremos a esta hora, y otra persona podrá tomarla. Usted puede reservar otra llamada.',
  cancelYes: 'Sí, cancelarla',
  cancelled: 'Cancelamos su llamada.',
};
export default words;
