import type { HomeWords } from '#i18n/en/home.ts';

const words: HomeWords = {
  howItWorks: {
    sample: 'Muestra',
    caseToday: 'Su caso hoy',
  },
  freeHelp: {
    checked: 'Revisado el {date}. Los horarios cambian; consulte sus páginas.',
  },
  stories: {
    stars: '{stars} de {most} estrellas',
    unproven: 'Cifras nuestras, todavía sin comprobar',
    figures: 'En números',
    example: 'Ejemplo',
    outcome: 'Cómo termina',
  },
  pricing: {
    compare: 'Qué incluye cada paquete',
    includes: 'Incluido',
    cases: 'Casos que cubre',
    upTo: 'hasta {count}',
  },
  testimonials: {
    example: 'Ejemplo',
    controls: 'Pasar las páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    position: '{n} de {count}',
  },
  about: {
    preparer: 'Sus documentos los prepara {name}.',
    lawyer: 'Los revisa {name}, con licencia de abogado en Georgia.',
  },
  latest: {
    readMore: 'Leer más',
    inSpanish: 'en español',
    inEnglish: 'en inglés',
  },
};
export default words;
