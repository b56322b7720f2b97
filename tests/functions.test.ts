// What can be told of the functions without running anything behind them.
import type { Context } from '@netlify/functions';
import { describe, expect, it } from 'vitest';
import { answerHeaders } from '#server/http/answer-headers.ts';
import { readFunctions } from './functions.ts';

const functions = await readFunctions();
const addressed = functions.flatMap((one) => (one.access === 'schedule' ? [] : [one]));

it('no two share a method of an address', () => {
  const all = addressed.flatMap(({ path, access }) =>
    Object.keys(access).map((method) => `${method} ${path}`),
  );
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
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
      .filter((other) => fits(one.path, other.path))
      .flatMap((other) =>
        Object.keys(one.access)
          .filter((method) => method in other.access)
          .map((method) => `${method} ${one.path} or ${other.path}`),
      ),
  );
  expect(doubtful).toEqual([]);
});

describe.each(addressed)('$name', ({ path, methods, access, answer }) => {
  it('is handed the methods it answers', () => {
    const answered = Object.keys(access).toSorted();
    expect(methods?.toSorted() ?? answered).toEqual(answered);
  });

  it('answers with the headers that keep an answer private, whatever it is asked', async () => {
    const context = {
      ip: '203.0.113.7',
      params: {},
      deploy: { context: 'dev' },
      waitUntil: () => undefined,
    } as unknown as Context;
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      // Nothing is configured here: what the function takes fails, and what it does not is refused.
      const response = await answer(new Request(`http://localhost${path}`, { method }), context);
      expect(response.status, method).toBeGreaterThanOrEqual(300);
      for (const [name, value] of Object.entries(answerHeaders))
        expect(response.headers.get(name), `${method} ${name}`).toBe(value);
      if (response.status >= 400)
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });
});
