import type { RepliesWords } from '#i18n/en/staff/replies.ts';

const bodyHint =
  'Deje un espacio por llenar entre llaves dobles, como {{day}}. Los mismos espacios en los dos idiomas.';

const words: RepliesWords = {
  title: 'Respuestas guardadas',
  lead: 'Textos para contestar, siempre en los dos idiomas. Un espacio como {{name}} se tiene que llenar antes de mandar la respuesta.',
  search: 'Palabras de una respuesta',
  empty: 'Todavía no hay respuestas guardadas.',
  add: 'Nueva respuesta',
  newTitle: 'Nueva respuesta guardada',
  columns: { title: 'Respuesta', state: 'Estado', changed: 'Último cambio' },
  older: { en: 'El inglés se quedó atrás', es: 'El español se quedó atrás' },
  current: 'Las dos al día',
  olderText: {
    en: 'La parte en español se cambió después que la de inglés. Lea las dos y guarde con la casilla de abajo marcada.',
    es: 'La parte en inglés se cambió después que la de español. Lea las dos y guarde con la casilla de abajo marcada.',
  },
  fields: {
    titleEn: 'Nombre en inglés',
    titleEs: 'Nombre en español',
    bodyEn: { label: 'Texto en inglés', hint: bodyHint },
    bodyEs: { label: 'Texto en español', hint: bodyHint },
    bothCurrent: 'Leí las dos partes y dicen lo mismo',
  },
  submit: 'Guardar',
  done: 'Guardado.',
  doneOlder: {
    en: 'Guardado. Ahora el inglés se quedó atrás: revíselo.',
    es: 'Guardado. Ahora el español se quedó atrás: revíselo.',
  },
  stored: 'Versión actual',
  retire: {
    title: 'Quitar',
    submit: 'Quitar esta respuesta',
    question: '¿Quitar “{title}”?',
    text: 'Ya no se ofrecerá. Lo que se contestó con ella se queda como está.',
    yes: 'Quitar',
    done: 'Se quitó.',
  },
  picker: {
    open: 'Respuestas guardadas',
    filter: 'Buscar una respuesta',
    none: 'Ninguna respuesta tiene esas palabras.',
    insert: 'Insertar: {title}',
    inserted: 'Se insertó: {title}',
    manage: 'Administrar las respuestas',
  },
  blanks: {
    left: { one: 'Falta llenar un espacio', other: 'Faltan {count} espacios por llenar' },
    next: 'Ir al siguiente espacio',
    refused: 'Primero llene cada espacio, o bórrelo.',
  },
};
export default words;
