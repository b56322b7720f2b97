import type { CallWords } from '#i18n/en/calls.ts';

const words: CallWords = {
  title: 'Hable con nosotros por teléfono',
  lead: 'Una llamada de {minutes} minutos sobre cómo va su caso: qué pasó, qué sigue y qué significan los documentos. No damos asesoría legal.',
  rules:
    'Elija una hora con al menos {notice} horas de anticipación. Puede cambiarla o cancelarla hasta {change} horas antes.',
  none: 'Por ahora no hay horas libres. Escríbanos y buscamos una.',
  noneInLanguage: 'Por ahora no hay horas libres en este idioma.',
  booking: {
    fields: {
      language: { label: '¿En qué idioma?', options: { en: 'Inglés', es: 'Español' } },
      startsAt: 'Hora (hora del Este)',
      phone: {
        label: 'Su número de teléfono',
        hint: 'Le llamamos a este número. Si nadie contesta, no dejamos detalles.',
      },
    },
    sending: 'Reservando…',
  },
  day: 'Día',
  choose: 'Por favor, elija una hora.',
  book: 'Reservar esta llamada',
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
