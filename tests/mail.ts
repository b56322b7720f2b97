// For tests: a mail of any kind, written from all that a row of the outbox could hold.
import type { ReadingFacts } from '#domain/cases/reading-facts.ts';
import type { Locale } from '#domain/languages.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import { centsOf } from './prices.ts';
import { writeMail } from '#server/mail/write-mail.ts';

/** What an outbox row of any kind could hold. */
export const standing = (more: Pick<ReadingFacts, 'status'> & Partial<ReadingFacts>): ReadingFacts => ({
  need: null,
  packageId: 'standard',
  isSigned: false,
  isFeeSettled: false,
  staffDeliver: false,
  filedBy: null,
  outcome: null,
  endReason: null,
  ...more,
});

export const payload = {
  firstName: 'Ana <b>Núñez</b>',
  reference: 'ACDE3467',
  orderReference: 'FGHJ3467',
  packageId: 'vip',
  amountCents: centsOf('vip'),
  currency: 'usd',
  paidAt: '2026-11-21T03:30:00.000+00:00',
  paymentMethod: 'visa 4242',
  caseNumber: 'FK-2026-ACDEFG',
  filesMissing: ['acta & año.pdf'],
  reason: 'amount',
  reviewReason: 'amount',
  settledMeans: 'check',
  settledReference: '1042',
  quizResult: 'harder',
  quizReasons: ['outcome.judgment-landlord', 'time.recent'],
  quizNext: 'lawyer',
  dueAt: '2026-12-21T03:30:00.000+00:00',
  paymentsKept: true,
  hasAccount: true,
  helpersEnded: true,
  calendarEnded: true,
  change: 'replaced',
  declineReason: 'must_keep',
  answer: 'We open at nine.\n\nBring nothing.',
  caseId: '3f1c1c5e-0000-4000-8000-000000000001',
  stands: standing({ status: 'hearing_set' }),
  hearingAt: '2026-12-03T14:30:00.000+00:00',
  matter: { place: 2, count: 3 },
  startsAt: '2026-12-04T15:00:00.000+00:00',
  newAddress: 'n•••@example.com',
  appliesAt: '2026-12-04T15:00:00.000+00:00',
  eventId: '3f1c1c5e-0000-4000-8000-000000000002',
  notices: [
    {
      kind: 'court_date',
      code: 'status_changed',
      caseId: '3f1c1c5e-0000-4000-8000-000000000001',
      caseNumber: 'FK-2026-ACDEFG',
      at: '2026-12-03T14:30:00.000+00:00',
    },
    {
      kind: 'message',
      code: 'message_sent',
      caseId: '3f1c1c5e-0000-4000-8000-000000000001',
      caseNumber: 'FK-2026-ACDEFG',
      at: null,
    },
  ],
  referralStep: 'cannot',
  organization: 'Ayuda Legal',
  phone: '404-555-0142',
  endsAt: '2026-12-12T14:30:00.000+00:00',
  step: 'offered',
  planStep: 'late',
  place: 2,
  count: 3,
  partsLeft: 1,
  dueOn: '2026-12-05',
  isLate: true,
};
export const links = {
  pay: 'https://freshkey.example/es/intake-confirmation?package=vip&pay=ACDE3467.mac',
  supporter: 'https://freshkey.example/es/supporter?token=abc',
  referral: 'https://freshkey.example/es/referral?token=abc',
  signIn: 'https://freshkey.example/es/login?token=abc',
  setPassword: 'https://freshkey.example/es/set-password?token=abc',
  continueForm: 'https://freshkey.example/es/intake-form?continue=abc',
  confirmEmail: 'https://freshkey.example/es/account?token=abc',
  undoEmail: 'https://freshkey.example/es/account?token=def',
  asksBirthDate: true,
};
export const site = { name: 'Fresh Key', email: 'help@example.com', phone: '(404) 555-0100' };

export const write = (kind: MailKind, language: Locale, more: Record<string, unknown> = {}) =>
  writeMail({
    kind,
    language,
    payload: { ...payload, ...more },
    origin: 'https://freshkey.example',
    site,
    links,
  });
