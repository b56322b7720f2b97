// Combinations that a full run tries all of and an everyday run a share of, another one each time. `npm test` prints
// its number, and TEST_ROTATION=<number> repeats that run.
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

/**
 * Stories that take long, mostly by waiting or by walking through many pages. Neighbors take turns, so that each run
 * tells some of the longest and some of the shorter ones.
 */
const longStories = [
  'what was typed',
  'sending the form',
  'own account',
  'own data',
  'refund',
  'a silent storage',
  'a broken database',
  'a silent database',
  'a first password',
  'buying while signed in',
  'files of the form',
  'after signing',
  'answers that only warn',
  'refused answers',
  'questions that follow from answers',
  'second step',
  'workplace',
  'two copies of the stack',
  'starting the stack again',
  'files of an outage',
  'corrections in an outage',
  'a paid client in an outage',
  'messages of an outage',
  'messages nobody mails',
  'a stack of a test',
  'a public computer',
  'after a payment',
] as const;

/** Whether a long story is told in this run: all of them in a full run, a quarter of them in an everyday run. */
export function hasTurn(story: (typeof longStories)[number]): boolean {
  return rotate(longStories, 4, 'long stories').includes(story);
}
