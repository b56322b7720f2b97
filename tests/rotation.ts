// Combinations that a full run tries all of and an everyday run a share of, another one each time. The start is
// printed with a failing test's name, and TEST_ROTATION=<number> repeats it.
import { createHash } from 'node:crypto';

const full = process.env['TEST_RUN'] === 'full';
const start = Number(process.env['TEST_ROTATION'] ?? Math.floor(Date.now() / 60_000));

/** All of `items` in a full run; otherwise every `share`-th, beginning somewhere else in each run. */
export function rotate<Item>(items: readonly Item[], share: number, name = ''): Item[] {
  if (full || share <= 1) return [...items];
  const turn = createHash('sha256').update(name).digest().readUInt32BE() + start;
  return items.filter((_, index) => (index + turn) % share === 0);
}

/** One of `items` in an everyday run, all in a full one. */
export function rotateOne<Item>(items: readonly Item[], name = ''): Item[] {
  return rotate(items, items.length, name);
}

/** Stories that take long, mostly by waiting or by walking through many pages. */
const longStories = [
  'own account',
  'own data',
  'refund',
  'second step',
  'workplace',
  'what was typed',
  'sending the form',
  'buying while signed in',
  'a first password',
  'two copies of the stack',
  'development with reload',
  'starting the stack again',
  'files of an outage',
  'corrections in an outage',
  'a paid client in an outage',
  'messages of an outage',
  'a silent database',
  'a broken database',
  'messages nobody mails',
  'a stack of a test',
] as const;

/** Whether a long story is told in this run: all of them in a full run, a third of them in an everyday run. */
export function hasTurn(story: (typeof longStories)[number]): boolean {
  return rotate(longStories, 3, 'long stories').includes(story);
}
