// The checks over the built site find what they are there for: a check that never fails protects nobody.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkHtml } from '#tools/checks/html.ts';
import { compare } from '#tools/checks/language-parity.ts';
import { checkLinks } from '#tools/checks/links.ts';
import { checkPageLanguages } from '#tools/checks/page-languages.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A built site of these pages; each value is what is in its body. */
function site(pages: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  made.push(dist);
  for (const [file, body] of Object.entries(pages)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    const language = /^es(?:\/|\.)/.test(file) ? 'es' : 'en';
    writeFileSync(
      join(dist, file),
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Page</title></head><body>${body}</body></html>`,
    );
  }
  return dist;
}

describe('the link check', () => {
  it.each([
    ['a page that is not there', '<a href="/gone">x</a>', 'no page or file'],
    ['an anchor that is not on the page', '<a href="/other#gone">x</a>', 'anchor'],
    ['an address that redirects', '<a href="/other/">x</a>', 'slash'],
    ['an address with .html', '<a href="/other.html">x</a>', '.html'],
    ['another site without https', '<a href="http://example.org">x</a>', 'https'],
    ['Spanish from an English page by accident', '<a href="/es">x</a>', 'language'],
  ])('finds a link to %s', (_, body, sentence) => {
    const found = checkLinks(site({ 'index.html': body, 'other.html': '', 'es.html': '' }));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it('accepts pages, anchors, mail, telephone and functions', () => {
    const body =
      '<p id="here"></p><a href="#here">x</a><a href="/other">x</a><a href="mailto:a@b.org">x</a><a href="tel:+1">x</a><a href="/api/login">x</a><a href="/es" hreflang="es">x</a>';
    expect(checkLinks(site({ 'index.html': body, 'other.html': '', 'es.html': '' }))).toEqual([]);
  });
});

describe('the language check', () => {
  const english = 'You may ask the judge to limit who can see the record.';
  const spanish = 'Usted puede pedirle al juez que limite quién ve el registro.';

  it('finds English left on a Spanish page, and the reverse', () => {
    const found = checkPageLanguages(
      site({ 'index.html': `<p>${spanish}</p>`, 'es.html': `<p>${english}</p>` }),
    );
    expect(found).toHaveLength(2);
  });

  it('accepts a text whose language is said, and names', () => {
    const body = `<p>${english}</p><p lang="es">${spanish}</p><p translate="no">Casa de la Buena Vida</p>`;
    expect(checkPageLanguages(site({ 'index.html': body }))).toEqual([]);
  });
});

describe('the parity of words', () => {
  it.each([
    ['a text that was not translated', { a: 'Hello there' }, { a: 'Hello there' }],
    ['a placeholder lost on the way', { a: 'Hello {name}' }, { a: 'Hola' }],
    ['a key of one language only', { a: 'Hello', b: 'Bye' }, { a: 'Hola' }],
    ['a list of another length', { a: ['One', 'Two'] }, { a: ['Uno'] }],
  ])('finds %s', (_, english, spanish) => expect(compare('topic', english, spanish)).toHaveLength(1));

  it('accepts a faithful translation', () => {
    expect(compare('topic', { a: 'Hello {name}', n: ['One'] }, { a: 'Hola, {name}', n: ['Uno'] })).toEqual(
      [],
    );
  });
});

describe('the HTML check', () => {
  it('finds a double id, a field without a label and a style attribute', async () => {
    const found = await checkHtml(
      site({ 'index.html': '<p id="a"></p><p id="a" style="color:red"></p><input type="text">' }),
    );
    expect(found.join('\n')).toMatch(/no-dup-id[\s\S]*no-inline-style[\s\S]*(?:input-missing-label|h\d+)/);
  });
});
