import { randomUUID } from 'node:crypto';
import { inboxOf } from '#domain/email.ts';
import { isLocale, type Locale } from '#domain/languages.ts';
import { allowanceSeconds, unaskedMails } from '#domain/mail/allowances.ts';
import { isMailKind } from '#domain/mail/kinds.ts';
import { throttle } from '../access/throttle.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { claimMails, type ClaimedRow, type OutboxApp } from './claim-mails.ts';
import { giveUpMail, mailFailed } from './failed-mail.ts';
import { prepareLinks } from './prepare-links.ts';
import { noteReplyAddress } from './reply-address.ts';
import { writeMail } from './write-mail.ts';

/** A scheduled function has 30 seconds; a claim begun at the end of these may take another dozen. */
const budgetMs = 12_000;

/** Mails to one address wait for each other so long, well within their lease. */
const turnMs = 20_000;

/**
 * Sends what is due: claims by a lease, so that two workers never send the same mail, then writes, sends and
 * notes each. A mail the provider does not take is tried again with growing pauses and at last kept as a dead
 * letter, with a notice to staff; nothing is dropped. Returns how many were sent.
 */
export async function deliverOutbox(app: OutboxApp): Promise<number> {
  const worker = randomUUID();
  const until = Date.now() + budgetMs;
  let mailCount = 0;
  while (Date.now() < until) {
    const rows = await claimMails(app, worker);
    if (rows.length === 0) break;
    const results = await Promise.all(byRecipient(rows).map((some) => deliverInTurn(app, some, worker)));
    mailCount += results.reduce((sum, count) => sum + count, 0);
  }
  return mailCount;
}

/** Nobody reads that their money is on its way before they read that it was allowed. */
function byRecipient(rows: readonly ClaimedRow[]): readonly (readonly ClaimedRow[])[] {
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  return [...Map.groupBy(inOrder, ({ recipient }) => recipient).values()];
}

async function deliverInTurn(app: OutboxApp, rows: readonly ClaimedRow[], worker: string): Promise<number> {
  const until = Date.now() + turnMs;
  let mailCount = 0;
  for (const row of rows) {
    // The others are sent when their lease has run out.
    if (Date.now() > until) break;
    if (await deliverOne(app, row, worker)) mailCount += 1;
  }
  return mailCount;
}

/** One mail that cannot even be marked must not take the others of its claim with it. */
async function deliverOne(app: OutboxApp, row: ClaimedRow, worker: string): Promise<boolean> {
  try {
    return await deliver(app, row, worker);
  } catch (error) {
    app.log('mail_not_marked', { kind: row.kind, id: row.id, ...describeFault(error) });
    return false;
  }
}

async function deliver(app: OutboxApp, row: ClaimedRow, worker: string): Promise<boolean> {
  try {
    if (!isMailKind(row.kind)) {
      await giveUpMail(app, row, worker, 'unknown_kind');
      return false;
    }
    if (await isTooMany(app, row)) {
      await holdBack(app, row, worker);
      return false;
    }
    const language: Locale = isLocale(row.language) ? row.language : 'en';
    const prepared = await prepareLinks(app, { ...row, kind: row.kind, language });
    if (!prepared) {
      await cancel(app, row, worker);
      return false;
    }
    const address = await noteReplyAddress(app, row.id, prepared.kind);
    const mail = writeMail({
      kind: prepared.kind,
      takesAnswers: address?.takesAnswers ?? false,
      language,
      payload: { ...(row.payload as object), ...prepared.facts },
      origin: app.config.siteOrigin,
      site: app.site,
      links: prepared.links,
    });
    await app.mailer.send({
      ...mail,
      id: row.id,
      to: row.recipient ?? app.config.mail.staff,
      language,
      returnAddress: address?.address ?? null,
      takesAnswers: address?.takesAnswers ?? false,
    });
  } catch (error) {
    await mailFailed(app, row, worker, error);
    return false;
  }
  // Should this not be written, the lease runs out and the mail is sent once more, with the same Message-ID.
  dataOf(await app.db.rpc('finish_outbox', { p_id: row.id, p_worker: worker }));
  app.log('mail_sent', { kind: row.kind, id: row.id });
  return true;
}

/** Whether a form is used to fill somebody's inbox. Each mail counts once, however often it is tried. */
async function isTooMany(app: OutboxApp, row: ClaimedRow): Promise<boolean> {
  const allowance = isMailKind(row.kind) && unaskedMails[row.kind];
  if (!allowance || !row.recipient || row.attempts > 1) return false;
  try {
    const { occasion, limit } = allowance;
    const rule = { limit, windowSeconds: allowanceSeconds };
    await throttle(app, `mail-unasked-${occasion}`, inboxOf(row.recipient), rule);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/**
 * What a script had us write is not sent, and no failure of ours: a stranger who invents addresses would else wake staff
 * and make the service look broken. It stays in the outbox with its reason for as long as any mail.
 */
async function holdBack(app: OutboxApp, row: ClaimedRow, worker: string): Promise<void> {
  await cancel(app, row, worker, 'too_many_to_one_address');
}

/** No longer true when its turn came, such as a reminder of something paid meanwhile. */
async function cancel(
  app: OutboxApp,
  row: ClaimedRow,
  worker: string,
  reason: string | null = null,
): Promise<void> {
  dataOf(
    await app.db
      .from('outbox')
      .update({ status: 'cancelled', locked_by: null, locked_until: null, last_error: reason })
      .eq('id', row.id)
      .eq('locked_by', worker)
      .eq('status', 'waiting'),
  );
  app.log(reason ? 'mail_held_back' : 'mail_cancelled', { kind: row.kind, id: row.id });
}
