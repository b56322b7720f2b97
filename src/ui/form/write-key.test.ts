import { expect, it } from 'vitest';
import { ApiError } from '#browser/api.ts';
import { createWriteKey } from './write-key.ts';

const path = '/api/cases/c1/messages';
const tuesday = { message: 'On Tuesday.' };

it('a write that was done is another one when it is pressed again', async () => {
  const key = createWriteKey();
  const first = await key.send(path, tuesday, (body) => Promise.resolve(body));
  const second = await key.send(path, tuesday, (body) => Promise.resolve(body));
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
});

it('the same words to another case are another write', () => {
  const key = createWriteKey();
  const { idempotencyKey } = key.keyed(path, tuesday);
  expect(key.keyed('/api/cases/c2/messages', tuesday).idempotencyKey).not.toBe(idempotencyKey);
});

it('a write without an answer keeps its key, so that sending it again does it once', async () => {
  const key = createWriteKey();
  const { idempotencyKey } = key.keyed(path, tuesday);
  const lost = key.send(path, tuesday, () => Promise.reject(new ApiError(0, 'offline')));
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  expect(key.keyed(path, tuesday).idempotencyKey).toBe(idempotencyKey);
});
