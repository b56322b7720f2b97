import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

/** How comparing what a caller said with what is on file may end, other than well. */
export const factsRefused = z.union([
  z.object({ outcome: z.literal('too_many'), retryAfterSeconds: z.int() }),
  outcome('not_on_file', 'wrong'),
]);

/** Refuses by `facts`, or `throttled` after too many wrong answers about one client. */
export function refuseFacts(app: Pick<App, 'log'>, answer: z.infer<typeof factsRefused>): Refusal {
  switch (answer.outcome) {
    case 'too_many':
      return new Refusal('throttled', { retryAfterSeconds: answer.retryAfterSeconds });
    case 'not_on_file':
      return refuseField('facts', 'mailbox.notOnFile');
    case 'wrong':
      app.log('mailbox_facts_wrong', {});
      return refuseField('facts', 'mailbox.wrongFacts');
  }
}
