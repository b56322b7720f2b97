// Pages carry only the rules that can apply in them (tools/build/finish-page.ts).
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { finishPage } from '../../tools/build/finish-page.ts';

const page = (css: string, body: string) =>
  `<html><head><style>@layer base, components;</style><style>${css}</style></head><body>${body}</body></html>`;
const policy =
  "default-src 'self'; script-src 'self' 'sha256-elsewhere'; style-src 'self'; frame-ancestors 'none'";
const finish = (html: string) => finishPage(html, policy, pathToFileURL('/nowhere/'));
const styleOf = async (css: string, body: string) =>
  /<style>@layer base, components;(.*?)<\/style>/.exec((await finish(page(css, body))).html)?.[1];

it('a rule stays when the page holds all it asks for, whatever state that is in', async () => {
  const css = '.card>h2{margin:0}.card[open]:hover a{color:red}.badge{top:0}h3{top:0}';
  expect(await styleOf(css, '<div class="card"><h2><a href="/">x</a></h2></div>')).toBe(
    '.card>h2{margin:0}.card[open]:hover a{color:red}',
  );
});

it('what the words of a page say is no reason to keep a rule', async () => {
  const css = String.raw`.card{top:0}.aria-\[current\=page\]\:flex[aria-current=page]{top:0}p{top:0}`;
  expect(await styleOf(css, '<p title="a card">A card, class="card"</p>')).toBe('p{top:0}');
});

it('what a script may add counts as there, with the names Tailwind gives', async () => {
  const css = String.raw`.quiz-result h4{margin:0}.toast{top:0}.md\:w-1\/2{width:50%}`;
  const script = '<script>jsx("h4",{className:`quiz-result`,other:"md:w-1/2 x"})</script>';
  expect(await styleOf(css, script)).toBe(String.raw`.quiz-result h4{margin:0}.md\:w-1\/2{width:50%}`);
});

it('a name with brackets in it, as Tailwind writes lengths of its own, is one name', async () => {
  const css = String.raw`.p-\[clamp\(1px\,2vw\,3px\)\]{padding:clamp(1px,2vw,3px)}.clamp{top:0}`;
  expect(await styleOf(css, '<p class="p-[clamp(1px,2vw,3px)]">x</p>')).toBe(
    String.raw`.p-\[clamp\(1px\,2vw\,3px\)\]{padding:clamp(1px,2vw,3px)}`,
  );
});

it('states of the page and of what the browser itself draws stay', async () => {
  const css =
    ':root[data-theme=dark]{top:0}:focus-visible{top:0}::backdrop{top:0}html:has(dialog){top:0}[hidden]{top:0}';
  expect(await styleOf(css, '<p>x</p>')).toBe(css);
});

it('of a list of selectors those stay that can match, and a group left empty goes', async () => {
  const css = 'p,table{margin:0}@layer a{@media print{.card{top:0}}}@media print{p{top:0}}';
  expect(await styleOf(css, '<p>x</p>')).toBe('p{margin:0}@media print{p{top:0}}');
});

it('names and motions nobody uses go, those that one in use needs stay', async () => {
  const css =
    ':root{--line:var(--deep);--deep:red;--unused:var(--line);--drawn:blue}@keyframes in{to{top:0}}@keyframes out{to{top:0}}p{color:var(--line);animation:in 1s}';
  expect(await styleOf(css, '<p><svg fill="var(--drawn)"></svg></p>')).toBe(
    ':root{--line:var(--deep);--deep:red;--drawn:blue}@keyframes in{to{top:0}}p{color:var(--line);animation:in 1s}',
  );
});

it('notes go, and properties declared for nobody', async () => {
  const css =
    '/*! a license */@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}p{top:var(--a)}';
  expect(await styleOf(css, '<p>x</p>')).toBe('@property --a{syntax:"*";inherits:false}p{top:var(--a)}');
});

it('rules of a component that is not in the page go', async () => {
  const css = 'p.astro-abc12345{top:0}p.astro-zzz99999{top:0}';
  expect(await styleOf(css, '<p class="astro-abc12345">x</p>')).toBe('p.astro-abc12345{top:0}');
});

it('styles that stood in the body come into the one element of the head, which the policy names', async () => {
  const { html, policy: own } = await finish(
    page('p{top:0}', '<p>x</p><div><style>b{top:1px}</style><b>x</b></div>'),
  );
  expect(html.match(/<style>/g)).toHaveLength(1);
  expect(html).toContain('b{top:1px}</style></head>');
  expect(own).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(own).not.toContain('sha256-elsewhere');
});
