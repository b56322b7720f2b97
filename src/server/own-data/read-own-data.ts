import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { OwnDataAnswer, OwnFile } from '#domain/own-data/own-data.ts';
import { withOwnPassword } from '../access/check-own-password.ts';
import type { Session } from '../access/session.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { readAccountRecords } from './account-records.ts';
import { readApplications } from './applications.ts';
import { readCases } from './cases.ts';
import { readLetters } from './letters.ts';
import { readPayments } from './payments.ts';

/**
 * Everything we keep about the actor, and the list of their files, once they have shown their password; that it was
 * handed out is noted first. Refuses a wrong password by its field, `throttled`, and `forbidden` to staff, whose
 * account says nothing about them beyond what the page shows.
 */
export const readOwnData = withOwnPassword(
  async (app: Pick<App, 'db' | 'files' | 'clock' | 'log'>, actor: Session): Promise<OwnDataAnswer> => {
    const takes = [tryOf('own-data', actor.userId, accessThrottles.ownDataPerAccount)];
    const p = byActor(actor);
    await callCounted(app, takes, { name: 'note_own_data', p, answer: outcome('done') });
    const [{ pictureKey, ...account }, applications, cases, payments, letters] = await Promise.all([
      readAccountRecords(app, actor),
      readApplications(app, actor),
      readCases(app, actor),
      readPayments(app, actor),
      readLetters(app, actor, actor.account.email),
    ]);
    const picture = await listPicture(app, actor, pictureKey);
    app.log('own_data_read', {});
    return {
      data: {
        madeAt: app.clock().toISOString(),
        ...account,
        applications: applications.records,
        cases: cases.records,
        ...payments,
        ...letters.records,
      },
      files: [...picture, ...applications.files, ...cases.files, ...letters.files],
    };
  },
  { clientsAlone: true },
);

/** The picture of the account, which no table of files lists. */
async function listPicture(
  app: Pick<App, 'files'>,
  { userId }: Actor,
  key: string | null,
): Promise<readonly OwnFile[]> {
  if (key === null) return [];
  // While storage does not answer its size is unknown; it may be there again when the file is asked for.
  const bytes = await app.files.read(key).catch(() => null);
  return [
    {
      id: userId,
      kind: 'picture',
      belongsTo: 'account',
      name: 'picture.jpg',
      type: 'image/jpeg',
      size: bytes?.length ?? 0,
    },
  ];
}
