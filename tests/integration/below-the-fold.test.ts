// A page with a fold is sent in parts (tools/build/below-the-fold.ts).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldPage } from '../../tools/build/below-the-fold.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const drawing = `<svg class="art" viewBox="0 0 9 9"><path class="p" d="${'M0 0h9'.repeat(20)}"></path><path d="M0"></path></svg>`;
const css =
  '.late-only{top:0}.first{color:red}h2{margin:0}.art .p{fill:var(--paper)}.art .d{fill:red}@media print{.first{top:0}}.menu a{top:0}';
const page = (below: string, css_ = css) =>
  `<html><head><style>${css_}</style></head><body><dialog><p class="menu"><a>x</a></p></dialog><main>` +
  `<p class="first">x</p><div class="fold" hidden></div>${below}</main><footer>x</footer></body></html>`;
const fold = (html: string) => foldPage(html, pathToFileURL(`${folder}/`));
const file = (html: string, ending: string) => {
  const [address = ''] = new RegExp(`/_astro/[\\w.]+\\.${ending}`).exec(html) ?? [];
  return readFileSync(join(folder, address), 'utf8');
};

it('carries the rules of its first screen, and names a file with all of them that nothing waits for', () => {
  const { html = '' } = fold(page('<h2 class="late-only">x</h2>')) ?? {};
  const [, first = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  expect(first).toContain('.first{color:red}');
  expect(first).not.toMatch(/late-only|h2|print|menu/);
  expect(file(html, 'css')).toContain(css);
  expect(html.replace(/<noscript>.*?<\/noscript>/, '')).not.toContain('<link rel="stylesheet"');
});

it('is styled without JavaScript too, and then hides nothing', () => {
  const { html = '' } = fold(page('<h2>x</h2>')) ?? {};
  expect(html).toMatch(/<noscript><link rel="stylesheet" href="[^"]+\.css"><\/noscript>/);
  for (const [, selector] of html.matchAll(/([^{}]*)\{display:none!important\}/g))
    expect(selector).toContain('[data-js]');
});

it('takes its drawings from a file, painted by names that follow light and dark', () => {
  const { html = '' } = fold(page(drawing)) ?? {};
  expect(html).toMatch(/<svg class="art" viewBox="0 0 9 9"><use data-href="[^"]+\.svg#d0"\/><\/svg>/);
  expect(file(html, 'svg')).toContain('fill="var(--paper)"/><path d="M0"/>');
});

it('brings forms that wake at first use, and scripts, when somebody moves', () => {
  const form = '<astro-island client="first-use"><form>words</form></astro-island>';
  const scripts =
    '<script type="module">var a=1;on(()=>turn(a))</script><script type="module">var a=2;go(a)</script>';
  const { html = '' } = fold(page(form + scripts)) ?? {};
  expect(html).toContain('<div class="late"></div>');
  expect(html).not.toMatch(/words|turn/);
  const code = file(html, 'js');
  expect(code).toContain('words');
  // What one script calls a name is not what another does.
  const said: unknown[] = [];
  const later: (() => void)[] = [];
  new Function('on', 'turn', 'go', 'document', 'location', code)(
    (turned: () => void) => later.push(turned),
    (value: number) => said.push(value),
    (value: number) => said.push(value),
    { getElementById: () => null, querySelectorAll: () => [] },
    { hash: '' },
  );
  for (const turned of later) turned();
  expect(said).toEqual([2, 1]);
});

it('is left alone without a fold', () => {
  expect(fold('<html><head><style>p{top:0}</style></head><body><p>x</p></body></html>')).toBe(null);
});
