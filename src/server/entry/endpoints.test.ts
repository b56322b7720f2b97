import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedBy, command } from '#domain/api-call.ts';
import { command as writes } from '../http/service.ts';
import { endpoints } from './endpoints.ts';
import { checkedWith } from './guards.ts';

const letter = z.object({ text: z.string() });
const send = command('POST /api/letters', { who: 'anyone', input: checkedBy<typeof letter>() });
const sendLetter = writes({ run: async (_app: unknown, _actor, _input: z.output<typeof letter>) => {} });

it('a call whose schema no page ships is not served without it', () => {
  expect(() => endpoints([send, sendLetter])).toThrow('POST /api/letters');
  const { routes } = endpoints([send, sendLetter, checkedWith(letter)]);
  expect(routes['/api/letters']?.inputs.POST).toBe(letter);
});
