import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { receivedMail } from '../intake/intake-mails.ts';

/**
 * Gives an application that waits for the owner of its address the right one; "application received" goes there. Refuses
 * `stale` when it no longer waits or others corrected it meanwhile, and `not_found`.
 */
export const correctAddress = command({
  sendsMail: true,
  first: {
    sql: 'read_received',
    params: ({ id: intakeId }: CleanInputOf<typeof applications.correctAddress>) => ({ intakeId }),
    answer: z.nullable(
      z.object({
        reference: z.string(),
        firstName: z.string(),
        language: z.enum(locales),
        packageId: z.enum(packageIds),
        filesMissing: z.array(z.string()),
      }),
    ),
  },
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, email, seen }: CleanInputOf<typeof applications.correctAddress>,
    { first: stored },
  ): Promise<{ email: string }> => {
    if (!stored) throw new Refusal('not_found');
    const { language, ...received } = stored;
    const mail = receivedMail(email, language, { ...received, alreadyPaid: false }, crypto.randomUUID());
    const p = { intakeId: id, email, seen, mails: [mail], ...byActor(actor) };
    const answer = await callSql(app, 'correct_application_address', p, outcome('done', 'stale', 'unknown'));
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'done') throw new Refusal('stale');
    return { email };
  },
});
