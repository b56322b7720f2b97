import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';

/** A stored picture by its key. Refuses `not_found` when there is none. */
export async function sendPicture(app: Pick<App, 'files'>, key: string | null | undefined) {
  const bytes = key ? await app.files.read(key) : null;
  if (!bytes) throw new Refusal('not_found');
  return { bytes, type: 'image/jpeg', name: 'picture.jpg' } as const;
}
