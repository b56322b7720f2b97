import * as z from 'zod/mini';
import { setupTokenHours, signInLinkMinutes } from '#domain/access/sessions.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import type { Locale } from '#domain/languages.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import { fulfilledStatuses } from '#domain/orders/status.ts';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { mintDraftLink } from '../drafts/mail-link.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { makePayToken } from '../intake/pay-token.ts';
import { noticeFacts, type MadeLinks, type MailFacts } from './letter.ts';
import { recordOfNotice } from './record-of-notice.ts';

type PrepareApp = Pick<App, 'config' | 'db' | 'clock'>;

interface MailRow {
  readonly kind: MailKind;
  readonly language: Locale;
  readonly payload: unknown;
  readonly intake_form_id: string | null;
  readonly order_id: string | null;
  readonly user_id: string | null;
  readonly dedupe_key: string;
  readonly recipient: string | null;
}

interface Prepared {
  /** May differ from the row's: an invitation for somebody who has a password by now. */
  readonly kind: MailKind;
  readonly facts: Partial<MailFacts>;
  readonly links: MadeLinks;
}

/**
 * Looks at how things stand when a mail's turn has come and makes its links. Tokens are made here, never stored
 * in the outbox. Null: the mail is no longer true and must not be sent, such as a reminder after payment.
 */
export async function prepareLinks(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  switch (row.kind) {
    case 'application_received':
    case 'payment_reminder':
      return aboutPayment(app, row);
    case 'payment_plan':
      return aboutPlan(app, row);
    case 'invitation':
    case 'registration':
    case 'password_reset':
    case 'staff_invitation':
    case 'email_restored':
      return withSetupLink(app, row);
    case 'sign_in_link':
      return withSignInLink(app, row);
    case 'supporter_link':
      return withSupporterLink(app, row);
    case 'email_confirm':
    case 'email_changed':
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
    case 'case_changed':
      return aboutDecision(app, row);
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

const hearingToRemember = z.object({ hearingAt: z.nullable(z.string()) });

/** A hearing that is off, or over, is not remembered. */
async function aboutHearing(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { eventId } = row.payload as { eventId?: unknown };
  const p = { eventId, now: app.clock().toISOString() };
  const { hearingAt } = await callSql(app, 'hearing_to_remember', p, hearingToRemember);
  return hearingAt === null ? null : { kind: row.kind, facts: { hearingAt }, links: {} };
}

/** A decision about an application leads to its case. One without a payment has none, nor has the address of another. */
async function aboutDecision(app: PrepareApp, row: MailRow): Promise<Prepared> {
  const prepared = { kind: row.kind, facts: {}, links: {} };
  if (!row.intake_form_id || !row.user_id) return prepared;
  const found = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('intake_form_id', row.intake_form_id)
      .eq('user_id', row.user_id)
      .limit(1),
  );
  return found[0] ? { ...prepared, facts: { caseId: found[0].id } } : prepared;
}

/** What was paid, moved or stopped meanwhile is not asked for. */
async function aboutPlan(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { planStep, reference, packageId } = row.payload as Record<string, unknown>;
  if (planStep !== 'granted') return { kind: row.kind, facts: {}, links: {} };
  if (!isPackageId(packageId)) return null;
  // What a client began to buy without an application is paid where it was begun, signed in.
  const pay =
    typeof reference === 'string'
      ? payLink(app, reference, packageId, row.language)
      : app.config.siteOrigin + path('checkout', row.language, `?package=${packageId}`);
  return { kind: row.kind, facts: {}, links: { pay } };
}

/** The application as it is now: its package may have changed, and it may be paid or withdrawn. */
async function aboutPayment(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  if (!row.intake_form_id) return null;
  const intake = dataOf(
    await app.db
      .from('intake_forms')
      .select('reference, first_name, selected_service_package, status, files_missing')
      .eq('id', row.intake_form_id)
      .maybeSingle(),
  );
  if (!intake) return null;
  const { waits_for_owner: isOfAnother } = dataOf(
    await app.db
      .from('application_payment')
      .select('waits_for_owner')
      .eq('intake_form_id', row.intake_form_id)
      .single(),
  );
  const settled = dataOf(
    await app.db
      .from('orders')
      .select('id')
      .eq('intake_form_id', row.intake_form_id)
      .in('status', settledStates)
      .limit(1),
  );
  const paid = settled.length > 0;
  const saysPaid = (row.payload as { alreadyPaid?: unknown }).alreadyPaid === true;
  const parts = await firstPartOf(app, row.intake_form_id);
  const facts = {
    reference: intake.reference,
    // The address of another client: that client is told by no name what somebody else sent.
    firstName: isOfAnother ? undefined : intake.first_name,
    filesMissing: isOfAnother ? [] : intake.files_missing,
    ...(isPackageId(intake.selected_service_package) && { packageId: intake.selected_service_package }),
    ...parts,
  };
  if (paid || saysPaid) {
    // After a payment the receipt says everything; only an application sent after paying is still confirmed.
    return saysPaid && row.kind === 'application_received' ? { kind: row.kind, facts, links: {} } : null;
  }
  if (intake.status !== 'submitted' && row.kind === 'payment_reminder') return null;
  return {
    kind: row.kind,
    facts,
    links: { pay: payLink(app, intake.reference, facts.packageId ?? 'standard', row.language) },
  };
}

/** What is asked for instead of the whole price where staff let it be paid in parts: of that package, the first part. */
async function firstPartOf(
  app: PrepareApp,
  intakeId: string,
): Promise<Pick<MailFacts, 'packageId' | 'amountCents' | 'count'>> {
  const [plan] = dataOf(
    await app.db
      .from('payment_plans')
      .select('payment_parts(place, amount_cents), orders!inner(package_id, intake_form_id)')
      .eq('orders.intake_form_id', intakeId)
      .eq('status', 'active')
      .limit(1),
  );
  const first = plan?.payment_parts.find(({ place }) => place === 1);
  if (!plan || !first) return {};
  return {
    packageId: plan.orders.package_id,
    amountCents: first.amount_cents,
    count: plan.payment_parts.length,
  };
}

/** Money is there or on its way: no mail may ask for it. */
const settledStates = [...fulfilledStatuses, 'refunded', 'needs_review', 'processing'] as const;

function payLink(app: PrepareApp, reference: string, packageId: PackageId, language: Locale): string {
  const token = makePayToken(app.config.appSecret, reference);
  return `${app.config.siteOrigin}/api/pay/${packageId}?intake=${token}&lang=${language}`;
}

const setupToken = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created'), asksBirthDate: z.boolean() }),
  outcome('unknown'),
]);

async function withSetupLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  if (!row.user_id) return null;
  const user = dataOf(
    await app.db.from('users').select('hashed_password, first_name').eq('id', row.user_id).maybeSingle(),
  );
  if (!user) return null;
  const facts = user.first_name ? { firstName: user.first_name } : {};
  // A password was set meanwhile: a link for a first one would only puzzle.
  if (row.kind === 'invitation' && user.hashed_password) return { kind: 'case_added', facts, links: {} };
  const token = randomToken();
  const { returnPath } = row.payload as { returnPath?: unknown };
  const p = {
    tokenHash: sha256Hex(token),
    userId: row.user_id,
    orderId: row.order_id,
    purpose: purposes[row.kind] ?? 'reset',
    returnPath: typeof returnPath === 'string' ? returnPath : defaultReturn(row),
    language: row.language,
    expiresAt: new Date(app.clock().getTime() + setupTokenHours * 3_600_000).toISOString(),
  };
  const answer = await callSql(app, 'create_setup_token', p, setupToken);
  if (answer.outcome !== 'created') return null;
  return {
    kind: row.kind,
    facts,
    links: {
      setPassword: app.config.siteOrigin + path('setPassword', row.language, `?token=${token}`),
      asksBirthDate: answer.asksBirthDate,
    },
  };
}

const purposes: Partial<Record<MailKind, 'invitation' | 'registration' | 'reset'>> = {
  invitation: 'invitation',
  staff_invitation: 'invitation',
  registration: 'registration',
};

function defaultReturn({ kind, language }: MailRow): string | null {
  if (kind === 'staff_invitation') return path('staff', 'en');
  return kind === 'invitation' ? path('dashboard', language) : null;
}

/** Goes only where its owner signs in now: the address may have changed, and the account may be closed. */
async function withSignInLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  if (!row.user_id || !row.recipient) return null;
  const user = dataOf(
    await app.db
      .from('users')
      .select('first_name')
      .eq('id', row.user_id)
      .eq('email', row.recipient)
      .eq('role', 'client')
      .maybeSingle(),
  );
  if (!user) return null;
  const token = randomToken();
  const { returnPath } = row.payload as { returnPath?: unknown };
  const p = {
    tokenHash: sha256Hex(token),
    userId: row.user_id,
    orderId: null,
    purpose: 'sign_in',
    returnPath: typeof returnPath === 'string' ? returnPath : null,
    language: row.language,
    expiresAt: new Date(app.clock().getTime() + signInLinkMinutes * 60_000).toISOString(),
  };
  const answer = await callSql(app, 'create_setup_token', p, setupToken);
  if (answer.outcome !== 'created') return null;
  return {
    kind: row.kind,
    facts: user.first_name ? { firstName: user.first_name } : {},
    links: { signIn: app.config.siteOrigin + path('login', row.language, `?token=${token}`) },
  };
}

const supporterLinkAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created'), clientName: z.nullable(z.string()) }),
  outcome('closed'),
]);

/** A supporter whom the client ended meanwhile gets nothing. */
async function withSupporterLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { supporterId } = row.payload as { supporterId?: unknown };
  const token = randomToken();
  const p = {
    supporterId: String(supporterId),
    tokenHash: sha256Hex(token),
    endsAt: new Date(app.clock().getTime() + supporterRules.linkMinutes * 60_000).toISOString(),
  };
  const answer = await callSql(app, 'keep_supporter_link', p, supporterLinkAnswer);
  if (answer.outcome !== 'created') return null;
  return {
    kind: row.kind,
    facts: answer.clientName ? { firstName: answer.clientName } : {},
    links: { supporter: app.config.siteOrigin + path('supporter', row.language, `?token=${token}`) },
  };
}

/** A change of address taken back or replaced meanwhile needs no confirmation; of one that happened all are told. */
async function withEmailLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { emailChangeId } = row.payload as { emailChangeId?: unknown };
  const token = randomToken();
  const purpose = row.kind === 'email_confirm' ? 'confirm' : 'undo';
  const p = { emailChangeId: String(emailChangeId), purpose, tokenHash: sha256Hex(token) };
  const answer = await callSql(app, 'create_email_link', p, outcome('created', 'closed'));
  const made = answer.outcome === 'created';
  if (!made && purpose === 'confirm') return null;
  const link = app.config.siteOrigin + path('account', row.language, `?token=${token}`);
  return {
    kind: row.kind,
    facts: {},
    links: !made ? {} : purpose === 'confirm' ? { confirmEmail: link } : { undoEmail: link },
  };
}

async function withDraftLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { draftId } = row.payload as { draftId?: unknown };
  const token = typeof draftId === 'string' ? await mintDraftLink(app, draftId) : null;
  if (!token) return null;
  return {
    kind: row.kind,
    facts: {},
    links: {
      continueForm: app.config.siteOrigin + path('intakeForm', row.language, `?continue=${token}`),
    },
  };
}
