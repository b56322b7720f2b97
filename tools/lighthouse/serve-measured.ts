// Serves the built pages and their floors as a CDN would: HTTP/2, compressed beforehand with the best Brotli.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, type HeaderRule } from '#tools/build/header-rules.ts';
import { contentTypeOf, isCompressible } from '#tools/local/netlify/content-types.ts';
import { makeCertificate } from './certificate.ts';

interface ResponseParts {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** Made when it is first asked for: the best Brotli takes half a minute for a whole site. */
type Answer = () => ResponseParts;

/**
 * `extra` adds answers by address (the floors); `ahead` compresses everything before the first visit, for whoever
 * measures time. Returns the origin and a function that stops the server.
 */
export async function serveMeasured(
  dist: string,
  {
    extra = new Map(),
    ahead = false,
  }: { extra?: ReadonlyMap<string, { type: string; body: Buffer }>; ahead?: boolean } = {},
) {
  const answers = new Map<string, Answer>();
  const put = (address: string, type: string, read: () => Buffer, more: Record<string, string> = {}) => {
    const packed = isCompressible(type);
    let response: ResponseParts | undefined;
    answers.set(
      address,
      () =>
        (response ??= {
          body: packed ? brotliCompressSync(read()) : read(),
          headers: { 'content-type': type, ...(packed && { 'content-encoding': 'br' }), ...more },
        }),
    );
  };
  const config = join(dist, '../.netlify/v1/config.json');
  const rules: HeaderRule[] = existsSync(config)
    ? (JSON.parse(readFileSync(config, 'utf8')) as { headers: never[] }).headers
    : [];
  for (const entry of globSync('**/*', { cwd: dist, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = file.slice(dist.length).replaceAll('\\', '/');
    // The search index is many files and belongs to no measured page.
    if (address.startsWith('/pagefind/')) continue;
    const page = address.replace(/\.html$/, '').replace(/^\/index$/, '/');
    put(page, contentTypeOf(file), () => readFileSync(file), {
      'cache-control': address.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...headersFor(rules, page),
    });
  }
  for (const [address, { type, body }] of extra) put(address, type, () => body);
  if (ahead) for (const make of answers.values()) make();

  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (request, response) => {
    const address = new URL(request.url, 'https://x').pathname;
    const found = answers.get(address)?.();
    if (!found) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{}');
      return;
    }
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length });
    response.end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    origin: `https://localhost:${bound.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
