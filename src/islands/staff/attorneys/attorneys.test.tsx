// The attorney's queue and the question about conflicts, each alone, as attorneys use them.
import { expect, it } from 'vitest';
import type { Attorney, AttorneyItem, ConflictCheck } from '#domain/cases/attorneys.ts';
import { locales } from '#domain/languages.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import type { RecordProps, SectionProps } from '../section-props.ts';
import AttorneyQueue from './AttorneyQueue.tsx';
import { AttorneyTeam } from './AttorneyTeam.tsx';
import { ConflictGate } from './ConflictGate.tsx';

const caseId = '7c0e8f0a-1111-4222-8333-444455556666';
const own: Attorney = {
  id: 'alma',
  name: 'Alma Demo',
  version: 3,
  firm: 'Law LLC',
  phone: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  barNumber: '123456',
  licenceCheckedOn: null,
  licenceCheckedBy: null,
  weeklyCapacity: 10,
  awayUntil: null,
  substitute: null,
  waiting: 1,
  decidedThisWeek: 4,
};
const item: AttorneyItem = {
  matterId: 'm1',
  caseId,
  caseNumber: 'FK-2026-ACDE34',
  place: 1,
  matters: 1,
  client: null,
  county: 'DeKalb',
  court: 'magistrate',
  packageId: 'standard',
  since: '2026-11-18T15:00:00Z',
  dueAt: '2026-11-20T22:00:00Z',
  whose: 'mine',
  standsInFor: null,
  versions: 2,
  returned: 3,
  conflict: 'open',
  held: false,
};

function propsIn(): SectionProps {
  return {
    id: null,
    siteEmail: 'office@example.com',
    member: {
      id: 'alma',
      name: 'Alma Demo',
      email: 'sam@example.com',
      role: 'attorney',
      rights: [],
      preferences: { shortcuts: true, undoSeconds: 10 },
    },
  };
}

it.each(locales)(
  'an attorney sees what waits, what is late, how full the week is, and no client before the question (%s)',
  async (locale) => {
    serve({
      'GET /api/staff/attorney-queue': () => answer({ own, items: [item], readAt: '2026-11-22T15:00:00Z' }),
      'GET /api/staff/attorneys': () => answer({ items: [own], unassigned: 0 }),
    });
    const props = propsIn();
    const labels = staffWords[locale].attorneys;
    const screen = await renderAtWork(<AttorneyQueue {...props} />, locale);
    const link = screen.getByRole('link', { name: item.caseNumber });
    await expect.element(link).toHaveAttribute('href', `#approvals/${caseId}`);
    await expect.element(screen.getByText(labels.notOpened)).toBeVisible();
    await expect.element(screen.getByText(labels.late, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(labels.callNow)).toBeVisible();
    await expect.element(screen.getByText(fill(labels.weekOf, { done: 4, most: 10 }))).toBeVisible();
  },
);

it('the late one stands first, and the work above the profile of the week', async () => {
  const late = { ...item, matterId: 'm2', caseId: 'c2', caseNumber: 'FK-2026-LATE22' };
  const soon = { ...item, dueAt: '2026-11-25T22:00:00Z' };
  serve({
    'GET /api/staff/attorney-queue': () =>
      answer({ own, items: [soon, late], readAt: '2026-11-22T15:00:00Z' }),
    'GET /api/staff/attorneys': () => answer({ items: [own], unassigned: 0 }),
  });
  const screen = await renderAtWork(<AttorneyQueue {...propsIn()} />, 'en');
  const link = screen.getByRole('link', { name: late.caseNumber });
  await expect.element(link).toBeVisible();
  const links = screen.getByRole('table').getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent)).toEqual([late.caseNumber, soon.caseNumber]);
  const week = screen.getByText(staffWords.en.attorneys.noStandIn, { exact: true }).first().element();
  expect(link.element().compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const check: ConflictCheck = {
  state: 'open',
  caseNumber: item.caseNumber,
  parties: [
    { name: 'Oak Homes LLC', role: 'plaintiff', isClient: false },
    { name: 'Ana Núñez', role: 'respondent', isClient: true },
  ],
  namesHash: 'a'.repeat(32),
  answeredAt: null,
};

it.each(locales)(
  'a case opens for an attorney once they have answered about conflicts (%s)',
  async (locale) => {
    const path = `/api/staff/cases/${caseId}/conflict-check`;
    let state: ConflictCheck['state'] = 'open';
    const server = serve({
      [`GET ${path}`]: () => answer({ ...check, state }),
      [`POST ${path}`]: () => {
        state = 'clear';
        return new Response(null, { status: 204 });
      },
    });
    const props: RecordProps = { ...propsIn(), id: caseId, onChanged: () => undefined };
    const labels = staffWords[locale].attorneys.conflict;
    const screen = await renderAtWork(
      <ConflictGate {...props}>
        <p>everything in it</p>
      </ConflictGate>,
      locale,
    );
    await expect.element(screen.getByText('Oak Homes LLC', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('everything in it')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: labels.answering.submit }).click();
    await expect.element(screen.getByText(fieldMessage(locale, 'conflict.required'))).toBeVisible();
    await screen.getByRole('radio', { name: labels.answering.fields.hasConflict.options.false }).click();
    await screen.getByRole('button', { name: labels.answering.submit }).click();
    await expect.element(screen.getByText('everything in it')).toBeVisible();
    expect(server.last(path)).toBeNull();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      namesHash: check.namesHash,
      hasConflict: false,
    });
  },
);

it('a case with a conflict stays closed, and says who looks after it', async () => {
  const path = `/api/staff/cases/${caseId}/conflict-check`;
  serve({ [`GET ${path}`]: () => answer({ ...check, state: 'conflict', answeredAt: item.since }) });
  const props: RecordProps = { ...propsIn(), id: caseId, onChanged: () => undefined };
  const screen = await renderAtWork(
    <ConflictGate {...props}>
      <p>everything in it</p>
    </ConflictGate>,
  );
  await expect.element(screen.getByText(staffWords.en.attorneys.conflict.has)).toBeVisible();
  await expect.element(screen.getByText('everything in it')).not.toBeInTheDocument();
});

it.each(locales)(
  'the attorneys stand one to a line, sorted by what waits for them, and an admin opens a profile (%s)',
  async (locale) => {
    const ben = { ...own, id: 'ben', name: 'Ben Demo', waiting: own.waiting + 3 };
    serve({ 'GET /api/staff/attorneys': () => answer({ items: [ben, own], unassigned: 2 }) });
    const words = staffWords[locale];
    const labels = words.attorneys.team;
    const screen = await renderAtWork(<AttorneyTeam {...propsIn()} version={0} />, locale);
    const names = () =>
      screen
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => row.querySelector('strong')?.textContent);
    await expect.poll(names).toEqual([own.name, ben.name]);
    const head = screen.getByTitle(fill(words.frame.list.sortBy, { column: labels.columns.waiting }));
    await head.click();
    await head.click();
    await expect.poll(names).toEqual([ben.name, own.name]);
    await expect
      .element(screen.getByRole('columnheader', { name: labels.columns.waiting }))
      .toHaveAttribute('aria-sort', 'descending');
    await screen.getByRole('button', { name: fill(labels.change, { name: ben.name }) }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  },
);
