import * as z from 'zod/mini';
import { daysUntil, officeDate } from '#domain/promises/office-date.ts';
import { reachFacts } from '#domain/channels/reach-facts.ts';
import { hearingText } from '#domain/texts/kinds.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { noticeFacts } from './letter.ts';
import {
  withDraftLink,
  withEmailLink,
  withReferralLink,
  withSetupLink,
  withSignInLink,
  withSupporterLink,
} from './mint-mail-links.ts';
import { aboutPayment, aboutPlan, aboutRefund, freeHelpOfPaid } from './prepare-payment-mail.ts';
import type { MailRow, PrepareApp, Prepared } from './prepared-mail.ts';
import { remind } from './remind.ts';
import { recordOfNotice } from './record-of-notice.ts';

/**
 * Looks at how things stand when a mail's turn has come and makes its links. Tokens are made here, never stored
 * in the outbox. Null: the mail is no longer true and must not be sent, such as a reminder after payment.
 */
export async function prepareLinks(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  switch (row.kind) {
    case 'application_received':
    case 'payment_reminder':
    case 'hearing_answered':
      return aboutPayment(app, row);
    case 'payment_plan':
      return aboutPlan(app, row);
    case 'receipt':
    case 'case_added':
      return { kind: row.kind, facts: await freeHelpOfPaid(app, row), links: {} };
    case 'invitation':
    case 'registration':
    case 'password_reset':
    case 'staff_invitation':
    case 'email_restored':
      return withSetupLink(app, row);
    case 'sign_in_link':
      return withSignInLink(app, row);
    case 'referral_link':
      return withReferralLink(app, row);
    case 'supporter_link':
      return withSupporterLink(app, row);
    case 'email_confirm':
    case 'email_changed':
    case 'email_change_asked':
    case 'email_change_confirm':
      return withEmailLink(app, row);
    case 'draft_link':
      return withDraftLink(app, row);
    case 'case_message':
      return aboutThread(app, row);
    case 'case_news':
    case 'daily_news':
      return aboutNotices(app, row);
    case 'hearing_reminder':
      return aboutHearing(app, row);
    case 'request_reminder':
      return aboutRequest(app, row);
    case 'case_changed':
      return aboutDecision(app, row);
    case 'refund_approved':
    case 'refund_declined':
      return aboutRefund(app, row);
    default:
      return {
        kind: row.kind,
        facts: {},
        links: row.kind.startsWith('staff_') ? { record: await recordOfNotice(app, row) } : {},
      };
  }
}

/** What was read meanwhile needs no mail. */
async function aboutThread(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { caseId, about } = row.payload as { caseId?: unknown; about?: unknown };
  const prepared = { kind: row.kind, facts: {}, links: {} };
  if (about !== 'message' || typeof caseId !== 'string') return prepared;
  const unread = dataOf(
    await app.db
      .from('client_messages')
      .select('id')
      .eq('case_id', caseId)
      .neq('sender_role', 'client')
      .is('read_at', null)
      .limit(1),
  );
  return unread.length > 0 ? prepared : null;
}

const noticesOfMail = z.object({ items: z.array(noticeFacts) });

/** What was read or done meanwhile is not told; a mail with nothing left to tell is not sent. */
async function aboutNotices(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { items } = await callSql(app, 'notices_of_mail', { mailKey: row.dedupe_key }, noticesOfMail);
  return items.length > 0 ? { kind: row.kind, facts: { notices: items }, links: {} } : null;
}

const hearingToRemember = z.object({ hearingAt: z.nullable(z.string()), facts: z.nullable(reachFacts) });

/** A hearing that is off, or over, is not remembered. */
async function aboutHearing(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { eventId } = row.payload as { eventId?: unknown };
  const p = { eventId: String(eventId), now: app.clock().toISOString() };
  const { hearingAt, facts } = await callSql(app, 'hearing_to_remember', p, hearingToRemember);
  if (hearingAt === null || facts === null) return null;
  const daysLeft = daysUntil(officeDate(new Date(hearingAt)), app.clock());
  const text = hearingText(daysLeft);
  return remind(app, { facts, daysLeft, text }, row, { kind: row.kind, facts: { hearingAt }, links: {} });
}

const requestToRemember = z.object({ dueOn: z.nullable(z.string()), facts: z.nullable(reachFacts) });

/** What was sent meanwhile, or is no longer needed, is not remembered. */
async function aboutRequest(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { requestId } = row.payload as { requestId?: unknown };
  const { dueOn, facts } = await callSql(
    app,
    'request_to_remember',
    { requestId: String(requestId) },
    requestToRemember,
  );
  if (dueOn === null || facts === null) return null;
  const isLate = dueOn < officeDate(app.clock());
  return remind(app, { facts, text: 'request_due' }, row, {
    kind: row.kind,
    facts: { dueOn, isLate },
    links: {},
  });
}

/** A decision about an application leads to its case. One without a payment has none, nor has the address of another. */
async function aboutDecision(app: PrepareApp, row: MailRow): Promise<Prepared> {
  const prepared = { kind: row.kind, facts: {}, links: {} };
  if (!row.intake_form_id || !row.user_id) return prepared;
  const cases = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('intake_form_id', row.intake_form_id)
      .eq('user_id', row.user_id)
      .limit(1),
  );
  return cases[0] ? { ...prepared, facts: { caseId: cases[0].id } } : prepared;
}
