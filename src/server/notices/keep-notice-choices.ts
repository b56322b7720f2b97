import type { Actor } from '#domain/access/roles.ts';
import type { NoticeChoices } from '#domain/notices/choices.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command } from '../http/service.ts';

/** How the actor wants to hear of what happens; the last choice counts. */
export const keepNoticeChoices = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, choices: NoticeChoices): Promise<void> => {
    await callSql(app, 'keep_notice_choices', { userId: actor.userId, choices }, outcome('done'));
  },
});
