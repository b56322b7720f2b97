import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/texts/answers.ts';
import type * as texts from '#domain/texts/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { refuseField, Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';
import { consentWords, textableNumber } from '../text-consent/consent-words.ts';

/** What the actor decided about texts, and our number; without a provider nothing is offered. */
export const ownTexts = query({
  sql: 'read_own_texts',
  params: () => ({}),
  answer: z.object({ consent: answers.consent }),
  toResult: ({ consent }, { app }): z.output<typeof answers.read> => ({
    number: app.config.texts?.number ?? null,
    site: app.site.name,
    consent: app.config.texts ? consent : null,
  }),
});

/**
 * The actor ticked the box for a number, which is asked to confirm. Refuses `not_found` without a provider and to
 * people who are not clients, and `phone` where texts do not go.
 */
export const wantTexts = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'config' | 'site'>,
    actor: Actor,
    { phone, language, mayName }: CleanInputOf<typeof texts.want>,
  ): Promise<void> => {
    if (!app.config.texts) throw new Refusal('not_found');
    const number = textableNumber(app, phone);
    if (!number) throw refuseField('phone', 'phone.invalid');
    const answer = await callSql(
      app,
      'want_texts',
      {
        actorId: actor.userId,
        phone: number,
        language,
        words: consentWords(app, language),
        mayName: mayName ?? false,
      },
      outcome('done', 'unknown'),
    );
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});

/** The actor no longer wants texts. Refuses `not_found` without a provider: nothing is sent there. */
export const endOwnTexts = command({
  run: async (
    app: Pick<App, 'db' | 'config'>,
    actor: Actor,
    _input: CleanInputOf<typeof texts.end>,
  ): Promise<void> => {
    if (!app.config.texts) throw new Refusal('not_found');
    await callSql(app, 'end_own_texts', { actorId: actor.userId }, outcome('done'));
  },
});
