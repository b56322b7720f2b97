import { expect, it } from 'vitest';
import { moveRequest } from './move-request.ts';
import { updateRequest } from './notes.ts';
import { messageRequest, staffMessageRequest } from './thread.ts';

const idempotencyKey = '7c0e8f0a-1111-4222-8333-444455556666';
const draft = 'Buenos días, {{name}}';
const refused = (result: {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}) => result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('nothing goes to a client while a blank of it is open, whatever form it comes from', () => {
  const move = { idempotencyKey, version: 1, to: 'in_review' };
  expect(refused(moveRequest.safeParse({ ...move, words: { message: draft } }))).toEqual([
    ['words.message', 'blank.open'],
  ]);
  expect(moveRequest.safeParse({ ...move, words: { message: 'Buenos días, Ana' } }).success).toBe(true);
  // A move without a word to the client would leave them with a mail that says nothing.
  expect(refused(moveRequest.safeParse(move))).toEqual([['words', 'field.required']]);
  expect(refused(moveRequest.safeParse({ ...move, words: { message: '  ' } }))).toEqual([
    ['words.message', 'field.required'],
  ]);
  const message = { idempotencyKey, language: 'es', message: draft, tickets: [] };
  expect(refused(staffMessageRequest.safeParse(message))).toEqual([['message', 'blank.open']]);
  const update = { idempotencyKey, language: 'es', title: 'Novedades', text: draft };
  expect(refused(updateRequest.safeParse(update))).toEqual([['text', 'blank.open']]);
  // A client writes what they like.
  expect(messageRequest.safeParse(message).success).toBe(true);
});
