import type { NotLoadedWords } from '../en/not-loaded.ts';

const notLoaded: NotLoadedWords = {
  text: 'Esta parte de la página no se cargó. Revise su conexión y cargue la página otra vez.',
  reload: 'Cargar la página otra vez',
};

export default notLoaded;
