import type { MailKind } from './kinds.ts';

/** How many mails of one occasion an inbox takes in a day. */
export interface Allowance {
  readonly occasion: string;
  readonly limit: number;
}

/** Somebody who helps others may use their own address for a dozen people, each with a confirmation and a reminder. */
const application: Allowance = { occasion: 'application', limit: 30 };
const account: Allowance = { occasion: 'account', limit: 15 };

/**
 * Mails that anybody can have sent to anybody by typing an address into a form. Each occasion has its own allowance, so
 * that a script that sends messages under somebody's address does not use up the confirmation of their application, nor
 * the link to their account. A link to continue has a limit of its own.
 */
export const unaskedMails: Partial<Record<MailKind, Allowance>> = {
  application_received: application,
  payment_reminder: application,
  email_confirm: account,
  email_in_use: account,
  email_change_confirm: account,
  registration: account,
  supporter_link: { occasion: 'supporter', limit: 15 },
  contact_received: { occasion: 'message', limit: 15 },
  quiz_result: { occasion: 'quiz', limit: 10 },
};

/** The seconds after which an allowance starts over. */
export const allowanceSeconds = 24 * 60 * 60;
