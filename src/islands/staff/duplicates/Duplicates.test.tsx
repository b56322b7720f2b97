// Accounts that may be one person, as staff with the right to merge see them.
import { expect, it } from 'vitest';
import {
  mergeWaitHours,
  type Duplicates as Answer,
  type Merge,
  type PersonCard,
} from '#domain/people/merges.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import Duplicates from './Duplicates.tsx';

const person = (of: string, name: string | null): PersonCard => ({
  id: `00000000-0000-4000-8000-${String(of.length).padStart(12, '0')}`,
  name,
  email: `${of}@example.com`,
  phone: '(404) 555-0142',
  birthDate: '1990-02-28',
  since: '2026-11-02T15:00:00Z',
  lastSeenAt: null,
  cases: 1,
  supporters: 0,
  hasCalendar: false,
  orders: 1,
});
const [ana, again] = [person('ana', 'Ana Núñez'), person('ana.gomez', null)];
const found: Answer = {
  pairs: [{ reasons: ['docket', 'phone'], people: [ana, again] }],
  hasSecond: true,
  merges: [],
};
const merge: Merge = {
  id: 'm1',
  status: 'asked',
  reason: 'Called both numbers.',
  askedAt: '2026-11-20T15:00:00Z',
  askedBy: 'Alex',
  mayConfirm: true,
  freeAt: null,
  decidedAt: null,
  decidedBy: null,
  kept: ana,
  merged: again,
};

inEachLanguage('a member of staff', (locale) => {
  const words = staffWords[locale];
  const labels = words.duplicates;

  async function show(first: Answer) {
    const server = serve({
      'GET /api/staff/duplicates': () => answer(first),
      'POST /api/staff/duplicates': () => answer({ mergeId: 'm1' }),
      'POST /api/staff/merges/m1': () => answer({ outcome: 'done' }),
    });
    const screen = await renderAtWork(
      <Duplicates
        id={null}
        siteEmail="help@example.com"
        member={{
          id: 'sam',
          name: 'Sam Lee',
          email: 'sam@example.com',
          role: 'staff',
          rights: ['merge'],
          preferences: { shortcuts: true, undoSeconds: 10 },
        }}
      />,
      locale,
    );
    await expect.element(screen.getByText(labels.pairs)).toBeVisible();
    const requests = () => server.calls.filter(({ method }) => method === 'POST');
    return { screen, server, requests };
  }

  it('reads side by side what two accounts have in common, and asks to make them one', async () => {
    const { screen, server, requests } = await show(found);
    await expect.element(screen.getByText(labels.second)).toBeVisible();
    for (const reason of found.pairs[0]?.reasons ?? [])
      await expect.element(screen.getByText(labels.reasons[reason])).toBeVisible();
    await expect.element(screen.getByText(labels.noName, { exact: true })).toBeVisible();
    await screen.getByText(labels.ask, { exact: true }).click();

    // Which one stays, and why, are not guessed.
    await screen.getByRole('button', { name: labels.asking.submit }).click();
    await expect.element(screen.getByText(fieldMessage(locale, 'choice.required')).first()).toBeVisible();
    await expect.element(screen.getByText(fieldMessage(locale, 'field.required')).first()).toBeVisible();
    await screen
      .getByRole('radio', { name: fill(labels.keepOne, { email: again.email }), exact: true })
      .click();
    await screen.getByLabelText(labels.asking.fields.reason.label).fill('Called both numbers.');
    await screen.getByRole('button', { name: labels.asking.submit }).click();
    await expect.element(screen.getByText(labels.asking.confirm.text)).toBeVisible();
    expect(requests()).toEqual([]);
    server.change({
      'GET /api/staff/duplicates': () =>
        answer({ ...found, pairs: [], merges: [{ ...merge, mayConfirm: false }] }),
    });
    await screen.getByRole('dialog').getByRole('button', { name: labels.asking.submit }).click();
    await expect.element(screen.getByText(labels.waitsForOther)).toBeVisible();
    expect(requests()[0]?.body).toEqual({
      keptId: again.id,
      mergedId: ana.id,
      reason: 'Called both numbers.',
    });
    await expect.element(screen.getByText(labels.none)).toBeVisible();
    expect(screen.getByRole('button', { name: labels.confirming.submit }).elements()).toHaveLength(0);
  });

  it('reads, before anything is confirmed, who and what ends with the merged account', async () => {
    const merged = { ...again, supporters: 2, hasCalendar: true };
    const { screen } = await show({ ...found, pairs: [], merges: [{ ...merge, merged }] });
    const names = { merged: again.email, count: 2 };
    await expect.element(screen.getByText(fill(labels.ends.supporters, names))).toBeVisible();
    await expect.element(screen.getByText(fill(labels.ends.calendar, names))).toBeVisible();
  });

  it('confirms what somebody else asked for, after reading that it cannot be taken back', async () => {
    const { screen, server, requests } = await show({ ...found, pairs: [], merges: [merge] });
    await screen.getByRole('button', { name: labels.confirming.submit }).click();
    const names = { merged: again.email, kept: `Ana Núñez (${ana.email})` };
    await expect.element(screen.getByText(fill(labels.confirming.question.text, names))).toBeVisible();
    server.change({
      'GET /api/staff/duplicates': () =>
        answer({
          ...found,
          pairs: [],
          merges: [{ ...merge, status: 'done', decidedAt: '2026-11-21T15:00:00Z', decidedBy: 'Sam Lee' }],
        }),
    });
    await screen.getByRole('dialog').getByRole('button', { name: labels.confirming.question.yes }).click();
    await expect.element(screen.getByText(labels.states.done, { exact: true })).toBeVisible();
    expect(requests()).toMatchObject([{ path: '/api/staff/merges/m1', body: { act: 'confirm' } }]);
    expect(screen.getByRole('button', { name: labels.stopping.submit }).elements()).toHaveLength(0);
  });

  it('reads whom staff merged, and no address where nothing is kept', async () => {
    const past = { ...merge, status: 'done' as const, mayConfirm: false };
    const erased = { ...ana, name: null, email: null };
    const { screen } = await show({
      ...found,
      pairs: [],
      merges: [
        { ...past, merged: { ...again, name: 'Ana Gómez' } },
        { ...past, id: 'm2', kept: erased, merged: erased },
      ],
    });
    const names = { merged: `Ana Gómez (${again.email})`, kept: `Ana Núñez (${ana.email})` };
    await expect.element(screen.getByText(fill(labels.into, names))).toBeVisible();
    await expect
      .element(screen.getByText(fill(labels.into, { merged: labels.gone, kept: labels.gone })))
      .toBeVisible();
  });

  it('who is alone reads from when they may confirm, and may stop it until then', async () => {
    const alone = { ...merge, mayConfirm: false, freeAt: '2026-11-21T15:00:00Z' };
    const { screen, server, requests } = await show({ pairs: [], hasSecond: false, merges: [alone] });
    await expect.element(screen.getByText(fill(labels.alone, { hours: mergeWaitHours }))).toBeVisible();
    expect(screen.getByText(labels.waitsForOther).elements()).toHaveLength(0);
    expect(screen.getByRole('button', { name: labels.confirming.submit }).elements()).toHaveLength(0);
    server.change({
      'GET /api/staff/duplicates': () =>
        answer({ pairs: [], hasSecond: false, merges: [{ ...alone, status: 'stopped', freeAt: null }] }),
    });
    await screen.getByRole('button', { name: labels.stopping.submit }).click();
    await expect.element(screen.getByText(labels.states.stopped)).toBeVisible();
    expect(requests()[0]?.body).toEqual({ act: 'stop' });
  });

  it('is told when money is open, and keeps what was typed', async () => {
    const { screen, server } = await show(found);
    server.change({
      'POST /api/staff/duplicates': () => refuse(409, 'merge_money_open', { message: 'Money is open.' }),
    });
    await screen.getByText(labels.ask, { exact: true }).click();
    await screen
      .getByRole('radio', { name: fill(labels.keepOne, { email: ana.email }), exact: true })
      .click();
    await screen.getByLabelText(labels.asking.fields.reason.label).fill('Called both numbers.');
    await screen.getByRole('button', { name: labels.asking.submit }).click();
    await screen.getByRole('dialog').getByRole('button', { name: labels.asking.submit }).click();
    await expect.element(screen.getByText('Money is open.')).toBeVisible();
    await expect
      .element(screen.getByLabelText(labels.asking.fields.reason.label))
      .toHaveValue('Called both numbers.');
  });
});
