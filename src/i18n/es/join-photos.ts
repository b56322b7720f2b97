import type { JoinPhotosWords } from '#i18n/en/join-photos.ts';

const words: JoinPhotosWords = {
  join: 'Hacer un solo PDF con estas {count} fotos',
  joining: 'Haciendo el PDF…',
  joined: 'fotos',
  failed: 'No se pudo leer una de las fotos. Quítela o mándelas una por una.',
};
export default words;
