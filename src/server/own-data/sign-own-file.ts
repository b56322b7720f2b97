import * as z from 'zod/mini';
import type { OwnFileKind } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const file = z.nullable(z.object({ key: z.string(), name: z.string() }));

function signed({ files }: Pick<App, 'files'>, stored: z.infer<typeof file>): Promise<string> {
  if (!stored) throw new Refusal('not_found');
  return files.signDownload(stored.key, stored.name);
}

/**
 * A short-lived address that downloads one of the actor's own files as an attachment. A foreign or unknown id is
 * `not_found`, so that ids tell strangers nothing; so is an unknown kind.
 */
export const ownFile = reading({
  name: 'read_own_file',
  ask: (_app: object, kind: string, id: string) => ({ kind, id }),
  answer: file,
  describe: signed,
});

/** The same for a file of an application. */
export const ownApplicationFile = reading({
  name: 'read_own_file',
  ask: (_app: object, id: string) => ({ kind: 'application' satisfies OwnFileKind, id }),
  answer: file,
  describe: signed,
});
