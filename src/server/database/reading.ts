import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { callSql, type SqlFunction } from './call-sql.ts';

/** What `read_signed_in` may call: the closed list is in that function, too. */
export const readingNames = [
  'read_dashboard',
  'read_learning',
  'read_own_thread',
  'read_notices',
  'read_own_case',
  'read_case_timeline',
  'read_case_files',
  'read_milestones',
  'read_own_papers',
  'read_own_requests',
  'read_own_draft',
  'read_statement',
  'read_supporters',
  'read_call_times',
  'read_calendar',
  'read_plans',
  'read_own_tickets',
  'read_activity',
  'list_cases',
  'read_case_sheet',
  'read_today',
] as const satisfies readonly SqlFunction[];
export type ReadingName = (typeof readingNames)[number];
/** Nothing beside the session. */
export type SignedInName = ReadingName | 'read_account';

/**
 * Something that one SQL function reads for who is signed in. The door of a function asks for it in one question with the
 * session (`signedIn.reads`). A caller that already knows the actor uses `readAsClient`.
 */
export interface Reading<
  Input extends readonly unknown[],
  Needs extends Partial<App>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
> {
  readonly name: ReadingName;
  /** The arguments of the function, beyond the caller. */
  readonly ask: (app: Needs, ...input: Input) => object;
  readonly answer: Schema;
  /** The result of what was stored; refuses what has to be refused. */
  readonly describe: (app: Needs, stored: z.output<Schema>, who: Who, ...input: Input) => Result;
}

/** Says the types of a reading, which come from its parts. */
export function reading<
  Input extends readonly unknown[],
  Needs extends Partial<App>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
>(parts: Reading<Input, Needs, Who, Schema, Result>): Reading<Input, Needs, Who, Schema, Result> {
  return parts;
}

/** Reads as the client that somebody is. Throws as `callSql`, and refuses what the reading does. */
export async function readAsClient<
  Input extends readonly unknown[],
  Needs extends Pick<App, 'db'>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
>(one: Reading<Input, Needs, Who, Schema, Result>, app: Needs, who: Who, ...input: Input): Promise<Result> {
  const { userId } = who;
  const p = { ...one.ask(app, ...input), userId, actorId: userId, actorRole: 'client' };
  return one.describe(app, await callSql(app, one.name, p, one.answer), who, ...input);
}
