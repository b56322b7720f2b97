// Today alone: what is due names the people whom it is about, also after the numbers were counted without them.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { DueTask, OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, offline, serve } from '#tests/components/server.ts';
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
const named: OpenWork = { ...counted, tasks: [{ ...task, who: 'Ana Núñez' }] };

it.each(locales)(
  'the update brings back the names that a count of the work left out, and a fault leaves what was read (%s)',
  async (locale) => {
    $openWork.set(null);
    const server = serve({
      'GET /api/staff/today': () => answer(named),
      'GET /api/staff/waiting': () => answer(counted),
      'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
      'GET /api/staff/work-figures': () => answer({ weeks: [] }),
    });
    const words = staffWords[locale];
    const { id: _, ...props } = casePartProps();
    const screen = await renderAtWork(<Today {...props} id={null} />, locale);
    const who = screen.getByRole('link', { name: 'Ana Núñez' });
    await expect.element(who).toBeVisible();
    expect($openWork.get()).toEqual(named);
    countAgain();
    await expect.element(screen.getByRole('link', { name: task.number })).toBeVisible();
    await screen.getByRole('button', { name: words.frame.list.update }).click();
    await expect.element(who).toBeVisible();

    countAgain();
    await expect.element(screen.getByRole('link', { name: task.number })).toBeVisible();
    server.change({ 'GET /api/staff/today': offline });
    await screen.getByRole('button', { name: words.frame.list.update }).click();
    await expect.element(screen.getByText(words.account.offline)).toBeVisible();
    expect($openWork.get()).toEqual(counted);
  },
);
