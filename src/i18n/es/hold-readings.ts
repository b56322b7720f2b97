import type { HoldKind } from '#domain/cases/endings.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';

const calm = 'Por ahora no tiene que hacer nada.';

/** While a hold stands, this is read in place of the state. It never says why staff set it. */
const words: Record<HoldKind, ReadingWords> = {
  client_asked: {
    badge: 'En pausa',
    now: 'Su caso está en pausa porque usted nos pidió esperar.',
    next: 'Escríbanos cuando quiera seguir.',
    after: 'Seguimos donde nos quedamos.',
  },
  unreachable: {
    badge: 'En pausa',
    now: 'Su caso está en pausa porque no pudimos comunicarnos con usted.',
    next: 'Escríbanos y seguimos.',
    after: 'Seguimos donde nos quedamos.',
  },
  dispute: {
    badge: 'En pausa',
    now: 'Su caso está en pausa mientras su banco revisa el pago.',
    next: `${calm} Si el reclamo a su banco fue un error, avise a su banco y escríbanos.`,
    after: 'Cuando el banco decida que el pago se mantiene, seguimos donde nos quedamos.',
  },
  late_part: {
    badge: 'En pausa',
    now: 'Su caso está en pausa porque una parte del pago está atrasada.',
    next: 'Pague la parte que falta, o escríbanos si no puede.',
    after: 'Cuando llegue el pago, seguimos donde nos quedamos.',
  },
  refund: {
    badge: 'En pausa',
    now: 'Su caso está en pausa porque usted pidió que le devolvamos su dinero.',
    next: `${calm} Mientras lo revisamos, no tiene que leer ni firmar nada.`,
    after: 'Le escribimos con la decisión. Si prefiere seguir, escríbanos.',
  },
  safety: {
    badge: 'En pausa',
    now: 'Su caso está en pausa mientras nos aseguramos de que seguir no sea un riesgo para usted.',
    next: `${calm} Si está en peligro, llame al 911.`,
    after: 'Le escribimos antes de que pase cualquier otra cosa.',
  },
  legal: {
    badge: 'En pausa',
    now: 'Su caso está en pausa hasta que un abogado conteste una pregunta sobre él.',
    next: `${calm} Puede escribirnos cuando quiera.`,
    after: 'Le escribimos antes de que pase cualquier otra cosa.',
  },
};
export default words;
