import type { RefundTimesWords } from '#i18n/en/refund-times.ts';

const words: RefundTimesWords = {
  sentence:
    'Decidimos en {decided} día hábil como máximo, y el dinero debería llegar a su tarjeta de {from} a {to} días hábiles después.',
};
export default words;
