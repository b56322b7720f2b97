import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { AuditAction, AuditObject } from '#domain/audit/actions.ts';
import type { App } from '../app.ts';
import { callSql, type SqlFunction } from './call-sql.ts';

/** The line that a look leaves in the audit log: what was looked at, and of which kind the record in the address is. */
export interface Look {
  readonly action: AuditAction;
  readonly object?: AuditObject;
}

/**
 * Something that one SQL function reads for who is signed in. The door of a function asks for it in one question with the
 * session (`signedIn.reads`, `staff.reads`), and only functions that stand in `public.readings` for that door are read. A
 * caller that already knows the actor uses `readAsClient`.
 */
export interface Reading<
  Input extends readonly unknown[],
  Needs extends Partial<App>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
> {
  readonly name: SqlFunction;
  /** Is noted before anything is read; a record that does not exist is refused as `not_found`. */
  readonly notes?: Look;
  /** The arguments of the function, beyond the caller. */
  readonly ask: (app: Needs, ...input: Input) => object;
  readonly answer: Schema;
  /** The result of what was stored; refuses what has to be refused. */
  readonly describe: (
    app: Needs,
    stored: z.output<Schema>,
    who: Who,
    ...input: Input
  ) => Result | Promise<Result>;
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
export function readAsClient<
  Input extends readonly unknown[],
  Needs extends Pick<App, 'db'>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
>(one: Reading<Input, Needs, Who, Schema, Result>, app: Needs, who: Who, ...input: Input): Promise<Result> {
  const { userId } = who;
  return readAs(one, app, who, { userId, actorId: userId, actorRole: 'client' }, input);
}

/** Reads as the member of staff that somebody is, who has been let in; a look that leaves a line is none of these. */
export function readAsStaff<
  Input extends readonly unknown[],
  Needs extends Pick<App, 'db'>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
>(one: Reading<Input, Needs, Who, Schema, Result>, app: Needs, who: Who, ...input: Input): Promise<Result> {
  return readAs(one, app, who, { actorId: who.userId, actorRole: who.role }, input);
}

async function readAs<
  Input extends readonly unknown[],
  Needs extends Pick<App, 'db'>,
  Who extends Actor,
  Schema extends z.ZodMiniType,
  Result,
>(
  one: Reading<Input, Needs, Who, Schema, Result>,
  app: Needs,
  who: Who,
  by: object,
  input: Input,
): Promise<Result> {
  const p = { ...one.ask(app, ...input), ...by };
  return one.describe(app, await callSql(app, one.name, p, one.answer), who, ...input);
}
