// What can be told of the functions without running anything behind them.
import { basename } from 'node:path';
import type { Context } from '@netlify/functions';
import { describe, expect, it } from 'vitest';
import { answerHeaders } from '#server/http/answer-headers.ts';
import { readFunctions, readPaths } from './functions.ts';

const functions = await readFunctions();
const addressed = functions.flatMap((one) => (one.access === 'schedule' ? [] : [one]));

it('no two share a method of an address', () => {
  const all = addressed.flatMap(({ path, access }) =>
    Object.keys(access).map((method) => `${method} ${path}`),
  );
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
});

it('each file tells the host the very addresses that its code answers', async () => {
  const files = await readPaths();
  expect(files.length).toBeGreaterThan(20);
  // What the host makes of a file without running it: a list that it cannot follow is no route, and no error either.
  const { listFunctions } = await import('@netlify/zip-it-and-ship-it');
  const parsed = await listFunctions('functions', { parseISC: true });
  const routesOf = new Map(parsed.map(({ name, routes }) => [name, routes?.map(({ pattern }) => pattern)]));
  for (const { file, configured, answered } of files) {
    expect(configured.toSorted(), file).toEqual(answered.toSorted());
    expect(routesOf.get(basename(file, '.ts'))?.toSorted(), `${file}, read by the host`).toEqual(
      configured.toSorted(),
    );
  }
});

it('no more carry a rate rule than the smallest plan of the host takes', () => {
  // A deploy with a third one may be refused; the limits that protect people live in the database.
  const limited = addressed.filter(({ isLimited }) => isLimited).map(({ name }) => name);
  expect(limited).toEqual(['auth-sign-in', 'client-intake']);
});

it('no address could be read as that of another function', () => {
  // Which of the two the platform would ask is nowhere promised.
  const fits = (one: string, other: string) => {
    const [ones, others] = [one.split('/'), other.split('/')];
    const isOpen = (part = '') => part.startsWith(':');
    return (
      ones.length === others.length &&
      ones.every((part, at) => isOpen(part) || isOpen(others[at]) || part === others[at])
    );
  };
  const doubtful = addressed.flatMap((one, at) =>
    addressed
      .slice(at + 1)
      .filter((other) => other.name !== one.name && fits(one.path, other.path))
      .map((other) => `${one.path} of ${one.name} or ${other.path} of ${other.name}`),
  );
  expect(doubtful).toEqual([]);
});

describe.each(addressed)('$path', ({ path, access, answer }) => {
  it('answers with the headers that keep an answer private, whatever it is asked', async () => {
    const context = {
      ip: '203.0.113.7',
      params: {},
      deploy: { context: 'dev' },
      waitUntil: () => undefined,
    } as unknown as Context;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      // Nothing is configured here: what the function takes fails, and what it does not is refused.
      const response = await answer(new Request(`http://localhost${path}`, { method }), context);
      expect(response.status, method).toBeGreaterThanOrEqual(300);
      expect(response.status === 405, method).toBe(!(method in access));
      for (const [name, value] of Object.entries(answerHeaders))
        expect(response.headers.get(name), `${method} ${name}`).toBe(value);
      if (response.status >= 400)
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });
});
