import type { QuestionsWords } from '#i18n/en/questions.ts';

const words: QuestionsWords = {
  contents: 'En esta página',
  phone: 'Nuestro número es {phone}.',
  noPhone: 'Todavía no tenemos una línea de teléfono para preguntas.',
  lawyer: '{name}, con licencia de abogado en Georgia, revisa los papeles que preparamos.',
  noLawyer: 'Ningún abogado revisa hoy los documentos.',
  missing: {
    title: '¿Falta su pregunta?',
    text: 'Pregúntenos y le contesta una persona. Si su caso es urgente o sigue abierto, llame primero a un abogado que no cobra.',
    write: 'Escríbanos',
    freeHelp: 'Ayuda legal gratuita',
    search: 'Buscar en el sitio',
  },
};
export default words;
