import type { CaseFreeHelpWords } from '#i18n/en/staff/case-free-help.ts';

const words: CaseFreeHelpWords = {
  title: 'Ayuda legal gratuita',
  steps: {
    sent: 'mandado, sin abrir',
    opened: 'abierto',
    took: 'lo aceptó',
    cannot: 'no puede',
    withdrawn: 'el cliente lo retiró',
    unanswered: 'no contestó',
  },
};
export default words;
