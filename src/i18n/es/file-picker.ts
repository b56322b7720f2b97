import type { FilePickerWords } from '#i18n/en/file-picker.ts';

const words: FilePickerWords = {
  add: 'Agregar archivos o tomar una foto',
  drop: 'o suéltelos aquí',
  single: { add: 'Elegir un archivo', drop: 'o suéltelo aquí' },
  list: 'Archivos que agregó',
  shrinking: 'Reduciendo la foto…',
  shrunk: '{size}; la reducimos: pesaba {before}',
  waiting: 'En espera…',
  sending: 'Enviando… {percent}%',
  checking: 'Revisando…',
  sent: 'Recibido',
  later: 'No se envió: no respondió su conexión o nuestro servicio. Inténtelo de nuevo en unos minutos.',
  wait: 'Un archivo todavía va en camino. Espere hasta que diga “Recibido”.',
  failed: 'No se envió.',
  remove: 'Quitar',
  removeNamed: 'Quitar {name}',
  retry: 'Intentar de nuevo',
  retryNamed: 'Intentar de nuevo: {name}',
  addedNow: 'Se agregó {name}',
  refusedNow: 'No se agregó {name}. {reason}',
  removedNow: 'Se quitó {name}',
};
export default words;
