import type { HoldKind } from '#domain/cases/endings.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';

const calm = 'Nothing to do now.';

/** While a hold stands, this is read in place of the state. It never says why staff set it. */
const words: Record<HoldKind, ReadingWords> = {
  client_asked: {
    badge: 'On hold',
    now: 'Your case is on hold because you asked us to wait.',
    next: 'Write to us when you want to continue.',
    after: 'We’ll pick up where we stopped.',
  },
  unreachable: {
    badge: 'On hold',
    now: 'Your case is on hold because we could not reach you.',
    next: 'Write to us, and we’ll continue.',
    after: 'We’ll pick up where we stopped.',
  },
  dispute: {
    badge: 'On hold',
    now: 'Your case is on hold while your bank looks at the payment.',
    next: `${calm} If you disputed the payment by mistake, tell your bank and write to us.`,
    after: 'If the bank decides that we keep the payment, we’ll pick up where we stopped.',
  },
  late_part: {
    badge: 'On hold',
    now: 'Your case is on hold because a part of your payment is late.',
    next: 'Pay the part that is late, or write to us if you cannot.',
    after: 'When the payment arrives, we’ll pick up where we stopped.',
  },
  refund: {
    badge: 'On hold',
    now: 'Your case is on hold because you asked for your money back.',
    next: `${calm} You don’t have to read or sign anything while we look at it.`,
    after: 'We’ll write to you with the decision. If you would rather go on, write to us.',
  },
  safety: {
    badge: 'On hold',
    now: 'Your case is on hold while we make sure that it is safe for you to continue.',
    next: `${calm} If you are in danger, call 911.`,
    after: 'We’ll write to you before anything else happens.',
  },
  legal: {
    badge: 'On hold',
    now: 'Your case is on hold until a lawyer has answered a question about it.',
    next: `${calm} You may write to us at any time.`,
    after: 'We’ll write to you before anything else happens.',
  },
};
export default words;
