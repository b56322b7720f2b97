// Where the local storage keeps the bytes: one file per object below a folder, its media type beside it.
// The storage service of @supabase/lite asks for this; it keeps everything else (owners, buckets) in Postgres.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

interface ObjectFacts {
  cacheControl: string;
  contentLength: number;
  size: number;
  mimetype: string;
  lastModified: Date;
  eTag: string;
}

interface StoredFacts {
  mimetype: string;
  cacheControl: string;
  eTag: string;
}

type Body = Uint8Array | Blob | globalThis.ReadableStream | ReadableStream;

async function bytesOf(body: Body): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  const parts: Uint8Array[] = [];
  for await (const part of body as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}

/** Objects on disk below `folder`, in the shape @supabase/lite wants of a storage adapter. */
export function createDiskObjects(folder: string) {
  const root = resolve(folder);
  const place = (kind: 'bytes' | 'facts', bucket: string, key: string): string => {
    const path = resolve(join(root, kind, bucket, key));
    if (!path.startsWith(root + sep)) throw new Error('an object key left its folder');
    return path;
  };
  const facts = async (bucket: string, key: string): Promise<ObjectFacts> => {
    const file = await stat(place('bytes', bucket, key));
    const stored = JSON.parse(await readFile(place('facts', bucket, key), 'utf8')) as StoredFacts;
    return { ...stored, contentLength: file.size, size: file.size, lastModified: file.mtime };
  };
  const write = async (path: string, content: Uint8Array | string): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    // Written beside and renamed, so that a reader never meets half a file.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  };
  const remove = async (bucket: string, key: string): Promise<void> => {
    await rm(place('bytes', bucket, key), { force: true });
    await rm(place('facts', bucket, key), { force: true });
  };

  return {
    driver: null,
    async getObject(bucket: string, key: string) {
      const metadata = await facts(bucket, key);
      const body = Readable.toWeb(createReadStream(place('bytes', bucket, key)));
      return { httpStatusCode: 200, metadata, body };
    },
    async uploadObject(
      bucket: string,
      key: string,
      _version: string | undefined,
      body: Body,
      mimetype: string,
      cacheControl: string,
    ): Promise<ObjectFacts> {
      const bytes = await bytesOf(body);
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      await write(place('bytes', bucket, key), bytes);
      await write(
        place('facts', bucket, key),
        JSON.stringify({ mimetype, cacheControl, eTag } satisfies StoredFacts),
      );
      return facts(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket: string, keys: string[]): Promise<void> {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(
      fromBucket: string,
      fromKey: string,
      _version: string | undefined,
      toBucket: string,
      toKey: string,
    ) {
      await write(place('bytes', toBucket, toKey), await readFile(place('bytes', fromBucket, fromKey)));
      await write(place('facts', toBucket, toKey), await readFile(place('facts', fromBucket, fromKey)));
      const { eTag, lastModified } = await facts(toBucket, toKey);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    headObject: facts,
    privateAssetUrl(bucket: string, key: string): Promise<string> {
      return Promise.resolve(`file://${place('bytes', bucket, key)}`);
    },
  };
}
