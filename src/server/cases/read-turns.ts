import type { BallHolder } from '#domain/cases/turn.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** Whose turn it is in each of these cases. */
export async function readTurns(
  app: Pick<App, 'db'>,
  caseIds: readonly string[],
): Promise<Map<string, BallHolder>> {
  if (caseIds.length === 0) return new Map();
  const rows = dataOf(await app.db.from('case_turns').select('case_id, ball').in('case_id', caseIds));
  return new Map(rows.flatMap(({ case_id: id, ball }) => (id !== null && ball !== null ? [[id, ball]] : [])));
}
