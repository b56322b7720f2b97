import type { Actor } from '#domain/access/roles.ts';
import { callSql, type SqlFunction } from '../database/call-sql.ts';
import type { Query, QueryApp } from './service.ts';

/**
 * Asks a query outside of its call, as the client that somebody is; its function takes one object. Throws as `callSql`,
 * and refuses what the query does.
 */
export function askAsClient<Who extends Actor, Input, Result>(
  query: Query<Who, Input, Result>,
  app: QueryApp,
  actor: Who,
  input: Input,
): Promise<Result> {
  const { userId } = actor;
  return ask(query, app, actor, { userId, actorId: userId, actorRole: 'client' }, input);
}

/** The same as the member of staff that somebody is, who has been let in; a look that leaves a line is none of these. */
export function askAsStaff<Who extends Actor, Input, Result>(
  query: Query<Who, Input, Result>,
  app: QueryApp,
  actor: Who,
  input: Input,
): Promise<Result> {
  return ask(query, app, actor, { actorId: actor.userId, actorRole: actor.role }, input);
}

async function ask<Who, Input, Result>(
  { sql, params, answer, toResult }: Query<Who, Input, Result>,
  app: QueryApp,
  actor: Who,
  by: object,
  input: Input,
): Promise<Result> {
  const stored = await callSql(app, sql as SqlFunction, { ...params(input, app), ...by }, answer);
  return toResult(stored as never, { app, actor, input });
}
