// Two colleagues with the same case open.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainSeconds, type Presence } from '#domain/cases/presence.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { PresenceLine } from './PresenceLine.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const path = '/api/staff/cases/c1/presence';
const ana = { id: 'ana', name: 'Ana Ruiz', writing: true };

it.each(locales)(
  'whoever was first reads that a second person came and writes, when the server said to ask again (%s)',
  async (locale) => {
    let others: Presence['others'] = [];
    const server = serve({
      [`POST ${path}`]: () => answer({ others, askAgainSeconds: askAgainSeconds.alone }),
    });
    const page = await renderAtWork(<PresenceLine caseId="c1" />, locale);
    const asked = () => server.calls.filter((call) => call.path === path).length;
    await vi.waitFor(() => expect(asked()).toBe(1));
    others = [ana];
    const { writing } = staffWords[locale].team.presence;
    const line = fill(writing.one, { names: ana.name });
    // Frames go on while the clock stands: the answer is read before it moves, once.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(askAgainSeconds.alone * 1000);
    await expect.poll(asked).toBe(2);
    await expect.element(page.getByRole('status')).toHaveTextContent(line);
  },
);

it('whoever begins to write says so after a few seconds, and not half a minute later', async () => {
  const server = serve({
    [`POST ${path}`]: () => answer({ others: [], askAgainSeconds: askAgainSeconds.alone }),
  });
  const page = await renderAtWork(
    <>
      <PresenceLine caseId="c1" />
      <textarea aria-label="Note" />
    </>,
  );
  await vi.waitFor(() => expect(server.last(path)).toMatchObject({ writing: false }));
  await page.getByLabelText('Note').fill('Called the clerk');
  await vi.advanceTimersByTimeAsync(askAgainSeconds.writing * 1000);
  await vi.waitFor(() => expect(server.last(path)).toMatchObject({ writing: true }));
});
