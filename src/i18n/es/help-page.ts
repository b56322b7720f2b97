import type { HelpPageWords } from '#i18n/en/help-page.ts';

const words: HelpPageWords = {
  title: 'Respuestas para la ayuda legal gratuita',
  lead: '{name} llenó nuestro formulario el {date} y trae esta página para no tener que contarlo todo otra vez. No somos abogados. Por favor, llame a {name}.',
  about: 'Lo que {name} nos contó',
  closing:
    'Nadie comprobó estas respuestas. Nosotros no le mandamos esta página a nadie: la imprimió la persona que se la muestra.',
  foot: '{title} {reference} · página {page} de {pages}',
};
export default words;
