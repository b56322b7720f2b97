// Today alone: what is due names the people whom it is about and who owns it, also after a count without names.
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import type { DueItem } from '#domain/workplace/due-work.ts';
import type { DueTask, OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, later, offline, serve } from '#tests/components/server.ts';
import { casePartProps } from '#tests/components/staff-case.ts';
import { countAgain } from '../read-open-work.ts';
import Today from './Today.tsx';

const task: DueTask = {
  id: 't1',
  caseId: 'c1',
  number: 'FK-2026-ACDE34',
  code: 'first_contact',
  title: null,
  dueAt: '2026-11-22T15:00:00Z',
  isLate: false,
  owner: null,
  mine: false,
};
const counted: OpenWork = {
  hearings: [],
  due: [],
  dueLater: 0,
  cases: 1,
  casesDue: 1,
  casesLate: 0,
  casesToAnswer: 0,
  casesNew: 0,
  approvals: 0,
  tasks: [task],
  applications: 0,
  applicationsPaid: 0,
  oldestPaidApplication: null,
  messages: 0,
  messagesSuspicious: 0,
  texts: 0,
  oldestMessage: null,
  tickets: 0,
  templates: 0,
  orders: 0,
  refunds: 0,
  mail: 0,
  dataRequests: 0,
  nextDataRequest: null,
  today: null,
};
const promise = {
  section: 'cases',
  id: 'c2',
  reference: 'ACDE34',
  clock: 'review',
  state: 'running',
  dueAt: '2026-11-23T15:00:00Z',
  distance: null,
} as const satisfies DueItem;
const named: OpenWork = { ...counted, tasks: [{ ...task, who: 'Ana Núñez' }] };

async function open(locale: Locale, today: OpenWork, before: OpenWork | null = null) {
  $openWork.set(before);
  const server = serve({
    'GET /api/staff/today': () => answer(today),
    'GET /api/staff/waiting': () => answer({ ...counted, cases: 7 }),
    'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
    'GET /api/staff/work-figures': () => answer({ weeks: [] }),
  });
  const { id: _, ...props } = casePartProps();
  const screen = await renderAtWork(<Today {...props} id={null} />, locale);
  const code = screen.getByRole('link', { name: task.number });
  return {
    server,
    screen,
    words: staffWords[locale],
    who: screen.getByRole('link', { name: 'Ana Núñez' }),
    code,
  };
}

it.each(locales)(
  'a count of the work made meanwhile changes the numbers, and people keep their names (%s)',
  async (locale) => {
    const { server, screen, words, who, code } = await open(locale, named);
    await expect.element(who).toBeVisible();
    expect($openWork.get()).toEqual(named);
    countAgain();
    await expect.element(screen.getByRole('link', { name: `7${words.today.cases}` })).toBeVisible();
    await expect.element(who).toBeVisible();
    await expect.element(code).not.toBeInTheDocument();

    server.change({ 'GET /api/staff/today': offline });
    await screen.getByRole('button', { name: words.frame.list.update }).click();
    await expect.element(screen.getByText(words.account.offline)).toBeVisible();
    await expect.element(who).toBeVisible();
    expect($openWork.get()).toMatchObject({ cases: 7 });
  },
);

it('whoever comes from another section never sees a code flash where a person will stand', async () => {
  const slow = later();
  const { server, screen, who, code } = await open('en', named, counted);
  await expect.element(who).toBeVisible();
  await screen.unmount();
  server.change({ 'GET /api/staff/today': slow.answer });
  const { id: _, ...props } = casePartProps();
  const again = await renderAtWork(<Today {...props} id={null} />);
  await expect.element(again.getByText(staffWords.en.frame.list.loading)).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await slow.come(answer(named));
  await expect.element(again.getByRole('link', { name: 'Ana Núñez' })).toBeVisible();
});

it('what was taken back is to be done again, with the name of the client', async () => {
  const { server, who, code } = await open('en', counted);
  await expect.element(code).toBeVisible();
  server.change({ 'GET /api/staff/today': () => answer(named) });
  undoDone.set(undoDone.get() + 1);
  countAgain();
  await expect.element(who).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});

it.each(locales)(
  'a promise says who owns it or that nobody does, and of what has no owner says neither (%s)',
  async (locale) => {
    const about = { county: null, who: 'Luz Peña' };
    const { screen, words } = await open(locale, {
      ...counted,
      tasks: [],
      due: [
        { ...promise, ...about, owner: 'Pat Law' },
        { ...promise, ...about, id: 'c3', who: 'Bea Solo', owner: null },
        { ...promise, ...about, id: 'm1', section: 'messages', clock: 'contact_reply', who: 'Teo Web' },
      ],
    });
    const line = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    await expect.element(line('Luz Peña').getByText('Pat Law')).toBeVisible();
    await expect.element(line('Bea Solo').getByText(words.cases.nobody)).toBeVisible();
    await expect.element(line('Teo Web')).toBeVisible();
    await expect.element(line('Teo Web')).not.toMatchTextContent(words.cases.nobody);
  },
);
