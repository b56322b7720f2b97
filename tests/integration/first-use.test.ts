// Pages send almost nothing for islands that wait for their first use (tools/build/first-use.mjs).
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deferIslands } from '../../tools/build/first-use.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-use-'));
});
afterAll(() => rm(folder, { recursive: true }));

const scripts =
  '<script>dispatch("astro:first-use")</script><script>customElements.define("astro-island",X)</script>';
const page = (...directives: string[]) =>
  `<p>${scripts}${directives.map((name) => `<astro-island uid="1" client="${name}"></astro-island>`).join('')}</p>`;
const defer = (html: string) => deferIslands(html, pathToFileURL(`${folder}/`));

it('a page of such islands alone gets a small script in place of the runtime, which lies in a file', async () => {
  const deferred = defer(page('first-use', 'first-use'));
  const [name] = await readdir(join(folder, '_astro'));
  expect(deferred?.html).toContain(`"/_astro/${name}"`);
  expect(deferred?.html).not.toContain('customElements');
  expect(await readFile(join(folder, '_astro', name ?? ''), 'utf8')).toContain('customElements.define');
  expect(deferred?.hash).toMatch(/^sha256-/);
});

it('a page with an island that must not wait, or without any, stays as it is', () => {
  expect(defer(page('first-use', 'load'))).toBeNull();
  expect(defer('<p>Words</p>')).toBeNull();
});
