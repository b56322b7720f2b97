import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** How much waits for staff. Numbers alone, so it is no view of anybody and leaves no line in the audit log. */
export async function readOpenWork(app: Pick<App, 'db'>): Promise<OpenWork> {
  return dataOf(await app.db.rpc('count_open_work')) as unknown as OpenWork;
}
