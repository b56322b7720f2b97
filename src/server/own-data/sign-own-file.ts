import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as ownData from '#domain/own-data/api.ts';
import type { OwnFileKind } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';

const file = z.nullable(z.object({ key: z.string(), name: z.string() }));

async function signed(
  { files }: Pick<App, 'files'>,
  _actor: unknown,
  _input: unknown,
  { first: stored }: { readonly first: z.infer<typeof file> },
): Promise<string> {
  if (!stored) throw new Refusal('not_found');
  return files.signDownload(stored.key, stored.name);
}

/**
 * A short-lived address that downloads one of the actor's own files as an attachment. A foreign or unknown id is
 * `not_found`, so that ids tell strangers nothing; so is an unknown kind.
 */
export const ownFile = command({
  first: {
    sql: 'read_own_file',
    params: ({ kind, id }: CleanInputOf<typeof ownData.file>) => ({ kind, id }),
    answer: file,
  },
  run: signed,
  respond: redirect,
});

/** The same for a file of an application. */
export const ownApplicationFile = command({
  first: {
    sql: 'read_own_file',
    params: ({ id }: CleanInputOf<typeof ownData.applicationFile>) => ({
      kind: 'application' satisfies OwnFileKind,
      id,
    }),
    answer: file,
  },
  run: signed,
  respond: redirect,
});
