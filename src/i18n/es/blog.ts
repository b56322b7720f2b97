import type { BlogWords } from '#i18n/en/blog.ts';

const words: BlogWords = {
  all: 'Todos los artículos',
  topics: 'Temas',
  tagTitle: 'Artículos sobre: {tag}',
  tagDescription:
    'Artículos sobre “{tag}” para inquilinos en Georgia que tienen un registro de desalojo, en palabras sencillas y con sus fuentes.',
  pageTitle: '{title}, página {number}',
  pageDescription: '{description} Página {number}.',
  minutes: { one: '{count} minuto de lectura', other: '{count} minutos de lectura' },
  otherLanguage: 'En inglés',
  none: 'Todavía no hay artículos aquí.',
  paging: {
    label: 'Páginas',
    newer: 'Artículos más nuevos',
    older: 'Artículos anteriores',
    page: 'Página {number}',
  },
  search: { label: 'Busque en los artículos y las respuestas', button: 'Buscar' },
  feed: 'Reciba los artículos nuevos (RSS)',
  post: {
    published: 'Publicado el {date}',
    updated: 'actualizado el {date}',
    contents: 'En esta página',
    notice:
      'Esta es información general, no asesoría legal. Cada caso es distinto, y quien decide es un juez.',
    reviewed: 'Datos y fuentes revisados por última vez el {date}.',
    sources: 'Fuentes',
    checked: 'consultada el {date}',
    nextTitle: 'Qué puede hacer ahora',
    free: {
      title: 'Primero, la ayuda gratuita',
      text: 'Hay abogados que no cobran y pueden contestar preguntas sobre su caso que nosotros no podemos contestar.',
      link: 'Vea quién ayuda gratis',
    },
    start: {
      title: '¿Quiere pedírselo a un juez?',
      text: 'Preparamos los documentos con sus respuestas. Son cinco pasos cortos y no paga nada antes de revisarlas todas.',
      link: 'Llenar el formulario',
    },
    related: 'Siga leyendo',
  },
  freeHelp: { checked: 'Números revisados por última vez el {date}.' },
};
export default words;
