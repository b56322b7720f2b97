// What the audit log keeps as a look is read when staff open it or ask for it, and not for each thing they write beside it.
import { expect, it, onTestFinished } from 'vitest';
import * as cases from '#domain/cases/api.staff.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, offline, serve } from '#tests/components/server.ts';
import * as matters from '#domain/matters/api.staff.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import { AlsoReloads } from '../../calls/AlsoReloads.tsx';
import { readAgain } from '../staff-queries.ts';
import { SupportersPanel } from './SupportersPanel.tsx';
import { useColleagues } from './use-colleagues.ts';
import { useContactLog } from './contact/use-contact-log.ts';

const path = '/api/staff/cases/c1/supporters';
const ana = {
  id: 'h1',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  bond: 'family',
  sees: [],
  since: '2026-11-20T15:00:00Z',
  lookedAt: null,
};

/** Something else of the case is shown, and something is written in it. */
function Beside() {
  const { data } = useContactLog('c1');
  const { run } = useApiCommand(cases.writeNote);
  return (
    <>
      {data && <p>Contacts</p>}
      <button type="button" onClick={() => void run({ id: 'c1', text: 'Called.' })}>
        Write
      </button>
    </>
  );
}

function Page({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <>
      <Beside />
      {isOpen && <SupportersPanel caseId="c1" />}
    </>
  );
}

it('a note, and what is taken back, is no second look at who helps the client; opening it again is one', async () => {
  const server = serve({
    [`GET ${path}`]: () => answer({ items: [ana] }),
    'GET /api/staff/cases/c1/contacts': () => answer({ items: [], reach: null }),
    'POST /api/staff/cases/c1/notes': () => answer({ undo: null }),
  });
  const times = (of: string) => server.calls.filter((call) => call.path === of).length;
  const screen = await renderAtWork(<Page isOpen />);
  await expect.element(screen.getByText(ana.name)).toBeVisible();
  await screen.getByRole('button', { name: 'Write' }).click();
  await expect.poll(() => times('/api/staff/cases/c1/contacts')).toBe(2);
  await readAgain();
  expect(times('/api/staff/cases/c1/contacts')).toBe(3);
  expect(times(path)).toBe(1);
  await screen.rerender(<Page isOpen={false} />);
  await screen.rerender(<Page isOpen />);
  await expect.poll(() => times(path)).toBe(2);
});

function Step() {
  const { run } = useApiCommand(matters.tickStep);
  return (
    <button type="button" onClick={() => void run({ id: 'm1', step: 'check_record', done: true })}>
      Tick
    </button>
  );
}

it('what is written of a court matter, or of the case itself, reads what stands beside it once', async () => {
  const server = serve({
    'GET /api/staff/cases/c1/contacts': () => answer({ items: [], reach: null }),
    'POST /api/staff/cases/c1/notes': () => answer({ undo: null }),
    'POST /api/staff/matters/m1/steps': () => answer({}),
  });
  const looks = () => server.calls.filter(({ path: of }) => of === '/api/staff/cases/c1/contacts').length;
  const calls = [cases.read];
  const screen = await renderAtWork(
    <AlsoReloads calls={calls}>
      <Beside />
      <Step />
    </AlsoReloads>,
  );
  await expect.element(screen.getByText('Contacts')).toBeVisible();
  await screen.getByRole('button', { name: 'Tick' }).click();
  await expect.poll(looks).toBe(2);
  await screen.getByRole('button', { name: 'Write' }).click();
  await expect.poll(looks).toBe(3);
});

it('without a connection the workplace says so instead of waiting for it', async () => {
  onTestFinished(() => void dispatchEvent(new Event('online')));
  const server = serve({ [`GET ${path}`]: offline });
  const screen = await renderAtWork(<p>At work</p>);
  dispatchEvent(new Event('offline'));
  await screen.rerender(<SupportersPanel caseId="c1" />);
  await expect.element(screen.getByText(staffWords.en.account.offline)).toBeVisible();
  server.change({ [`GET ${path}`]: () => answer({ items: [ana] }) });
  await screen.getByRole('button', { name: staffWords.en.account.tryAgain }).click();
  await expect.element(screen.getByText(ana.name)).toBeVisible();
});

function Colleagues() {
  return useColleagues().map(({ id, name }) => <p key={id}>{name}</p>);
}

it('colleagues who could not be read are asked for by the next list that offers them', async () => {
  const server = serve({ 'GET /api/staff/workload': offline });
  const screen = await renderAtWork(<Colleagues key="first" />);
  await expect.poll(() => server.calls.length).toBe(1);
  server.change({
    'GET /api/staff/workload': () => answer({ people: [{ id: 'sam', name: 'Sam Lee', active: true }] }),
  });
  await screen.rerender(<Colleagues key="next" />);
  await expect.element(screen.getByText('Sam Lee')).toBeVisible();
});
