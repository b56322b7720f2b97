import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftAnswer } from '#domain/intake/sent-application.ts';
import { emptyValues } from '#domain/intake/values.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { DraftBase } from '#domain/intake/draft.ts';
import { readDraft } from './draft-calls.ts';
import { saveDraft, type DraftToSave } from './save-draft-calls.ts';

const draft = (city: string): DraftToSave & { base: DraftBase } => ({
  answers: answersOf({ ...emptyValues('en'), city }),
  step: 1,
  device: 'own',
  tickets: [],
  base: { version: 0, changed: ['city'], tickets: [] },
});

/** Our server, whose saves arrive when they are let in. */
function serve() {
  type Kept = NonNullable<DraftAnswer['draft']>;
  let kept: Kept | null = null;
  const waiting: { body: Kept; done: (response: Response) => void }[] = [];
  const reads: number[] = [];
  vi.stubGlobal('fetch', (_path: string, request: RequestInit) => {
    if (request.method === 'GET') {
      reads.push(Date.now());
      return Promise.resolve(Response.json({ draft: kept, account: null, takesPayments: true }));
    }
    const body = JSON.parse(request.body as string) as Kept;
    return new Promise<Response>((done) => waiting.push({ body, done }));
  });
  return {
    reads,
    forget: () => (kept = null),
    letIn: (answers = true) => {
      const { body, done } = waiting.shift() ?? {};
      kept = body ?? kept;
      if (answers) done?.(Response.json({ savedAt: 'now' }));
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('after a reload, what was typed last is waited for while its save is still on its way', async () => {
  const server = serve();
  void saveDraft('en', draft('Atl'));
  server.letIn();
  void saveDraft('en', draft('Atlanta'), true);
  // The page is gone: nobody hears the answer. The next one asks at once.
  const found = readDraft('en');
  await vi.advanceTimersByTimeAsync(600);
  server.letIn(false);
  await vi.advanceTimersByTimeAsync(300);
  expect((await found).draft?.answers['city']).toBe('Atlanta');
  expect(server.reads.length).toBeGreaterThan(1);
});

it('a save that never arrives is waited for two seconds, and once', async () => {
  const server = serve();
  void saveDraft('en', draft('Atl'));
  server.letIn();
  void saveDraft('en', draft('Atlanta'), true);
  const found = readDraft('en');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await found).draft?.answers['city']).toBe('Atl');
  server.reads.length = 0;
  await readDraft('en');
  expect(server.reads).toHaveLength(1);
});

it('a page that was only put away for a moment leaves nothing to wait for once its form was sent', async () => {
  const server = serve();
  const saved = saveDraft('en', draft('Atlanta'), true);
  server.letIn();
  await saved;
  server.forget();
  const found = readDraft('en');
  await vi.advanceTimersByTimeAsync(2_000);
  await found;
  expect(server.reads).toHaveLength(1);
});
