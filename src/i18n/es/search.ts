import type { SearchWords } from '#i18n/en/search.ts';

const words: SearchWords = {
  label: '¿Qué busca?',
  hint: 'Una o dos palabras bastan, por ejemplo “depósito” o “audiencia”.',
  button: 'Buscar',
  searching: 'Buscando…',
  results: 'Resultados',
  found: { one: '{count} resultado para “{words}”', other: '{count} resultados para “{words}”' },
  more: 'Mostrar más',
  none: {
    title: 'No encontramos nada con “{words}”',
    text: 'Pruebe con otra palabra o con menos palabras. Si tiene una pregunta sobre su propio caso, hable con un abogado que no cobra.',
    freeHelp: 'Ayuda legal gratuita',
    contact: 'Escríbanos',
  },
  failed: 'El buscador no se cargó. Revise su conexión e inténtelo de nuevo, o elija de la lista de abajo.',
  all: 'Todos los artículos',
  newest: 'Los artículos más nuevos',
};
export default words;
