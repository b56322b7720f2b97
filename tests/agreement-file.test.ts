import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeAgreementFile } from '#layouts/agreement-file.ts';
import { agreement } from '#domain/intake/agreement.ts';
import { locales, type Locale } from '#domain/languages.ts';

/** The strings a PDF keeps under a key, such as the titles of its bookmarks: plain, or UTF-16 where accents stand. */
function stringsOf(pdf: Buffer, key: string): string[] {
  const bytes = pdf.toString('latin1');
  return [...bytes.matchAll(new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`, 'g'))].map(
    ([, raw = '']) => {
      const plain = raw.replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);
      if (!plain.startsWith('\u00fe\u00ff')) return plain;
      return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
    },
  );
}
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What opens each point of the agreement in the intake form: "**6. Refunds.** You get …". */
const points = (locale: Locale) =>
  [...readFileSync(`content/policies/agreement/${locale}.mdx`, 'utf8').matchAll(/^\*\*(.+?)\.\*\*/gm)].map(
    ([, point]) => point,
  );

describe.each(locales)('the agreement somebody downloads (%s)', (locale) => {
  it('has the points of the agreement that is signed, under its version and fingerprint', async () => {
    const pdf = await makeAgreementFile(locale);
    const titles = stringsOf(pdf, 'Title');
    expect(points(locale)).toHaveLength(10);
    expect(titles.filter((title) => /^\d/.test(title))).toEqual(points(locale));
    expect(pdf.toString('latin1')).toContain(
      `(version ${agreement.version}, sha256 ${agreement.hashes[locale]})`,
    );
  });

  it('tells a screen reader its language and what is a heading', async () => {
    const pdf = (await makeAgreementFile(locale)).toString('latin1');
    expect(pdf).toContain(`/Lang (${locale}-US)`);
    expect(pdf).toContain('/MarkInfo');
    expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(10);
  });
});
