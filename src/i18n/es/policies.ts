import type { PolicyWords } from '#i18n/en/policies.ts';

const words: PolicyWords = {
  effective: 'Vigente desde el {date}.',
  changed: 'Último cambio: {date}.',
  changes: 'Qué cambió y cuándo',
  email: 'Correo electrónico:',
  phone: 'Teléfono:',
  contents: 'En esta página',
};
export default words;
