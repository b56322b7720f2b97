import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { sendPicture } from './send-picture.ts';

/** The picture of the person who prepares the actor's own case. Refuses `not_found` when there is none. */
export async function readPreparerPicture(app: Pick<App, 'db' | 'files'>, { userId }: Actor, caseId: string) {
  const row = dataOf(
    await app.db
      .from('cases')
      .select('users!cases_assigned_to_fkey(custom_profile_image_url)')
      .eq('id', caseId)
      .eq('user_id', userId)
      .maybeSingle(),
  );
  return sendPicture(app, row?.users?.custom_profile_image_url);
}
