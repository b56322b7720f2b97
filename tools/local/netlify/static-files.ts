import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './answer.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';
import type { HeadersFor } from './headers.ts';
import { resolvePrettyUrl, type Resolved } from './pretty-urls.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// Rule files of the platform; it reads them and never serves them.
const NEVER_SERVED = new Set(['_headers', '_redirects']);

interface CachedFile {
  /** Size and time of change: a rebuilt file is read anew. */
  version: string;
  bytes: Buffer;
  hash: string;
  encoded: Map<string, Promise<Buffer>>;
}

export interface StaticRequest {
  path: string;
  acceptEncoding: string;
  ifNoneMatch: string;
}

/** Changes a file's bytes before it is served, hashed and compressed. */
export type ChangeFile = (bytes: Buffer, contentType: string) => Buffer;

export function createStaticFiles(
  dist: string,
  headersFor: HeadersFor,
  change: ChangeFile = (bytes) => bytes,
) {
  const stored = new Map<string, CachedFile>();

  async function isFile(segments: string[]): Promise<string | undefined> {
    const file = join(dist, ...segments);
    if (!file.startsWith(dist + sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() ? file : undefined;
  }

  /** Finds the file of a path, or where the path should go instead. */
  async function resolve(path: string): Promise<Resolved> {
    const segments = safeSegments(path);
    if (!segments) return { kind: 'none' };
    return resolvePrettyUrl(segments, path.endsWith('/'), isFile);
  }

  async function read(file: string): Promise<CachedFile> {
    const { size, mtimeMs } = await stat(file);
    const version = `${size} ${mtimeMs}`;
    const known = stored.get(file);
    if (known?.version === version) return known;
    const bytes = change(await readFile(file), contentTypeOf(file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const fresh: CachedFile = { version, bytes, hash, encoded: new Map() };
    stored.set(file, fresh);
    return fresh;
  }

  /**
   * Serves one file. Header rules apply to a known path only (status 200), so a page served with 404 has
   * none of them: what such a page needs it must carry in its own markup.
   */
  async function serve(file: string, request: StaticRequest, status = 200): Promise<Answer> {
    const content = await read(file);
    const contentType = contentTypeOf(file);
    const compressible = isCompressible(contentType);
    const encoding = compressible ? pickEncoding(request.acceptEncoding) : undefined;
    const etag = `"${content.hash}${encoding ? `-${encoding}` : ''}"`;
    const headers: Record<string, string> = {
      'cache-control': 'public,max-age=0,must-revalidate',
      ...(status === 200 ? headersFor(request.path) : {}),
      etag,
      ...(compressible ? { vary: 'Accept-Encoding' } : {}),
    };
    const body = status === 200 && matchesEtag(request.ifNoneMatch, etag) ? undefined : content.bytes;
    if (!body) return { status: 304, headers, body: Buffer.alloc(0) };
    headers['content-type'] ??= contentType;
    if (!encoding) return { status, headers, body };
    headers['content-encoding'] = encoding;
    return { status, headers, body: await encode(content, encoding) };
  }

  return { resolve, serve };
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** Decoded path parts, or undefined for a path that could leave the folder or name a hidden rule file. */
function safeSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const part of path.split('/')) {
    if (part === '') continue;
    let decoded: string;
    try {
      decoded = decodeURIComponent(part);
    } catch {
      return undefined;
    }
    if (decoded === '.' || decoded === '..' || /[/\\\0]/.test(decoded)) return undefined;
    segments.push(decoded);
  }
  return segments.length === 1 && NEVER_SERVED.has(segments[0] ?? '') ? undefined : segments;
}

function pickEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const offered = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => one.trim().split(/\s*;\s*q=/))
      .filter(([, quality]) => quality === undefined || Number(quality) > 0)
      .map(([name]) => name),
  );
  return offered.has('br') ? 'br' : offered.has('gzip') ? 'gzip' : undefined;
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*');
}

// Compressed on first use and kept: the best quality takes seconds for a large script.
function encode(content: CachedFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  let ready = content.encoded.get(encoding);
  if (!ready) {
    ready =
      encoding === 'br'
        ? compressBrotli(content.bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.bytes.byteLength,
            },
          })
        : compressGzip(content.bytes, { level: 9 });
    content.encoded.set(encoding, ready);
  }
  return ready;
}
