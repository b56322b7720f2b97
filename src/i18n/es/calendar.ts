import type { CalendarWords } from '#i18n/en/calendar.ts';

const words: CalendarWords = {
  title: 'Sus fechas',
  none: 'Por ahora no hay fechas.',
  kinds: {
    hearing: 'Fecha en el tribunal',
    call: 'Llamada con nosotros',
    request: 'Por favor, envíe lo que le pedimos',
    deadline: 'Vence la orden del tribunal',
  },
  important: 'No falte',
  inCase: 'Caso {number}',
  save: 'Guardar en mi calendario',
  saveNamed: 'Guardar en mi calendario: {what}, {when}',
  more: 'Todas las fechas en mi propio calendario',
  moreText:
    'El calendario de su teléfono o computadora puede mostrar estas fechas por sí solo. Los títulos son neutrales. Puede tardar un día en actualizarse; por eso también le mandamos un correo con cada cambio.',
  withPlace: 'Mostrar también el lugar del tribunal',
  make: 'Crear una dirección secreta',
  remake: 'Crear una dirección nueva',
  makeText: 'Con una dirección nueva, la anterior deja de servir.',
  url: 'Su dirección secreta',
  urlHint:
    'Cópiela en su calendario, donde dice “suscribirse” o “desde URL”. Quien la tenga puede ver estas fechas. Solo la mostramos esta vez.',
  copy: 'Copiar',
  copied: 'Copiada.',
  open: 'Abrir en mi calendario',
  exists: 'Tiene una dirección desde el {date}.',
  end: 'Quitar esta dirección',
  ended: 'La dirección ya no funciona.',
  all: 'Descargar todas las fechas',
  file: {
    calendar: 'Mis fechas',
    titles: {
      hearing: 'Cita',
      call: 'Llamada',
      request: 'Enviar algo',
      deadline: 'Recordatorio',
    },
    about: 'Los detalles están en su cuenta: {link}',
  },
};
export default words;
