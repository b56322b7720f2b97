import { existsSync, readFileSync } from 'node:fs';
import { birthDateTries } from '#domain/access/sessions.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { cookieNames } from '#server/http/cookies.ts';
import { describe, expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');

interface Row {
  readonly item: string;
  readonly verdict: string;
  readonly evidence: string;
}

const rows: readonly Row[] = [...text.matchAll(/^\| (\d[\d.–]*) \| ([^|]+) \| (.*) \|$/gm)].map(
  ([, item = '', verdict = '', evidence = '']) => ({ item, verdict: verdict.trim(), evidence }),
);

/**
 * The items of levels 1 and 2 by section (ASVS 5.0.0), where they are not all up to a number: V10 (OAuth) and V17
 * (WebRTC) are answered as a whole.
 */
const items: Readonly<Record<string, readonly number[]>> = {
  '1.1': upTo(2),
  '1.2': upTo(9),
  '1.3': upTo(11),
  '1.4': upTo(3),
  '1.5': upTo(2),
  '2.1': upTo(3),
  '2.2': upTo(3),
  '2.3': upTo(4),
  '2.4': upTo(1),
  '3.2': upTo(2),
  '3.3': upTo(4),
  '3.4': upTo(6),
  '3.5': upTo(5),
  '3.7': upTo(2),
  '4.1': upTo(3),
  '4.2': upTo(1),
  '4.3': upTo(2),
  '4.4': upTo(4),
  '5.1': upTo(1),
  '5.2': upTo(3),
  '5.3': upTo(2),
  '5.4': upTo(3),
  '6.1': upTo(3),
  '6.2': upTo(12),
  '6.3': upTo(4),
  '6.4': upTo(4),
  '6.5': upTo(5),
  '6.6': upTo(3),
  '6.8': upTo(4),
  '7.1': upTo(3),
  '7.2': upTo(4),
  '7.3': upTo(2),
  '7.4': upTo(5),
  '7.5': upTo(2),
  '7.6': upTo(2),
  '8.1': upTo(2),
  '8.2': upTo(3),
  '8.3': upTo(1),
  '8.4': upTo(1),
  '9.1': upTo(3),
  '9.2': upTo(4),
  '11.1': upTo(2),
  '11.2': upTo(3),
  '11.3': upTo(3),
  '11.4': upTo(4),
  '11.5': upTo(1),
  '11.6': upTo(1),
  '12.1': upTo(3),
  '12.2': upTo(2),
  '12.3': upTo(4),
  '13.1': upTo(1),
  '13.2': upTo(5),
  '13.3': upTo(2),
  '13.4': upTo(5),
  '14.1': upTo(2),
  '14.2': upTo(4),
  '14.3': upTo(3),
  '15.1': upTo(3),
  '15.2': upTo(3),
  '15.3': upTo(7),
  '16.1': upTo(1),
  '16.2': upTo(5),
  '16.3': upTo(4),
  '16.4': upTo(3),
  '16.5': upTo(3),
};

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Sections that ask for something to be written down. */
const documents = /^(?:2|5|6|7|8|11|13|14|15|16)\.1\./;
/** What is true because something is not there, or is done by people. */
const byNature = new Set(['6.2.7', '6.2.10', '15.2.1', '16.3.4']);

/** The file a reference means: a path, or a test below tests/integration without its ending. */
function fileOf(reference: string): string | undefined {
  return [reference, `${reference}.test.ts`, `tests/integration/${reference}.test.ts`].find((path) =>
    existsSync(path),
  );
}

describe('Somebody who reviews our security', () => {
  test('finds a verdict on every item of levels 1 and 2, each once', () => {
    const expected = Object.entries(items).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    const single = rows.map(({ item }) => item).filter((item) => !item.includes('–'));
    expect([...single].sort()).toEqual([...expected].sort());
    expect(rows.filter(({ item }) => item.includes('–')).map(({ item }) => item)).toEqual([
      '10.1.1–10.7.3',
      '17.1.1–17.3.2',
    ]);
  });

  test('reads a reason wherever we do not simply say that it is met', () => {
    for (const { item, verdict, evidence } of rows) {
      expect(['met', 'partly', 'not met', 'provider', '–'], item).toContain(verdict);
      expect(evidence.length, item).toBeGreaterThan(5);
      expect(evidence, item).not.toContain('@@');
    }
  });

  test('finds beside everything that is met the place in the code and the test, or the chapter that was asked for', () => {
    const wanting = rows
      .filter(({ verdict }) => verdict === 'met')
      .filter(({ item, evidence }) => {
        const place = /`(?:src|functions|supabase|tools)\/[^`]*`|`[\w.-]+\.(?:toml|json|mjs|example)`/.test(
          evidence,
        );
        const tested = /`[^`]+` “[^”]+”/.test(evidence);
        const chapter = /“[^”]+” above/.test(evidence);
        return documents.test(item) ? !(place || chapter) : !(place && tested) && !byNature.has(item);
      });
    expect(wanting.map(({ item, evidence }) => `${item}: ${evidence}`)).toEqual([]);
  });

  test('finds every file and every test that is named', () => {
    const missing: string[] = [];
    for (const { item, evidence } of rows) {
      for (const [, reference = ''] of evidence.matchAll(/`([\w./[\]-]+\/[\w./[\]-]*)`/g)) {
        if (reference.startsWith('/')) continue;
        if (!fileOf(reference)) missing.push(`${item}: ${reference}`);
      }
      for (const [, reference = '', title = ''] of evidence.matchAll(/`([^`]+)` “([^”]+)”/g)) {
        const file = fileOf(reference);
        if (!file || !readFileSync(file, 'utf8').includes(title)) missing.push(`${item}: ${title}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe('what the document says of ways in', () => {
  const chapter = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

  test('names every cookie, and none that is not set', () => {
    const named = [...chapter('Cookies').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(Object.values(cookieNames).toSorted());
  });

  test('gives the limits of the code', () => {
    const ways = chapter('Ways in');
    const { signInPerAccount, signInPerAccountEverywhere, signInPerIp } = accessThrottles;
    expect(ways).toContain(
      `${signInPerAccount.limit} tries per account from one network, ${signInPerAccountEverywhere.limit} from all together, and ${signInPerIp.limit} per network in ${signInPerAccount.windowSeconds / 60} minutes`,
    );
    expect(ways).toContain(`| ${birthDateTries} answers, then staff |`);
  });
});
