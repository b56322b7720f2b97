import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { compareCountyFile, takenChanges, type CountyPreview } from '#domain/counties/compare-file.ts';
import { isPage, readCountyFile, type CountyFileFault } from '#domain/counties/county-file.ts';
import { countyLimits, placeOf } from '#domain/counties/court-values.ts';
import type { CountyFileRequest, ImportCountiesRequest } from '#domain/counties/county-requests.ts';
import { fullName } from '#domain/person-name.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { CurrentUser } from '#domain/access/link-answers.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { keyOf } from '../writes/write-key.ts';
import { readAllValues } from './county-values.ts';

type Importer = Actor & { readonly account: Pick<CurrentUser, 'firstName' | 'lastName' | 'email'> };

/**
 * What a file would change; nothing is saved. Its faults come with line and column. What is new in it stands under the
 * name of the person who brings the file, whatever name is written there: they answer for it. Its source is a page of
 * the web, which others can read too; what somebody said on the phone is saved by the person who heard it, in the form
 * of that county.
 */
export const previewCountyFile = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Importer,
    { csv }: CountyFileRequest,
  ): Promise<CountyPreview> => {
    const { account } = actor;
    const name = fullName(account.firstName, account.lastName) || account.email;
    const by = name.slice(0, countyLimits.by);
    const { values, lines, ...file } = readCountyFile(csv, { today: officeDate(app.clock()), by });
    const comparison = compareCountyFile(values, await readAllValues(app), by);
    const faults: CountyFileFault[] = [
      ...file.faults,
      ...takenChanges(comparison)
        .filter(({ value }) => !isPage(value.source))
        .map(({ value }) => ({
          line: lines.get(placeOf(value)) ?? 1,
          column: 'source',
          fault: 'page' as const,
        })),
    ].toSorted((one, other) => one.line - other.line);
    const seen = sha256Hex(JSON.stringify(comparison));
    return { ...comparison, faults, seen };
  },
});

const imported = z.union([
  z.object({ outcome: z.literal('done'), saved: z.int() }),
  z.object({ outcome: z.literal('stale'), by: z.nullable(z.string()) }),
]);

/**
 * Saves what the preview of a file showed, all of it or nothing, with the days in the file. Refuses a faulty
 * file, and `stale` when something changed since the preview.
 */
export const importCountyFile = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Importer,
    { csv, seen, idempotencyKey }: ImportCountiesRequest,
  ): Promise<{ readonly saved: number }> => {
    const preview = await previewCountyFile.run(app, actor, { csv });
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
  },
});
