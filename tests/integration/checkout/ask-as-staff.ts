import type { Actor } from '#domain/access/roles.ts';
import { callSql } from '#server/database/call-sql.ts';
import type { Query, QueryApp } from '#server/http/service.ts';

/** What staff read by a query whose function need not know who asks. */
export async function askAsStaff<Who extends Actor, Input, Result>(
  { sql, params, answer, toResult }: Query<Who, Input, Result>,
  app: QueryApp,
  actor: Who,
  input: Input,
): Promise<Result> {
  const stored = await callSql(app, sql, params(input, app) as never, answer);
  return toResult(stored as never, { app, actor, input });
}
