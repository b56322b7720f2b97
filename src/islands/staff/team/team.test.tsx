// Views that are kept, the calendar of the team, today's tasks and who is here, each alone.
import { expect, it, onTestFinished, vi } from 'vitest';
import type { SavedView } from '#domain/cases/saved-views.ts';
import { locales } from '#domain/languages.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import forms from '#i18n/en/form-kit.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { PresenceLine } from '../cases/PresenceLine.tsx';
import { SavedViews } from '../cases/SavedViews.tsx';
import { useSavedViews } from '../cases/use-saved-views.ts';
import type { SectionProps } from '../section-props.ts';
import { DueList } from '../today/DueList.tsx';
import TeamCalendar from './TeamCalendar.tsx';
import { WorkFigures } from '../figures/WorkFigures.tsx';

const caseId = '7c0e8f0a-1111-4222-8333-444455556666';
function propsIn(): SectionProps {
  return {
    id: null,
    siteEmail: 'office@example.com',
    member: {
      id: 'sam',
      name: 'Sam Lee',
      email: 'sam@example.com',
      role: 'staff',
      rights: [],
      preferences: { shortcuts: true, undoSeconds: 10 },
    },
  };
}
const view: SavedView = {
  id: 'v1',
  name: 'Fulton',
  filters: { county: 'Fulton' },
  shared: false,
  version: 2,
  mine: true,
  owner: 'Sam Lee',
};

it.each(locales)(
  'filters are kept as a view without what was searched for, and shared on request (%s)',
  async (locale) => {
    const saved: SavedView = { ...view, id: 'v2', name: 'Late ones' };
    let items: SavedView[] = [];
    const server = serve({
      'GET /api/staff/case-views': () => answer({ items }),
      'POST /api/staff/case-views': () => {
        items = [saved];
        return answer({ id: saved.id });
      },
    });
    const labels = staffWords[locale].team.views;
    const Views = () => (
      <SavedViews
        {...propsIn()}
        views={useSavedViews().views}
        chosen={null}
        request={{ search: 'Ana Núñez', view: 'late' }}
        onChoose={() => undefined}
      />
    );
    const screen = await renderAtWork(<Views />, locale);
    await screen.getByText(labels.save).click();
    await screen.getByRole('button', { name: labels.naming.submit }).click();
    await expect.element(screen.getByText(fieldMessage(locale, 'field.required'))).toBeVisible();
    await screen.getByRole('textbox', { name: labels.naming.fields.name.label }).fill('Late ones');
    await screen.getByRole('checkbox', { name: labels.naming.fields.shared }).click();
    await screen.getByRole('button', { name: labels.naming.submit }).click();
    await expect.element(screen.getByText(labels.naming.done)).toBeVisible();
    const sent = server.calls.find(({ method }) => method === 'POST')?.body as Record<string, unknown>;
    const { idempotencyKey: _, ...kept } = sent;
    expect(kept).toEqual({ name: 'Late ones', shared: true, filters: { view: 'late' } });
    await screen.getByRole('combobox', { name: labels.label }).selectOptions(saved.name);
  },
);

it('one’s own view is renamed and deleted after a question; another’s is only chosen', async () => {
  const path = '/api/staff/case-views/v1';
  const server = serve({ [`POST ${path}`]: () => refuse(409, 'stale') });
  const props = propsIn();
  const labels = staffWords.en.team.views;
  const onChoose = vi.fn<(id: string) => void>();
  const shown = (chosen: SavedView) => (
    <SavedViews
      {...props}
      views={[view, { ...view, id: 'v3', name: 'VIP', mine: false, shared: true, owner: 'Ana Lee' }]}
      chosen={chosen}
      request={{}}
      onChoose={onChoose}
    />
  );
  const screen = await renderAtWork(shown({ ...view, mine: false }));
  await expect.element(screen.getByRole('button', { name: labels.deleting.submit })).not.toBeInTheDocument();
  await screen.rerender(shown(view));
  await screen.getByText(labels.change).click();
  await screen.getByRole('textbox', { name: labels.naming.fields.name.label }).fill('Fulton County');
  await screen.getByRole('button', { name: labels.naming.submit }).click();
  await expect.element(screen.getByText(forms.stale.next)).toBeVisible();
  expect(server.last(path)).toMatchObject({ act: 'change', version: 2, name: 'Fulton County' });
  await screen.rerender(shown({ ...view, version: 3, shared: !view.shared }));
  const name = screen.getByRole('textbox', { name: labels.naming.fields.name.label });
  await expect.element(name).toHaveValue('Fulton County');
  server.change({ [`POST ${path}`]: () => new Response(null, { status: 204 }) });
  await screen.getByRole('button', { name: labels.naming.submit }).click();
  await expect.element(screen.getByText(labels.naming.done)).toBeVisible();
  expect(server.last(path)).toMatchObject({
    act: 'change',
    version: 3,
    name: 'Fulton County',
    shared: !view.shared,
  });
  await screen.getByRole('button', { name: labels.deleting.submit }).click();
  await screen.getByRole('dialog').getByRole('button', { name: labels.deleting.submit }).click();
  await expect.poll(() => onChoose.mock.lastCall).toEqual(['']);
  await screen
    .getByRole('combobox', { name: labels.label })
    .selectOptions(fill(labels.sharedBy, { name: 'VIP', owner: 'Ana Lee' }));
  expect(onChoose).toHaveBeenLastCalledWith('v3');
});

it.each(locales)(
  'the calendar shows a week and a month with hearings, calls, deadlines, tasks and who is away, and leads to the case (%s)',
  async (locale) => {
    const item = {
      id: 'e1',
      kind: 'hearing',
      at: '2026-11-23T14:00:00Z',
      allDay: false,
      caseId,
      number: 'FK-2026-ACDE34',
      client: 'Luz Peña',
      code: 'hearing',
      title: null,
      place: 'Room 2B',
      owner: null,
    };
    const server = serve({
      'GET /api/staff/workload': () => answer({ people: [] }),
      'POST /api/staff/calendar': () =>
        answer({
          isCut: false,
          days: [
            {
              day: '2026-11-23',
              isBusinessDay: true,
              openHearings: [],
              items: [
                item,
                { ...item, id: 't1', kind: 'task', code: 'prepare_papers', place: null },
                { ...item, id: 'k1', kind: 'call', code: 'call', client: 'Rosa Diaz', place: null },
                { ...item, id: 'r1', kind: 'deadline', code: 'files', allDay: true, place: null },
              ],
              away: ['Ana Lee'],
            },
            { day: '2026-11-26', isBusinessDay: false, openHearings: [], items: [], away: [] },
          ],
        }),
    });
    const labels = staffWords[locale].team.calendar;
    const screen = await renderAtWork(<TeamCalendar />, locale);
    const asked = () => server.last('/api/staff/calendar') as { from: string; days: number };
    await expect.element(screen.getByText(/Room 2B/)).toBeVisible();
    await expect
      .element(screen.getByText(new RegExp(staffWords[locale].cases.tasks.names.prepare_papers)))
      .toBeVisible();
    await expect.element(screen.getByText(new RegExp(labels.files))).toBeVisible();
    await expect.element(screen.getByText(labels.kinds.call, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(fill(labels.away, { names: 'Ana Lee' }))).toBeVisible();
    expect(new Date(asked().from).getUTCDay(), 'a Monday').toBe(1);
    expect(asked().days).toBe(7);
    await expect.element(screen.getByText(labels.closed)).toBeVisible();
    await expect.element(screen.getByRole('link').first()).toHaveAttribute('href', `#cases/${caseId}`);
    const week = asked().from;
    await screen.getByRole('button', { name: labels.next.week }).click();
    await expect.poll(() => asked().from > week).toBe(true);
    await screen.getByRole('button', { name: labels.today }).click();
    await screen.getByText(labels.spans.month).click();
    await expect.poll(() => asked().days).toBeGreaterThan(27);
    // Of a full day the month shows what cannot wait, and the rest is one press away.
    await expect.element(screen.getByRole('link', { name: /Rosa Diaz/ })).toBeVisible();
    await expect
      .element(screen.getByText(staffWords[locale].cases.tasks.names.prepare_papers))
      .not.toBeInTheDocument();
    await screen.getByRole('button', { name: fill(labels.more, { count: 1 }) }).click();
    await expect.element(screen.getByRole('radio', { name: labels.spans.week })).toBeChecked();
    await expect
      .element(screen.getByText(new RegExp(staffWords[locale].cases.tasks.names.prepare_papers)))
      .toBeVisible();
  },
);

it.each(locales)(
  'the month it is opens with this week on the 28th; the weeks before it are one press away, and other months whole (%s)',
  async (locale) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-28T15:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const server = serve({
      'GET /api/staff/workload': () => answer({ people: [] }),
      'POST /api/staff/calendar': () => answer({ isCut: false, days: [] }),
    });
    const labels = staffWords[locale].team.calendar;
    const screen = await renderAtWork(<TeamCalendar />, locale);
    const firstDay = () => (server.last('/api/staff/calendar') as { from: string }).from;
    await screen.getByRole('button', { name: labels.today }).click();
    await screen.getByText(labels.spans.month, { exact: true }).click();
    await expect.poll(firstDay).toBe('2026-12-28');
    const earlier = screen.getByRole('button', { name: labels.earlierWeeks });
    await earlier.click();
    await expect.poll(firstDay).toBe('2026-11-30');
    await expect.element(earlier).not.toBeInTheDocument();
    await screen.getByRole('button', { name: labels.next.month }).click();
    await expect.poll(firstDay).toBe('2026-12-28');
    await expect.element(earlier).not.toBeInTheDocument();
    await screen.getByRole('button', { name: labels.previous.month }).click();
    await screen.getByRole('button', { name: labels.previous.month }).click();
    await expect.poll(firstDay).toBe('2026-10-26');
    await screen.getByRole('button', { name: labels.today }).click();
    await expect.element(earlier).toBeVisible();
  },
);

it.each(locales)(
  'Today names the person first, then the task, and what is late leads to its case (%s)',
  async (locale) => {
    const words = staffWords[locale];
    const task = {
      id: 't1',
      caseId,
      number: 'FK-2026-ACDE34',
      code: 'try_client' as const,
      title: null,
      dueAt: '2020-01-02T22:00:00Z',
      owner: null,
      mine: false,
      isLate: true,
      who: 'Ana Núñez',
      county: 'DeKalb',
    };
    const own = { ...task, id: 't2', code: 'custom' as const, title: 'Send the file back', isLate: false };
    const screen = await renderAtWork(
      <DueList work={{ due: [], dueLater: 0, tasks: [task, own] }} />,
      locale,
    );
    const first = screen.getByRole('link', { name: 'Ana Núñez' }).first();
    await expect.element(first).toHaveAttribute('href', `#cases/${caseId}`);
    await expect.element(screen.getByText(words.cases.tasks.names.try_client)).toBeVisible();
    await expect.element(screen.getByText(words.clocks.states.late, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Send the file back')).toBeVisible();
  },
);

it.each(locales)(
  'who else is here is said, and who writes; when the page is left, that is said too (%s)',
  async (locale) => {
    const path = `/api/staff/cases/${caseId}/presence`;
    const server = serve({
      [`POST ${path}`]: () =>
        answer({
          others: [
            { id: 'a', name: 'Ana Lee', writing: true },
            { id: 'b', name: 'Ben Roe', writing: false },
          ],
          askAgainSeconds: 15,
        }),
    });
    const words = staffWords[locale];
    const labels = words.team.presence;
    const screen = await renderAtWork(<PresenceLine caseId={caseId} />, locale);
    const line = `${fill(labels.writing.one, { names: 'Ana Lee' })}. ${fill(labels.here.one, { names: 'Ben Roe' })}`;
    await expect.element(screen.getByText(line)).toBeVisible();
    expect(server.calls).toHaveLength(1);
    await screen.unmount();
    expect(server.last(path)).toEqual({ writing: false, leaves: true });
  },
);

it.each(locales)(
  'figures say how promises were kept and how many clients use the portal (%s)',
  async (locale) => {
    serve({
      'GET /api/staff/work-figures': () =>
        answer({
          weeks: [{ week: '2026-11-16', kept: 9, missed: 1 }],
          medianReplyHours: 4.5,
          replies: 12,
          unanswered: 1,
          portal: { paid: 10, signedIn: 7 },
          ratings: { count: 12, mean: 4.5 },
        }),
    });
    const labels = staffWords[locale].team.figures;
    const screen = await renderAtWork(<WorkFigures />, locale);
    await expect.element(screen.getByText(labels.median)).toBeVisible();
    await expect.element(screen.getByText(/90/)).toBeVisible();
    await expect.element(screen.getByText(/70.*60/)).toBeVisible();
    await expect.element(screen.getByText(/4[.,]5 .* 5 \(12\)/)).toBeVisible();
  },
);

it.each(locales)('answers within the hour are not said to take 0 hours (%s)', async (locale) => {
  serve({
    'GET /api/staff/work-figures': () =>
      answer({
        weeks: [],
        medianReplyHours: 0,
        replies: 3,
        unanswered: 0,
        portal: { paid: 0, signedIn: 0 },
        ratings: { count: 0, mean: null },
      }),
  });
  const screen = await renderAtWork(<WorkFigures />, locale);
  await expect.element(screen.getByText(staffWords[locale].team.figures.underAnHour)).toBeVisible();
});
