// What a text from a phone means. A word for us counts only where it stands alone, or nearly: "please cancel my
// appointment" is a message to a person.

export const textMeanings = [
  'stop',
  'wrong_number',
  'start',
  'yes',
  'no',
  'help',
  'one',
  'two',
  'words',
] as const;
export type TextMeaning = (typeof textMeanings)[number];

/** Each in lower case, without accents and signs. */
const phrases: Readonly<Record<Exclude<TextMeaning, 'words'>, readonly string[]>> = {
  stop: [
    'stop',
    'stopall',
    'stop all',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'opt out',
    'remove me',
    'alto',
    'parar',
    'pare',
    'paren',
    'baja',
    'cancelar',
    'cancele',
    'basta',
    'detener',
    'terminar',
    'fin',
    'salir',
    'no more',
    'no more texts',
    'no mas',
    'no mas mensajes',
    'no me escriban',
    'no me escriban mas',
    'no me manden mas mensajes',
    'do not text me',
    'dont text me',
    'leave me alone',
    'quitar',
    'dar de baja',
    'darme de baja',
  ],
  wrong_number: [
    'wrong number',
    'wrong person',
    'numero equivocado',
    'numero incorrecto',
    'se equivoco de numero',
    'se equivocaron de numero',
    'este no es su numero',
    'you have the wrong number',
    'wrong number please stop',
  ],
  start: ['start', 'unstop', 'empezar', 'comenzar', 'iniciar', 'inicio', 'alta'],
  yes: [
    'yes',
    'y',
    'yes please',
    'yeah',
    'yep',
    'ok yes',
    'si',
    's',
    'si por favor',
    'claro',
    'claro que si',
    'si gracias',
    'yes thanks',
  ],
  no: ['no', 'n', 'no thanks', 'no gracias', 'nope'],
  help: ['help', 'info', 'ayuda', 'informacion', 'auxilio'],
  one: ['1', 'uno', 'one'],
  two: ['2', 'dos', 'two'],
};

/** Said before or behind, and no part of the word. */
const courtesy =
  /^(?:please|por favor|ok|hi|hello|hola)\s+|\s+(?:please|por favor|thanks|thank you|gracias|now|ya|ahora)$/;

const bare = (body: string): string =>
  body
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reads a text. STOP in three words or fewer is STOP, whatever the others are: nobody has to say it as we would. */
export function meaningOf(body: string): TextMeaning {
  const answer = bare(body);
  const plain = answer.replace(courtesy, '').replace(courtesy, '');
  for (const meaning of textMeanings)
    if (meaning !== 'words' && (phrases[meaning].includes(answer) || phrases[meaning].includes(plain)))
      return meaning;
  const words = answer.split(' ');
  if (words.length <= 3 && words.some((word) => word === 'stop' || word === 'unsubscribe')) return 'stop';
  return 'words';
}

/** Words the provider answers by itself on a number of the United States, so that we do not answer twice. */
const answeredByProvider = new Set([
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'revoke',
  'optout',
  'start',
  'unstop',
  'help',
  'info',
]);
export const isAnsweredByProvider = (body: string): boolean => answeredByProvider.has(bare(body));
