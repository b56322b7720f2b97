// What the provider of the local phone knows: texts in both directions, who blocked us, and what goes wrong on demand.
import { randomBytes } from 'node:crypto';

export interface PhoneMedia {
  readonly sid: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface PhoneText {
  readonly sid: string;
  readonly direction: 'inbound' | 'outbound-api' | 'outbound-reply';
  /** The phone it went to or came from. */
  readonly phone: string;
  readonly body: string;
  readonly media: readonly PhoneMedia[];
  readonly at: Date;
  status: 'queued' | 'sent' | 'delivered' | 'undelivered' | 'received';
  readonly statusCallback: string | null;
  /** The provider's copy was deleted; the phone, of course, keeps its own. */
  isForgotten: boolean;
}

/**
 * - refuse: 500, nothing was taken
 * - lose: taken, and the connection is cut before the answer
 * - undelivered: taken, and it never arrives
 * - silent: taken, and no state is ever told
 * - vanish: taken, and neither an answer nor a state comes
 */
export const faultKinds = ['refuse', 'lose', 'undelivered', 'silent', 'vanish'] as const;
export type PhoneFault = (typeof faultKinds)[number];

export interface PhoneStore {
  readonly accountSid: string;
  readonly authToken: string;
  readonly number: string;
  readonly texts: PhoneText[];
  /** Phones from which STOP came: the provider refuses to send there. */
  readonly blocked: Set<string>;
  readonly faults: PhoneFault[];
  /** How often each signed call is made. */
  repeats: number;
  /** How late each signed call comes. */
  delayMs: number;
}

export const newSid = (prefix: string): string => prefix + randomBytes(16).toString('hex');

export function makeStore(number: string): PhoneStore {
  return {
    accountSid: newSid('AC'),
    authToken: randomBytes(16).toString('hex'),
    number,
    texts: [],
    blocked: new Set(),
    faults: [],
    repeats: 1,
    delayMs: 0,
  };
}

/** As the operator sets the words up at the provider (docs/operate.md); it answers these itself. */
const optOut = new Set(
  'stop stopall unsubscribe cancel end quit revoke optout alto parar baja cancelar'.split(' '),
);
const optIn = new Set(['start', 'unstop']);
const help = new Set(['help', 'info']);

export function keywordOf(body: string): 'STOP' | 'START' | 'HELP' | null {
  const said = body.trim().toLowerCase();
  if (optOut.has(said)) return 'STOP';
  if (optIn.has(said)) return 'START';
  return help.has(said) ? 'HELP' : null;
}

export const autoReplies = {
  STOP: 'You will get no more messages from this number. Reply START to get them again. / No recibirá más mensajes. START: recibirlos otra vez.',
  START:
    'You will get messages again. Reply HELP for help, STOP to end. / Recibirá mensajes otra vez. ALTO: terminar.',
  HELP: 'Reply STOP to end. Msg & data rates may apply. / Responda ALTO para terminar.',
} as const;
