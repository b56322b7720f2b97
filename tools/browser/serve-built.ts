// A small server for looking at and measuring built pages: dist/ with Brotli and the headers that the build decided on,
// and nothing behind it. The local stack (tools/local) is the real thing; this one starts at once.
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersFor, type HeaderRule } from '#tools/build/header-rules.ts';
import { contentTypeOf, isCompressible } from '#tools/local/netlify/content-types.ts';

interface PlatformConfig {
  headers?: HeaderRule[];
}

/** The file in dist/ for an address, or null: /x is x.html, / is index.html. */
export function builtFile(dist: string, address: string): string | null {
  const bare = normalize(decodeURIComponent(address)).replace(/\/$/, '') || '/index';
  for (const candidate of [bare, `${bare}.html`]) {
    const file = join(dist, candidate);
    if (file.startsWith(dist) && existsSync(file) && statSync(file).isFile()) return file;
  }
  return null;
}

/** Serves a build on a free port. Returns its origin and a function that stops it. */
export async function serveBuilt(dist = join(process.cwd(), 'dist')) {
  const configFile = join(dist, '../.netlify/v1/config.json');
  const config: PlatformConfig = existsSync(configFile)
    ? (JSON.parse(readFileSync(configFile, 'utf8')) as PlatformConfig)
    : {};
  /** Compressing takes longer than all else: each file once. */
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://x').pathname;
    const file = builtFile(dist, address);
    const shown = file ?? builtFile(dist, address.startsWith('/es/') ? '/es/404' : '/404');
    if (!shown || address.startsWith('/api/')) {
      response
        .writeHead(address === '/api/auth/user' ? 401 : 404, { 'content-type': 'application/json' })
        .end('{}');
      return;
    }
    const type = contentTypeOf(shown);
    const packed = isCompressible(type);
    const payload =
      bodies.get(shown) ?? (packed ? brotliCompressSync(readFileSync(shown)) : readFileSync(shown));
    bodies.set(shown, payload);
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'content-length': payload.length,
      ...(packed && { 'content-encoding': 'br' }),
      ...headersFor(config.headers ?? [], address),
    });
    response.end(payload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    origin: `http://localhost:${bound.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
