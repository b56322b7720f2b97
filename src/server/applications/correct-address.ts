import type { Actor } from '#domain/access/roles.ts';
import type { AddressRequest } from '#domain/intake/review.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { receivedMail } from '../intake/intake-mails.ts';

/**
 * Gives an application that waits for the owner of its address the right one; "application received" goes there. Refuses
 * `stale` when it no longer waits or others corrected it meanwhile, and `not_found`.
 */
export async function correctAddress(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { email, seen }: AddressRequest,
): Promise<{ email: string }> {
  const row = dataOf(
    await app.db
      .from('intake_forms')
      .select('reference, first_name, preferred_language, selected_service_package, files_missing')
      .eq('id', id)
      .maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
  const mail = receivedMail(
    email,
    row.preferred_language,
    {
      reference: row.reference,
      firstName: row.first_name,
      packageId: row.selected_service_package,
      filesMissing: row.files_missing,
      alreadyPaid: false,
    },
    crypto.randomUUID(),
  );
  const p = { intakeId: id, email, seen, mails: [mail], ...byActor(actor) };
  const answer = await callSql(app, 'correct_application_address', p, outcome('done', 'stale', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome !== 'done') throw new Refusal('stale');
  return { email };
}
