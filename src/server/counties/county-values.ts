import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { countyCourts, courtFields } from '#domain/counties/court-values.ts';
import { writeCountyFile } from '#domain/counties/county-file.ts';
import type {
  CountyInList,
  readCountyRequest,
  removeCountyValueRequest,
  SaveCountyValueRequest,
  StaffCounty,
  StaffCourtValue,
} from '#domain/counties/county-requests.ts';
import type { ListPage, ListRequest } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome, page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command, query } from '../http/service.ts';

const value = z.object({
  county: z.string(),
  court: z.enum(countyCourts),
  field: z.enum(courtFields),
  value: z.string(),
  source: z.string(),
  checked: z.string(),
  by: z.string(),
  version: z.int(),
});
const inList = z.object({
  county: z.string(),
  fips: z.string(),
  values: z.int(),
  stale: z.int(),
  checked: z.nullable(z.string()),
});
const stale = z.object({ outcome: z.literal('stale'), version: z.int(), by: z.nullable(z.string()) });

/** The counties whose name begins as searched for, or all 159, with how much of each was checked. */
export const searchCounties = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor: Actor,
    { search }: ListRequest,
  ): Promise<ListPage<CountyInList>> => {
    return callSql(app, 'search_counties', { search: search || null }, page(inList));
  },
});

const countyAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), county: z.string(), values: z.array(value) }),
  outcome('unknown'),
]);

/** What is known of one county. Refuses `not_found`. */
export const readCounty = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor: Actor,
    { county }: z.infer<typeof readCountyRequest>,
  ): Promise<StaffCounty> => {
    const answer = await callSql(app, 'read_county', { county }, countyAnswer);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    return { county: answer.county, values: answer.values };
  },
});

const saved = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), value }),
  stale,
  outcome('unknown', 'future'),
]);

/**
 * Keeps a value with its source and day, under the name of the person who saves it. The same again changes nothing.
 * Refuses `stale` with whose change it was, a day that has not come, and `not_found`.
 */
export const saveCountyValue = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    input: SaveCountyValueRequest,
  ): Promise<StaffCourtValue> => {
    const answer = await callSql(app, 'save_county_value', { ...input, ...byActor(actor) }, saved);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'future') throw refuseField('checked', 'countyValue.future');
    if (answer.outcome !== 'saved') throw new Refusal('not_found');
    return answer.value;
  },
});

const removed = z.discriminatedUnion('outcome', [stale, outcome('done')]);

/** Takes a value away: it reads as not verified again. Twice changes nothing. Refuses `stale`. */
export const removeCountyValue = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    input: z.infer<typeof removeCountyValueRequest>,
  ): Promise<void> => {
    const answer = await callSql(app, 'remove_county_value', { ...input, ...byActor(actor) }, removed);
    if (answer.outcome === 'stale') throw refuseStale(answer);
  },
  respond: done,
});

const all = z.object({ values: z.array(value) });

/** The whole county file as CSV, in the order of content/counties.csv: committing it publishes it. */
export const countyFile = query({
  sql: 'export_counties',
  params: () => ({}),
  answer: all,
  toResult: ({ values }): { readonly csv: string } => ({ csv: writeCountyFile(values) }),
});

export async function readAllValues(app: Pick<App, 'db'>): Promise<readonly StaffCourtValue[]> {
  return (await callSql(app, 'export_counties', {}, all)).values;
}

const refuseStale = ({ by, version }: z.infer<typeof stale>) =>
  new Refusal('stale', { extra: { by, version } });
