import { StorageApiError } from '@supabase/supabase-js';
import type { Database } from '../database/client.ts';
import { StorageUnavailable, type FileStore } from './file-store.ts';

const bucket = 'documents';

/** For how many seconds a download URL works (at most a minute). */
const downloadSeconds = 60;

/**
 * The private bucket `documents` of Supabase storage. A call that has not answered after 15 s counts as down
 * (the client in `database/client.ts` keeps that time); every failure but "not there" is `StorageUnavailable`.
 */
export function supabaseFileStore(db: Database): FileStore {
  const objects = () => db.storage.from(bucket);
  return {
    async signUpload(key) {
      const { data } = await answerOf(objects().createSignedUploadUrl(key));
      if (!data) throw new StorageUnavailable();
      return { url: data.signedUrl, headers: {} };
    },
    async put(key, bytes, type) {
      // Raw bytes. Storing the same object again is fine: a repeat sends the same content under the same key.
      const { data } = await answerOf(objects().upload(key, bytes, { contentType: type, upsert: true }));
      if (!data) throw new StorageUnavailable();
    },
    async read(key) {
      const { data } = await answerOf(objects().download(key));
      return data ? new Uint8Array(await data.arrayBuffer()) : null;
    },
    async signDownload(key, name) {
      const { data } = await answerOf(objects().createSignedUrl(key, downloadSeconds));
      if (!data) throw new StorageUnavailable();
      // The client's own `download` option encodes the name twice.
      return `${data.signedUrl}&download=${encodeURIComponent(name)}`;
    },
    async remove(keys) {
      if (keys.length > 0) await answerOf(objects().remove([...keys]));
    },
  };
}

/** Null data means "not there"; anything else that went wrong means that storage does not answer. */
async function answerOf<Data>(
  call: PromiseLike<{ data: Data | null; error: unknown }>,
): Promise<{ data: Data | null }> {
  let answer: { data: Data | null; error: unknown };
  try {
    answer = await call;
  } catch {
    throw new StorageUnavailable();
  }
  if (!answer.error) return { data: answer.data };
  if (isMissing(answer.error)) return { data: null };
  throw new StorageUnavailable();
}

/** The hosted service answers 400 and puts the real status into the body. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof StorageApiError)) return false;
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  return String(statusCode) === '404' || status === 404;
}
