import type { ChargeOutcome } from '#domain/orders/card-consent.ts';
import type { EarlyDateDecision } from '#domain/orders/early-date.ts';
import type { PartState, PlanEnd, PlanStatus } from '#domain/orders/parts.ts';

/** Paying in parts, in the workplace. */
const words = {
  title: 'Payment in parts',
  none: 'No plan. Before the first payment you can let this client pay in two to four equal parts, without a fee or interest.',
  statuses: { active: 'Open', paid: 'Paid', stopped: 'Stopped' } satisfies Record<PlanStatus, string>,
  ends: {
    client: 'The client stopped it.',
    staff: 'We stopped it.',
    case_over: 'Application or case is over.',
    money_back: 'All the money went back.',
    other_order: 'Another package was paid for.',
  } satisfies Record<PlanEnd, string>,
  part: 'Part {place}: {amount} by {date}',
  partPaid: 'Part {place}: {amount}, paid on {date}',
  states: { paid: 'paid', late: 'late', next: 'next', later: 'later', void: 'not charged' } satisfies Record<
    PartState,
    string
  >,
  card: 'Charged on the due dates to {brand} {last4}, as the client agreed.',
  charges: {
    paid: '',
    processing: 'card: under way',
    question: 'card: the bank has a question',
    declined: 'card: declined',
    withdrawn: '',
  } satisfies Record<ChargeOutcome, string>,
  early: {
    fields: {
      decision: {
        label: 'Do we file before the last part is paid?',
        options: {
          file_first: 'Yes, we file as soon as the papers are approved',
          pay_first: 'No, filing waits for the last part',
        } satisfies Record<EarlyDateDecision, string>,
      },
    },
    told: 'The client told us about a court date before the last part: {date}. Decide by {due}.',
    decided: {
      file_first: 'Because of the court date on {date} we file before the last part is paid.',
      pay_first: 'Court date on {date}: filing waits for the last part all the same.',
    } satisfies Record<EarlyDateDecision, string>,
    submit: 'Decide and tell the client',
    done: 'Decided. The client gets an email.',
  },
  make: 'Let the client pay in parts',
  help: 'The client gets an email with a link to pay the first part. Work begins with it; filing waits for the last.',
  grant: {
    fields: {
      parts: 'How many parts?',
      everyDays: { label: 'How far apart?', options: { 14: 'Two weeks', 30: '30 days' } },
    },
    submit: 'Grant it',
    done: 'Granted.',
  },
  option: '{count} parts of {amount}',
  stopping: {
    submit: 'Stop the plan',
    done: 'Stopped.',
    confirm: {
      title: 'Stop this plan?',
      text: 'Nothing more is charged, and the client gets an email. The refund rule decides about what was paid.',
    },
  },
};
export type PlansWords = typeof words;
export default words;
