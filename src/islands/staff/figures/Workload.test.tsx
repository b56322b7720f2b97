// Who has how much, taken along as a file.
import { expect, it, onTestFinished, vi } from 'vitest';
import type { WorkloadRow } from '#domain/cases/queue.ts';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { Workload } from './Workload.tsx';

const pat: WorkloadRow = {
  id: 'pat',
  name: 'Pat Law',
  active: false,
  open: 1_200,
  late: 2,
  withUs: 3,
  withClient: 4,
  withCourt: 5,
  oldest: '2026-11-21T19:25:07Z',
  tasks: 6,
};
const nobodys: WorkloadRow = { ...pat, id: null, name: null, active: true, open: 1, oldest: null };

it.each(locales)(
  'who counts the work of the team takes along what is shown, numbers as numbers, which is noted (%s)',
  async (locale) => {
    const words = staffWords[locale];
    const labels = words.cases.workload;
    const blobs = vi.spyOn(URL, 'createObjectURL');
    onTestFinished(() => blobs.mockRestore());
    const server = serve({
      'GET /api/staff/workload': () => answer({ people: [nobodys, pat] }),
      'POST /api/staff/list-exports': () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(<Workload />, locale);
    await screen.getByRole('button', { name: words.frame.list.csv }).click();
    await expect.poll(() => blobs.mock.calls.length).toBe(1);
    expect(server.last('/api/staff/list-exports')).toEqual({ list: 'figures', rows: 2 });
    const [blob] = blobs.mock.calls[0] ?? [];
    const file = blob instanceof Blob ? await blob.text() : '';
    const lines = file.trim().split(/\r?\n/);
    expect(lines[0]).toContain(labels.withCourt);
    expect(lines[0]).not.toContain(labels.handOver);
    expect(lines[1]).toContain(words.cases.nobody);
    expect(lines[2]).toContain(`Pat Law (${labels.left})`);
    expect(lines[2]).toContain('1200');
    expect(lines[2]).toContain('2026-11-21 14:25:07');
  },
);

it('a file that is not made says why', async () => {
  const { list } = staffWords.en.frame;
  serve({
    'GET /api/staff/workload': () => answer({ people: [pat] }),
    'POST /api/staff/list-exports': () => refuse(403, 'forbidden', { message: 'Not for you.' }),
  });
  const screen = await renderAtWork(<Workload />);
  await screen.getByRole('button', { name: list.csv }).click();
  await expect.element(screen.getByText('Not for you.')).toBeVisible();
});
