// The files of people, which no dump of a database holds: they lie in the bucket "documents".
import { createHash } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';

const bucket = 'documents';

export interface StoragePlace {
  readonly url: string;
  readonly secretKey: string;
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const client = ({ url, secretKey }: StoragePlace): SupabaseClient =>
  createClient(url, secretKey, { auth: { persistSession: false } });

/** Objects the database names; what was given up or never arrived is not among them. */
export async function namedObjects(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<readonly { key: string; type: string }[]> {
  return sql<{ key: string; type: string }[]>`
    select key, min(type) as type from (
      select object_key as key, file_type as type from public.uploads where status in ('checked', 'attached')
      union all select file_path, file_type from public.intake_documents
      union all select file_path, file_type from public.case_documents
      union all select file_path, 'application/pdf' from public.generated_documents
      union all select custom_profile_image_url, 'image/jpeg' from public.users where custom_profile_image_url is not null
    ) as named group by key order by key`;
}

/** The bytes of an object, or null when storage has none under this key. */
export async function readObject(place: StoragePlace, key: string): Promise<Uint8Array | null> {
  const { data, error } = await client(place).storage.from(bucket).download(key);
  if (data) return new Uint8Array(await data.arrayBuffer());
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  if (String(statusCode ?? status) === '404') return null;
  throw new Error(`storage did not return the object ${key}`);
}

export async function writeObject(
  place: StoragePlace,
  key: string,
  bytes: Uint8Array,
  type: string,
): Promise<void> {
  const { error } = await client(place)
    .storage.from(bucket)
    .upload(key, Buffer.from(bytes), { contentType: type, upsert: true });
  if (error) throw new Error(`storage did not accept the object ${key}`);
}
