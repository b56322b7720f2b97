// What a build leaves for the platform. Runs against dist/; without one the tests are skipped, since the build is
// a step of its own before them.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFor, type HeaderRule } from '#tools/build/header-rules.ts';
import { isSuspiciousName } from '#tools/build/plain-file-names.ts';

interface PlatformConfig {
  headers: HeaderRule[];
}

const built = existsSync('dist/index.html') && existsSync('.netlify/v1/config.json');

describe.skipIf(!built)('a build for the platform', () => {
  const config = () => JSON.parse(readFileSync('.netlify/v1/config.json', 'utf8')) as PlatformConfig;
  const policyOf = (address: string) =>
    headersFor(config().headers, address)['Content-Security-Policy'] ?? '';
  const pages = () => globSync('**/*.html', { cwd: 'dist' });
  const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

  it('leaves no server function, which would answer unknown paths in English', () => {
    // Folders alone do nothing; a development server makes empty ones.
    const left = globSync('.netlify/v1/{functions,edge-functions}/**/*', { withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([]);
  });

  it('has no editor unless it is switched on', () => {
    expect(globSync('dist/edit{,.html,/**}')).toEqual([]);
    expect(config().headers.filter((rule) => rule.for.startsWith('/edit'))).toEqual([]);
  });

  it('has no public file whose name a blocker may look for', () => {
    expect(globSync('dist/**/*', { withFileTypes: true }).length).toBeGreaterThan(500);
    const scripts = globSync('_astro/*', { cwd: 'dist' });
    expect(scripts.filter((file) => isSuspiciousName(file.split('.')[0] ?? ''))).toEqual([]);
  });

  it('serves the Spanish home page as a file, so that /es does not redirect', () => {
    expect(existsSync('dist/es.html')).toBe(true);
    expect(existsSync('dist/es/index.html')).toBe(false);
  });

  /** The hashes of the scripts and styles in a page. */
  const hashesOf = (file: string) =>
    [...readFileSync(`dist/${file}`, 'utf8').matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(([, , attributes, text]) => text !== '' && !attributes?.includes('application/ld+json'))
      .map(([, , , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

  it('needs few header rules, since nobody knows how many the host takes', () => {
    expect(config().headers.length).toBeLessThan(130);
  });

  it('lists no script and no style in a policy that none of its pages has', () => {
    const hashes = new Map(pages().map((file) => [addressOf(file), hashesOf(file)]));
    for (const { for: pattern, values } of config().headers) {
      const folder = pattern.replace(/\/\*$/, '');
      const own = new Set(
        [...hashes].flatMap(([address, some]) =>
          address === folder || address.startsWith(`${folder}/`) ? some : [],
        ),
      );
      const listed = values['Content-Security-Policy']?.match(/'sha256-[^']+'/g) ?? [];
      expect(
        listed.filter((hash) => !own.has(hash)),
        pattern,
      ).toEqual([]);
    }
  });

  it('gives every page a policy that covers each inline script and style', () => {
    for (const file of pages()) {
      const policy = policyOf(addressOf(file));
      for (const hash of hashesOf(file)) expect(policy, file).toContain(hash);
      expect(policy).toContain("default-src 'self'");
      // The search program is WebAssembly; no other page may run any.
      const search = /^(?:es\/)?search\.html$/.test(file);
      expect(policy.includes("'wasm-unsafe-eval'"), file).toBe(search);
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    }
  });

  it('lets only pages that upload reach the storage', () => {
    expect(policyOf('/privacy')).toContain("connect-src 'self';");
    const uploads = ['/intake-form', '/contact', '/client-dashboard', '/account', '/staff'];
    for (const page of uploads) expect(policyOf(page), page).toMatch(/connect-src 'self' https/);
  });

  it('lets no page talk to the machine of its visitor', () => {
    const own = /localhost|127\.0\.0|\[::1?\]/;
    expect(
      config().headers.filter(({ values }) => own.test(values['Content-Security-Policy'] ?? '')),
    ).toEqual([]);
    const markup = pages().map((file) => readFileSync(`dist/${file}`, 'utf8'));
    const policies = markup.flatMap(
      (html) => /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? [],
    );
    expect(policies.length).toBeGreaterThan(1);
    expect(policies.filter((policy) => own.test(policy))).toEqual([]);
  });

  it('writes the policy into the pages for unknown paths, which header rules do not reach', () => {
    for (const file of ['dist/404.html', 'dist/es/404.html'])
      expect(readFileSync(file, 'utf8')).toMatch(
        /<meta http-equiv="content-security-policy" content="default-src 'self';(?!.*frame-ancestors)[^"]*sha256-/,
      );
  });

  it('has no style attribute, which the policy would ignore', () => {
    for (const file of pages())
      expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toMatch(/<[a-z][^<>]* style="/);
  });

  it('keeps what portal and workplace load out of public pages, and schemas of answers out of all', () => {
    const scripts = new Map<string, string>();
    const sourceOf = (file: string) => {
      const known = scripts.get(file) ?? readFileSync(`dist/_astro/${file}`, 'utf8');
      scripts.set(file, known);
      return known;
    };
    /** Whatever a page may load, now or later. */
    const loadedBy = (text: string, found = new Set<string>()): Set<string> => {
      for (const [, file = ''] of text.matchAll(/["'](?:\/_astro|\.)\/([\w.-]+\.js)["']/g)) {
        if (found.has(file)) continue;
        found.add(file);
        loadedBy(sourceOf(file), found);
      }
      return found;
    };
    const behindSignIn = /^(?:es\/)?(?:client-dashboard|account|staff)\.html$/;
    const [own, open] = [true, false].map((isBehind) =>
      pages().filter((file) => behindSignIn.test(file) === isBehind),
    );
    const holding = (files: readonly string[], words: string) =>
      files.filter((page) =>
        [...loadedBy(readFileSync(`dist/${page}`, 'utf8'))].some((file) => sourceOf(file).includes(words)),
      );
    const queries = 'No QueryClient set';
    // Otherwise the words to look for have changed.
    expect(holding(own ?? [], queries).length).toBeGreaterThan(0);
    expect(holding(open ?? [], queries)).toEqual([]);
    expect(holding(open ?? [], '/api/staff/')).toEqual([]);
    expect(holding(pages(), 'did not answer as its contract says')).toEqual([]);
  });

  it('holds no key, no source map and no address of a database, which everybody could read', () => {
    const secret =
      /sb_secret_|(?:sk|rk)_(?:test|live)_|whsec_|postgres(?:ql)?:\/\/|smtps?:\/\/|APP_SECRET|SPOOL_KEY/;
    const texts = globSync('**/*.{html,js,css,json,txt,xml,webmanifest}', { cwd: 'dist' });
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.filter((file) => secret.test(readFileSync(`dist/${file}`, 'utf8')));
    expect([...found, ...globSync('**/*.map', { cwd: 'dist' })]).toEqual([]);
  });
});
