import * as z from 'zod/mini';
import { setupTokenHours, signInLinkMinutes } from '#domain/access/sessions.ts';
import type { MailKind } from '#domain/mail/kinds.ts';
import { supporterRules } from '#domain/supporters/rules.ts';
import { hourMs } from '#domain/durations.ts';
import { path } from '#i18n/routes.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { mintDraftLink } from '../drafts/mail-link.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { freeHelpOfPaid } from './prepare-payment-mail.ts';
import type { MailRow, PrepareApp, Prepared } from './prepared-mail.ts';

const setupToken = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created'), asksBirthDate: z.boolean() }),
  outcome('unknown'),
]);

export async function withSetupLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  if (!row.user_id) return null;
  const user = dataOf(
    await app.db.from('users').select('hashed_password, first_name').eq('id', row.user_id).maybeSingle(),
  );
  if (!user) return null;
  const facts = {
    ...(user.first_name && { firstName: user.first_name }),
    ...(row.kind === 'invitation' && (await freeHelpOfPaid(app, row))),
  };
  // A password was set meanwhile: a link for a first one would only puzzle.
  if (row.kind === 'invitation' && user.hashed_password) return { kind: 'case_added', facts, links: {} };
  const token = randomToken();
  const { returnPath } = row.payload as { returnPath?: unknown };
  const p = {
    tokenHash: sha256Hex(token),
    userId: row.user_id,
    orderId: row.order_id,
    purpose: purposes[row.kind] ?? ('reset' as const),
    returnPath: typeof returnPath === 'string' ? returnPath : defaultReturn(row),
    language: row.language,
    expiresAt: new Date(app.clock().getTime() + setupTokenHours * hourMs).toISOString(),
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
export async function withSignInLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
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
    purpose: 'sign_in' as const,
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
export async function withSupporterLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
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

const referralLinkAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('created'),
    clientName: z.string(),
    phone: z.nullable(z.string()),
    endsAt: z.string(),
  }),
  outcome('closed'),
]);

/** What was withdrawn or answered meanwhile is not mailed. */
export async function withReferralLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { referralId } = row.payload as { referralId?: unknown };
  const token = randomToken();
  const answer = await callSql(
    app,
    'keep_referral_link',
    { referralId: String(referralId), tokenHash: sha256Hex(token) },
    referralLinkAnswer,
  );
  if (answer.outcome !== 'created') return null;
  return {
    kind: row.kind,
    facts: {
      firstName: answer.clientName,
      endsAt: answer.endsAt,
      ...(answer.phone !== null && { phone: answer.phone }),
    },
    links: { referral: app.config.siteOrigin + path('referral', row.language, `?token=${token}`) },
  };
}

/** A change of address taken back or replaced meanwhile needs no confirmation; of one that happened all are told. */
export async function withEmailLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { emailChangeId } = row.payload as { emailChangeId?: unknown };
  const token = randomToken();
  const purpose =
    row.kind === 'email_confirm' || row.kind === 'email_change_confirm'
      ? ('confirm' as const)
      : ('undo' as const);
  const p = { emailChangeId: String(emailChangeId), purpose, tokenHash: sha256Hex(token) };
  const answer = await callSql(app, 'create_email_link', p, outcome('created', 'closed'));
  const made = answer.outcome === 'created';
  if (!made && row.kind !== 'email_changed') return null;
  const link = app.config.siteOrigin + path('account', row.language, `?token=${token}`);
  return {
    kind: row.kind,
    facts: {},
    links: !made ? {} : purpose === 'confirm' ? { confirmEmail: link } : { undoEmail: link },
  };
}

export async function withDraftLink(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
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
