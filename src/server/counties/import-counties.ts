import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { compareCountyFile, takenChanges, type CountyPreview } from '#domain/counties/compare-file.ts';
import { readCountyFile } from '#domain/counties/county-file.ts';
import { countyLimits } from '#domain/counties/court-values.ts';
import type { CountyFileRequest, ImportCountiesRequest } from '#domain/counties/county-requests.ts';
import { fullName } from '#domain/person-name.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { CurrentUser } from '../access/read-user.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { readAllValues } from './county-values.ts';
import { keyOf } from '../writes/write-key.ts';

type Importer = Actor & { readonly account: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'> };

/**
 * What a file would change; nothing is saved. Its faults come with line and column. What is new in it stands under the
 * name of who brings the file, whatever name is written there: they answer for it.
 */
export async function previewCountyFile(
  app: Pick<App, 'db' | 'clock'>,
  actor: Importer,
  { csv }: CountyFileRequest,
): Promise<CountyPreview> {
  const { values, faults } = readCountyFile(csv, officeDate(app.clock()));
  const { account } = actor;
  const by = fullName(account.firstName, account.lastName) || account.email;
  const comparison = compareCountyFile(values, await readAllValues(app), by.slice(0, countyLimits.by));
  const seen = sha256Hex(JSON.stringify(comparison));
  return { ...comparison, faults, seen };
}

const imported = z.union([
  z.object({ outcome: z.literal('done'), saved: z.int() }),
  z.object({ outcome: z.literal('stale'), by: z.nullable(z.string()) }),
]);

/**
 * Saves what the preview of a file showed, all of it or nothing, with the days in the file. Refuses a faulty
 * file, and `stale` when something changed since the preview.
 */
export async function importCountyFile(
  app: Pick<App, 'db' | 'clock'>,
  actor: Importer,
  { csv, seen, idempotencyKey }: ImportCountiesRequest,
): Promise<{ readonly saved: number }> {
  const preview = await previewCountyFile(app, actor, { csv });
  if (preview.faults.length > 0) throw refuseField('csv', 'countyFile.faults');
  // The same key from somebody else is another write.
  const write = { idempotencyKey: keyOf('counties', actor, idempotencyKey), ...byActor(actor) };
  const values = takenChanges(preview).map(({ value, before }) => ({
    ...value,
    version: before?.version ?? null,
  }));
  // Saved by the same press, whose answer was lost: nothing of it is left to do.
  if (values.length === 0) return { saved: 0 };
  if (preview.seen !== seen) throw new Refusal('stale', { extra: { by: null } });
  const answer = await callSql(app, 'import_county_values', { values, ...write }, imported);
  if (answer.outcome === 'stale') throw new Refusal('stale', { extra: { by: answer.by } });
  return { saved: answer.saved };
}
