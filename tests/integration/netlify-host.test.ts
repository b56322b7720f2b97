// @module-tag full
import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createNetlifyHost, type NetlifyHost, type NetlifyHostOptions } from '#tools/local/netlify/host.ts';
import { createNetlifyMiddleware } from '#tools/local/netlify/middleware.ts';
import { createRateCounter, type TrafficRules } from '#tools/local/netlify/rate-rules.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
const fixture = fileURLToPath(new URL('../fixtures/netlify-site', import.meta.url));
const MB = 1024 * 1024;

let projectRoot: string;
let host: NetlifyHost;
const extra: { close(): Promise<void> }[] = [];

async function start(options: Partial<NetlifyHostOptions> = {}): Promise<NetlifyHost> {
  return createNetlifyHost({
    projectRoot,
    repositoryRoot,
    dist: 'site',
    timers: false,
    log: () => {},
    ...options,
  });
}

/** A host of its own for one test; closed after it. */
async function startExtra(options: Partial<NetlifyHostOptions> = {}): Promise<NetlifyHost> {
  const one = await start(options);
  extra.push(one);
  return one;
}

const ask = (path: string, init: RequestInit = {}, at = host) =>
  fetch(at.url + path, { redirect: 'manual', ...init });

const post = (path: string, type: string, body: Uint8Array<ArrayBuffer>) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': type } });

/** A call from another address of this machine, as from another visitor. */
function askFrom(localAddress: string, path: string, at: NetlifyHost): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port: at.port, path, localAddress, headers: { host: 'localhost' } }, (res) => {
      res.resume();
      done(res.statusCode);
    }).on('error', fail);
  });
}

beforeAll(async () => {
  // A copy beside node_modules: tests write into it, and its functions have to find the packages.
  await mkdir(join(repositoryRoot, '.local'), { recursive: true });
  projectRoot = await mkdtemp(join(repositoryRoot, '.local/test-netlify-'));
  await cp(fixture, projectRoot, { recursive: true });
  await mkdir(join(projectRoot, '.netlify/v1'), { recursive: true });
  await writeFile(
    join(projectRoot, '.netlify/v1/config.json'),
    JSON.stringify({
      headers: [{ for: '/about', values: { 'Content-Security-Policy': "default-src 'self'" } }],
    }),
  );
  host = await start({ env: { COLOR: 'green' } });
}, 60_000);

afterEach(async () => {
  await Promise.all(extra.splice(0).map((one) => one.close()));
});

afterAll(async () => {
  await host?.close();
  await rm(projectRoot, { recursive: true, force: true });
});

describe('bodies', () => {
  test.each(['application/pdf', 'application/octet-stream', 'image/png', 'multipart/form-data; boundary=x'])(
    'a megabyte of random bytes arrives unchanged as %s',
    async (type) => {
      const bytes = new Uint8Array(randomBytes(MB));
      const answer = await post('/api/hash', type, bytes);
      expect(await answer.json()).toEqual({
        length: MB,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        type,
      });
    },
  );

  test('a form with a file reaches the function as a form with that file', async () => {
    const form = new FormData();
    form.set(
      'file',
      new File([new Uint8Array(randomBytes(1000))], 'acta año.pdf', { type: 'application/pdf' }),
    );
    const answer = await ask('/api/form', { method: 'POST', body: form });
    expect(await answer.json()).toEqual({ name: 'acta año.pdf', size: 1000 });
  });

  test.each([
    ['application/json', 6 * MB, 200],
    ['application/json', 6 * MB + 1, 413],
    ['application/pdf', 4.5 * MB, 200],
    ['application/pdf', 4.5 * MB + 1, 413],
    ['multipart/form-data; boundary=x', 5 * MB, 413],
    ['application/pdf', 20 * MB, 413],
  ])('%s of %d bytes is answered with %d', async (type, size, status) => {
    const answer = await post('/api/hash', type, new Uint8Array(size).fill(97));
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    else expect(await answer.json()).toMatchObject({ length: size });
    expect((await ask('/about')).status).toBe(200);
  });

  test('an answer over 6 MB becomes a 502 that is not JSON', async () => {
    const answer = await ask('/api/trouble?kind=large');
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });
});

describe('faults of a function', () => {
  test('a throw answers 500 without saying what went wrong', async () => {
    const answer = await ask('/api/trouble?kind=throw');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('broken on purpose');
  });

  test('a function that ends its process answers 502, and the next call works', async () => {
    expect((await ask('/api/trouble?kind=exit')).status).toBe(502);
    expect(await (await ask('/api/trouble')).text()).toBe('fine');
  });

  test.each(['slow', 'loop'])(
    'a function that takes too long (%s) answers 504, and the host lives on',
    async (kind) => {
      const hasty = await startExtra({ limits: { answerWithin: 2500 } });
      const answer = await ask(`/api/trouble?kind=${kind}`, {}, hasty);
      expect(answer.status).toBe(504);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await (await ask('/api/trouble', {}, hasty)).text()).toBe('fine');
    },
    20_000,
  );
});

describe('what a function sees', () => {
  test('the address of its caller comes from the connection, never from a header', async () => {
    const answer = await ask('/api/context/vip', {
      headers: {
        'x-forwarded-for': '9.9.9.9',
        'x-nf-client-connection-ip': '9.9.9.9',
        'client-ip': '9.9.9.9',
      },
    });
    expect(await answer.json()).toMatchObject({ ip: '127.0.0.1' });
  });

  test('is what the README of the host lists, and nothing more', async () => {
    const listed = async (title: string) => {
      const readme = await readFile(join(repositoryRoot, 'tools/local/netlify/README.md'), 'utf8');
      const part = readme.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
      return [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name ?? '');
    };
    const seen = (await (await ask('/api/context/vip', { headers: { accept: '*/*' } })).json()) as {
      environment: string[];
      headers: string[];
    };
    const platform = (name: string) => !['COLOR'].includes(name);
    expect(seen.environment.filter(platform).toSorted()).toEqual((await listed('Variables')).toSorted());
    // The platform's own code keeps what it hands on as `context`; the rest reaches the function.
    const added = seen.headers.filter((name) => name.startsWith('x-'));
    const documented = await listed('Headers');
    expect(added.filter((name) => !documented.includes(name))).toEqual([]);
    const source = await readFile(join(repositoryRoot, 'tools/local/netlify/functions.ts'), 'utf8');
    const headerNames = [...source.matchAll(/'(x-(?:nf|forwarded)-[a-z-]+)'\]? ?[:=]/g)].map(
      ([, name]) => name ?? '',
    );
    expect(new Set(documented)).toEqual(new Set(headerNames));
  });

  test('a test may give its callers another address', async () => {
    const elsewhere = await startExtra({ clientIp: '203.0.113.7' });
    expect(await (await ask('/api/context/vip', {}, elsewhere)).json()).toMatchObject({ ip: '203.0.113.7' });
  });

  test('path parameters, query, cookies, site, deploy context and a request id', async () => {
    const answer = await ask('/api/context/vip?intake=1', { headers: { cookie: 'mine=yes' } });
    const seen = (await answer.json()) as { requestId: string };
    expect(seen).toMatchObject({
      params: { packageId: 'vip' },
      query: '?intake=1',
      cookie: 'yes',
      site: host.url,
      deploy: 'dev',
      country: 'US',
    });
    expect(answer.headers.get('x-nf-request-id')).toBe(seen.requestId);
    expect(answer.headers.getSetCookie()).toEqual(['seen=yes', 'again=yes']);
  });

  test('two hosts side by side give their functions different environments, and nothing of this process', async () => {
    const other = await startExtra({ env: { COLOR: 'blue' } });
    const [green, blue] = await Promise.all(
      [host, other].map(async (one) => (await (await ask('/api/context/vip', {}, one)).json()) as Seen),
    );
    expect([green?.color, blue?.color]).toEqual(['green', 'blue']);
    expect(green?.environment).not.toContain('PATH');
  });
  type Seen = { color: string; environment: string[] };

  test('of ten who store the same new blob at once, one succeeds, and the store keeps what that one wrote', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => String(i)).map(async (body) => {
        const answer = await ask('/api/blobs?key=same', { method: 'POST', body });
        return { body, ...((await answer.json()) as { modified: boolean }) };
      }),
    );
    const first = answers.filter(({ modified }) => modified);
    expect(first).toHaveLength(1);
    expect(await (await ask('/api/blobs?key=same')).json()).toMatchObject({ value: first[0]?.body });
  });
});

describe('static files', () => {
  test('header rules of netlify.toml, _headers and the build reach a page', async () => {
    const { headers } = await ask('/about');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-from-file')).toBe('yes');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('cache-control')).toBe('public,max-age=0,must-revalidate');
    expect((await ask('/_astro/a.css')).headers.get('cache-control')).toContain('immutable');
  });

  test.each(['/api/context/vip', '/taken', '/nope', '/es/nope', '/api/nope', '/about/'])(
    'header rules do not reach %s, which is no static file',
    async (path) => {
      expect((await ask(path)).headers.get('x-frame-options')).toBeNull();
    },
  );

  test.each([
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['/both/', '/both'],
    ['/folder?a=1', '/folder/?a=1'],
    ['/se%C3%B1al/', '/se%C3%B1al'],
  ])('%s moves for good to %s', async (from, to) => {
    const answer = await ask(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about.html', 'about'],
    ['/folder/', 'folder'],
    ['/folder/index.html', 'folder'],
    ['/both', 'both'],
    ['/both/index.html', 'both index'],
    ['/es/about', 'es about'],
  ])('%s serves the page "%s" where it is', async (path, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  test('a page known to the browser is answered 304 without a body', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const again = await ask('/about', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('HEAD tells the length and sends no body', async () => {
    const plain = { headers: { 'accept-encoding': 'identity' } };
    const answer = await ask('/about', { method: 'HEAD', ...plain });
    expect(answer.headers.get('content-length')).toBe(
      String((await (await ask('/about', plain)).text()).length),
    );
    expect(await answer.text()).toBe('');
  });

  test('text is sent as Brotli to who takes it', async () => {
    const raw = await new Promise<{ encoding: string | undefined; body: Buffer }>((done, fail) => {
      const headers = { 'accept-encoding': 'gzip, br' };
      get({ host: '127.0.0.1', port: host.port, path: '/about', headers }, async (res) => {
        const body = Buffer.concat(await res.toArray());
        done({ encoding: res.headers['content-encoding'], body });
      }).on('error', fail);
    });
    expect(raw.encoding).toBe('br');
    expect(brotliDecompressSync(raw.body).toString()).toContain('<title>about</title>');
  });

  test.each([
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/%00',
    '/%zz',
    '/_headers',
  ])('%s does not leave the folder', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('who answers a path', () => {
  test.each([
    ['/nope', 'text/html; charset=UTF-8', 'not found'],
    ['/es/nope', 'text/html; charset=UTF-8', 'es not found'],
    ['/es/nope/deeper', 'text/html; charset=UTF-8', 'es not found'],
    ['/api/nope', 'application/json', 'not_found'],
  ])('an unknown path %s answers 404 in its own language and form', async (path, type, text) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, type]);
    expect(await answer.text()).toContain(text);
  });

  test('an unknown API path answers JSON to POST too, and so does a wrong method', async () => {
    for (const [path, method] of [
      ['/api/nope', 'POST'],
      ['/api/hash', 'GET'],
    ] as const) {
      const answer = await ask(path, { method });
      expect([answer.status, await answer.json()]).toEqual([404, { code: 'not_found' }]);
    }
  });

  test('redirects carry splat, placeholder and query; a forced one wins over a file', async () => {
    const old = await ask('/old/a/b?x=1');
    expect([old.status, old.headers.get('location')]).toEqual([302, '/new/a/b?x=1']);
    const rewritten = await ask('/p/1/show');
    expect([rewritten.status, await rewritten.text()]).toEqual([200, expect.stringContaining('about')]);
    const forced = await ask('/forced');
    expect([forced.status, forced.headers.get('location')]).toEqual([301, '/about']);
  });

  test('a function wins over a page, unless it prefers the page', async () => {
    expect(await (await ask('/taken')).text()).toBe('from the function');
    expect(await (await ask('/preferred/yes')).text()).toContain('static page');
    expect(await (await ask('/preferred/no')).text()).toBe('from the function');
  });

  test('a host with some of the functions only leaves the other paths unknown', async () => {
    const partial = await startExtra({ only: ['hash'] });
    expect(partial.functions.map(({ name }) => name)).toEqual(['hash']);
    expect((await ask('/api/context/vip', {}, partial)).status).toBe(404);
  });

  test('a function with a path has no second address', async () => {
    expect((await ask('/.netlify/functions/hash', { method: 'POST' })).status).toBe(404);
  });
});

describe('rate rules', () => {
  test('a rule by ip and domain stops one visitor, and only until the window has passed', async () => {
    let now = 1_000_000;
    const limited = await startExtra({ clock: () => now });
    const path = '/api/limited-by-ip';
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await askFrom('127.0.0.1', path, limited));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await askFrom('127.0.0.2', path, limited)).toBe(200);
    now += 61_000;
    expect(await askFrom('127.0.0.1', path, limited)).toBe(200);
  });

  test('a host that thousands of visitors call forgets each once their window has passed', () => {
    let now = 1_000_000;
    const counter = createRateCounter(() => now);
    const rules: TrafficRules = {
      action: {
        type: 'rate_limit',
        config: {
          rateLimitConfig: { windowLimit: 2, windowSize: 60, algorithm: 'sliding_window' },
          aggregate: { keys: [{ type: 'ip' }] },
        },
      },
    };
    const call = (ip: string) => counter.admit('health', rules, { ip, domain: 'localhost' });
    for (let visitor = 0; visitor < 5_000; visitor += 1) call(`10.0.${visitor >> 8}.${visitor & 255}`);
    now += 50_000;
    expect([call('10.1.0.1'), call('10.1.0.1'), call('10.1.0.1')]).toEqual([true, true, false]);
    now += 20_000;
    expect(call('10.1.0.1')).toBe(false);
    expect(counter.counted()).toBe(1);
    counter.forget();
    expect(call('10.1.0.1')).toBe(true);
  });

  test('the answer of a rule is not JSON', async () => {
    const limited = await startExtra();
    let answer = await ask('/api/limited-by-ip', {}, limited);
    while (answer.status === 200) answer = await ask('/api/limited-by-ip', {}, limited);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      429,
      expect.stringMatching(/^text\/plain/),
    ]);
  });

  test('a rule written with "ip" as plain text counts every visitor together', async () => {
    const limited = await startExtra();
    const statuses = [];
    for (const ip of ['127.0.0.1', '127.0.0.2', '127.0.0.3'])
      statuses.push(await askFrom(ip, '/api/limited-by-mistake', limited));
    expect(statuses).toEqual([200, 200, 429]);
  });
});

test('whoever waits for the functions reads how many are ready, and nothing when they were bundled before', async () => {
  const steps: string[] = [];
  const report = (_what: string, done: number, total: number) => void steps.push(`${done} of ${total}`);
  const only = ['context', 'page', 'tick'];
  await startExtra({ only, report });
  expect(steps.at(-1)).toBe('3 of 3');
  steps.length = 0;
  await startExtra({ only, report });
  expect(steps).toEqual([]);
});

describe('schedules', () => {
  test('a scheduled function has no address', async () => {
    for (const path of ['/.netlify/functions/sweep', '/sweep'])
      expect((await ask(path, { method: 'POST' })).status).toBe(404);
  });

  test('run by hand, it is posted the time of its next run and finishes what it left waiting', async () => {
    const answer = await host.runSchedule('sweep');
    const { method, nextRun } = (await answer.json()) as { method: string; nextRun: string };
    expect(method).toBe('POST');
    expect(new Date(nextRun).getUTCMinutes() % 5).toBe(0);
    await expect
      .poll(async () => (await ask('/api/blobs?key=swept')).json())
      .toMatchObject({ value: nextRun });
  });

  test('only scheduled functions can be run by hand', async () => {
    await expect(host.runSchedule('hash')).rejects.toThrow('no scheduled function hash');
  });

  test('its cron runs it, when the timers are on', async () => {
    const printed: string[] = [];
    await startExtra({ timers: true, log: ({ text }) => printed.push(text) });
    await expect.poll(() => printed.join(''), { timeout: 15_000 }).toContain('tick');
  }, 20_000);
});

describe('run from the sources', () => {
  test('the same functions answer at the same addresses, with the same schedules and rate rules', async () => {
    const sources = await startExtra({ runs: 'sources' });
    expect(sources.functions).toEqual(host.functions);
    for (const path of ['/taken', '/api/context/vip?intake=1', '/api/trouble'])
      expect((await ask(path, {}, sources)).status, path).toBe((await ask(path)).status);
    expect((await sources.runSchedule('sweep')).status).toBe(200);
    // The platform's limit on what is sent holds before any code is loaded.
    const large = { method: 'POST', body: 'a'.repeat(6 * MB + 1), headers: { 'content-type': 'text/plain' } };
    expect((await ask('/api/hash', large, sources)).status).toBe(413);
  });
});

describe('as middleware of a development server', () => {
  test('functions answer, other paths go on, and a changed source is used at the next call', async () => {
    const middleware = await createNetlifyMiddleware({
      projectRoot,
      repositoryRoot,
      siteUrl: 'http://localhost:1',
      timers: false,
      log: () => {},
    });
    const server = createServer((req, res) => middleware.handle(req, res, () => res.end('a page')));
    extra.push(middleware, { close: () => new Promise((done) => server.close(() => done())) });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const text = async (path: string) => (await fetch(url + path)).text();

    expect(await text('/about')).toBe('a page');
    expect(await text('/taken')).toBe('from the function');
    const source = join(projectRoot, 'functions/page.ts');
    await writeFile(source, (await readFile(source, 'utf8')).replace('from the function', 'changed'));
    await expect.poll(() => text('/taken'), { timeout: 15_000 }).toBe('changed');
    const good = await readFile(source, 'utf8');
    await writeFile(source, "import './missing.ts';\n" + good);
    await expect.poll(() => text('/taken'), { timeout: 15_000 }).toContain('does not load');
    expect(await text('/about')).toBe('a page');
    await writeFile(source, good);
    await expect.poll(() => text('/taken'), { timeout: 15_000 }).toBe('changed');
    server.closeAllConnections();
  }, 30_000);
});
