import type { Actor } from '#domain/access/roles.ts';
import { callSql } from '../database/call-sql.ts';
import type { SqlFunction, ParametersOf } from '../database/parameters.ts';
import type { Query, QueryApp } from './service.ts';

/** The functions that ask for whom they read, and nothing about a role. */
type OfOnePerson = {
  [Name in SqlFunction]: 'actorRole' extends keyof ParametersOf<Name>
    ? never
    : 'actorId' extends keyof ParametersOf<Name>
      ? Name
      : never;
}[SqlFunction];

/**
 * Asks a query outside of its call, as the client that somebody is. Throws as `callSql`, and refuses what the query
 * does.
 */
export async function askAsClient<Who extends Actor, Input, Result>(
  { sql, params, answer, toResult }: Query<Who, Input, Result> & { readonly sql: OfOnePerson },
  app: QueryApp,
  actor: Who,
  input: Input,
): Promise<Result> {
  const parameters = { ...params(input, app), actorId: actor.userId };
  const stored = await callSql(app, sql, parameters as never, answer);
  return toResult(stored as never, { app, actor, input });
}
