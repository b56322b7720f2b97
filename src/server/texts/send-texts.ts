import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { zoneOfState } from '#domain/channels/quiet-hours.ts';
import { locales } from '#domain/languages.ts';
import { textKinds } from '#domain/texts/kinds.ts';
import { nextTextTry } from '#domain/texts/retry.ts';
import { timeOfText } from '#domain/texts/timing.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeFault } from '../http/log.ts';
import { TextRefused, type OutgoingText, type Texts } from './texts.ts';
import { writeText } from './write-text.ts';

export type TextsApp = Pick<App, 'config' | 'db' | 'texts' | 'site' | 'clock' | 'log'>;

/** A scheduled function has 30 seconds, and mails go first. */
const budgetMs = 6_000;
const perClaim = 5;
/** Longer than a claim can take. The texts of a worker that died wait this long. */
const leaseSeconds = 120;

const claimedText = z.object({
  id: z.string(),
  kind: z.enum(textKinds),
  phone: z.string(),
  language: z.enum(locales),
  attempts: z.int(),
  linkCode: z.string(),
  createdAt: z.string(),
  caseId: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  state: z.nullable(z.string()),
  hearingAt: z.nullable(z.string()),
  lastAt: z.nullable(z.string()),
});
type ClaimedText = z.infer<typeof claimedText>;

/**
 * Sends the texts whose turn has come: one at a time to each phone, by a lease. What comes at night, or second on a day,
 * waits; what the provider does not take is tried again, and looked for there first, so that nothing is sent twice. Nothing
 * happens where no provider is set up. Returns how many were sent.
 */
export async function sendTexts(app: TextsApp): Promise<number> {
  const { texts } = app;
  if (!texts) return 0;
  const worker = randomUUID();
  const until = Date.now() + budgetMs;
  let sentCount = 0;
  while (Date.now() < until) {
    const claimed = await callSql(
      app,
      'claim_texts',
      { limit: perClaim, leaseSeconds, worker },
      z.array(claimedText),
    );
    if (claimed.length === 0) break;
    const results = await Promise.all(claimed.map((one) => sendOne(app, texts, one, worker)));
    sentCount += results.filter(Boolean).length;
  }
  return sentCount;
}

/** One text that cannot even be marked must not take the others of its claim with it. */
async function sendOne(app: TextsApp, texts: Texts, one: ClaimedText, worker: string): Promise<boolean> {
  try {
    return await sendInTime(app, texts, one, worker);
  } catch (error) {
    app.log('text_not_marked', { kind: one.kind, id: one.id, ...describeFault(error) });
    return false;
  }
}

async function sendInTime(app: TextsApp, texts: Texts, one: ClaimedText, worker: string): Promise<boolean> {
  const text = {
    id: one.id,
    to: one.phone,
    body: writeText({
      ...one,
      site: app.site,
      link: `${app.config.siteOrigin}/api/t/${one.linkCode}`,
      at: one.hearingAt,
    }),
  };
  let providerId: string | null;
  try {
    // Whether the try before was taken nobody knows: its answer may have been lost.
    providerId = one.attempts > 1 ? await findSent(app, texts, text, new Date(one.createdAt)) : null;
    if (providerId === null) {
      const now = app.clock();
      const at = timeOfText(
        {
          kind: one.kind,
          zone: zoneOfState(one.state),
          lastAt: one.lastAt === null ? null : new Date(one.lastAt),
        },
        now,
      );
      if (at > now) {
        await callSql(app, 'put_off_text', { id: one.id, worker, runAfter: at.toISOString() }, z.boolean());
        return false;
      }
      providerId = await texts.send(text);
    }
  } catch (error) {
    await textFailed(app, one, worker, error);
    return false;
  }
  // Should this not be written, the lease runs out and the text is looked for at the provider.
  await callSql(app, 'finish_text', { id: one.id, worker, providerId }, z.boolean());
  app.log('text_sent', { kind: one.kind, id: one.id });
  return true;
}

/** The text of an earlier try, if it was taken. One of the same words that is known to be another of ours is not it. */
async function findSent(
  app: TextsApp,
  texts: Texts,
  text: OutgoingText,
  since: Date,
): Promise<string | null> {
  const ids = await texts.find({ ...text, since });
  if (ids.length === 0) return null;
  const known = dataOf(await app.db.from('texts').select('id, provider_id').in('provider_id', ids));
  // What the provider told of it may have come in meanwhile and marked this very text.
  const own = known.find(({ id }) => id === text.id);
  if (own) return own.provider_id;
  const others = new Set(known.map(({ provider_id: id }) => id));
  return ids.find((id) => !others.has(id)) ?? null;
}

async function textFailed(app: TextsApp, one: ClaimedText, worker: string, error: unknown): Promise<void> {
  const refused = error instanceof TextRefused ? error : null;
  const wait = refused ? null : nextTextTry(one.attempts, Math.random());
  // Our own sentences alone: those of a library may quote a number.
  const code =
    refused?.code ??
    (error instanceof Error && /^twilio:[\d:]+$/.test(error.message) ? error.message : 'no_answer');
  app.log(wait === null ? 'text_dead' : 'text_failed', {
    kind: one.kind,
    id: one.id,
    code,
    tries: one.attempts,
  });
  await callSql(
    app,
    'fail_text',
    {
      id: one.id,
      worker,
      error: code,
      ...(wait !== null && { retryAt: new Date(app.clock().getTime() + wait * 1_000).toISOString() }),
      ...(refused?.ends && { ends: refused.ends }),
    },
    z.boolean(),
  );
}
