import type { NotFoundWords } from '#i18n/en/not-found.ts';

const words: NotFoundWords = {
  heading: 'Esta página no está aquí',
  code: '404 Página no encontrada',
  text: 'Tal vez la dirección tiene un error, o la página cambió de lugar. No se perdió nada de lo que nos envió.',
  wanted: '¿Buscaba alguna de estas?',
  start: 'Empezar o continuar el formulario',
  login: 'Ver mi caso',
  pricing: 'Paquetes y precios',
  freeHelp: 'Ayuda legal gratuita',
  contact: 'Escríbanos',
  search: 'Buscar en este sitio',
  home: 'Ir a la página de inicio',
};
export default words;
