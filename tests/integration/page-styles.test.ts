// Pages carry only the rules that can apply in them (tools/build/page-styles.ts).
import { expect, it } from 'vitest';
import { trimStyles } from '../../tools/build/page-styles.ts';

const page = (css: string, body: string) =>
  `<html><head><style>@layer base, components;</style><style>${css}</style></head><body>${body}</body></html>`;
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];

it('a rule stays when the page holds all it asks for, whatever state that is in', () => {
  const css = '.card>h2{margin:0}.card[open]:hover a{color:red}.badge{top:0}h3{top:0}';
  expect(styleOf(trimStyles(page(css, '<div class="card"><h2><a href="/">x</a></h2></div>'), ''))).toBe(
    '@layer base, components;.card>h2{margin:0}.card[open]:hover a{color:red}',
  );
});

it('what a script may add counts as there', () => {
  const css = '.quiz-result h4{margin:0}.toast{top:0}';
  const script = 'jsx("h4",{className:`quiz-result`})';
  expect(styleOf(trimStyles(page(css, '<p>x</p>'), script))).toContain('.quiz-result h4');
  expect(styleOf(trimStyles(page(css, '<p>x</p>'), script))).not.toContain('.toast');
});

it('of a list of selectors those stay that can match, and a group left empty goes', () => {
  const css = 'p,table{margin:0}@media print{.card{top:0}}@media print{p{top:0}}';
  expect(styleOf(trimStyles(page(css, '<p>x</p>'), ''))).toBe(
    '@layer base, components;p{margin:0}@media print{p{top:0}}',
  );
});

it('names nobody uses go, and a name for one color, number or length gives way to it', () => {
  const css =
    ':root{--deep:#123;--line:var(--deep);--wide:9rem;--strong:650;--unused:var(--wide)}p{color:var(--line);width:var(--wide);font-weight:var(--strong)}';
  expect(styleOf(trimStyles(page(css, '<p>x</p>'), ''))).toBe(
    '@layer base, components;p{color:#123;width:9rem;font-weight:650}',
  );
});

it('a name that says different things in different places keeps all of them', () => {
  const css = ':root{--line:#111}@media print{:root{--line:#000}}p{color:var(--line)}';
  expect(styleOf(trimStyles(page(css, '<p>x</p>'), ''))).toContain(css);
});

it('marks of scoped styles stand only where a rule asks for them, in few letters', () => {
  const css = 'li[data-astro-cid-abc12345][open]:hover+p{top:0}.a[data-astro-cid-zzz99999]{top:0}';
  const list = '<ul data-astro-cid-abc12345><li data-astro-cid-abc12345>x</li><p data-astro-cid-abc12345>';
  const trimmed = trimStyles(page(css, list), '');
  expect(trimmed).toContain('<ul><li data-0>x</li><p>');
  expect(styleOf(trimmed)).toBe('@layer base, components;li[data-0][open]:hover+p{top:0}');
});

it('a class that only marked elements have asks for them by itself, with the same rank', () => {
  const css = '.a[data-astro-cid-abc12345]{top:0}.b[data-astro-cid-abc12345]{top:0}';
  const list =
    '<p class="a" data-astro-cid-abc12345>x</p><p class="b" data-astro-cid-abc12345>x</p><p class="b">x</p>';
  const trimmed = trimStyles(page(css, list), '');
  expect(trimmed).toContain('<p class="a">x</p><p class="b" data-0>x</p>');
  expect(styleOf(trimmed)).toBe('@layer base, components;.a.a{top:0}.b[data-0]{top:0}');
});

it('what a script builds itself is not hit by rules of a component', () => {
  const css = '.card[data-astro-cid-abc12345]{top:0}';
  const trimmed = trimStyles(page(css, '<p class="card" data-astro-cid-abc12345>x</p>'), 'className:"card"');
  expect(styleOf(trimmed)).toBe('@layer base, components;.card[data-0]{top:0}');
});

it('a mark goes whole, also from an element whose name the component chose', () => {
  const heading = '<h2 class="a" data-astro-cid-abc12345="true">x</h2>';
  expect(trimStyles(page('.a[data-astro-cid-abc12345]{top:0}', heading), '')).toContain(
    '<h2 class="a">x</h2>',
  );
});
