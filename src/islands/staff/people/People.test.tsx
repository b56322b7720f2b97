// Who works here: one line each, changed beside the list, invited by name.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { Person } from '#domain/people/requests.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import People from './People.tsx';

const sam: Person = {
  id: 'sam',
  email: 'sam@example.com',
  firstName: 'Sam',
  lastName: 'Office',
  role: 'admin',
  rights: [],
  invited: false,
  secondFactor: true,
  active: true,
  lastLoginAt: '2026-11-30T14:00:00Z',
  you: true,
};
const ana: Person = {
  ...sam,
  id: 'ana',
  email: 'ana.with.a.long.address@freshkey.example',
  firstName: 'Ana',
  lastName: 'Lee',
  role: 'staff',
  lastLoginAt: null,
  you: false,
};
const props = (id: string | null) => ({
  id,
  siteEmail: 'office@example.com',
  member: {
    id: 'sam',
    name: 'Sam Office',
    email: sam.email,
    role: 'admin',
    rights: [],
    preferences: { shortcuts: true, undoSeconds: 10 },
  } as const,
});
const withPeople = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/staff/people': () => answer({ items: [sam, ana], before: null }),
    'GET /api/staff/attorneys': () => answer({ items: [], unassigned: 0 }),
    ...more,
  });

it.each(locales)(
  'an admin invites a colleague by name, from a button above the list (%s)',
  async (locale) => {
    const labels = staffWords[locale].people;
    const server = withPeople({
      'POST /api/staff/people': () => answer({ outcome: 'invited', mailed: true }),
    });
    const screen = await renderAtWork(<People {...props(null)} />, locale);
    await screen.getByRole('button', { name: labels.invite.title }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText(labels.invite.fields.email).fill('pat@freshkey.example');
    await dialog.getByRole('button', { name: labels.invite.submit }).click();
    // Without a name nobody is invited: colleagues would see an address all day.
    await expect
      .element(dialog.getByLabelText(labels.invite.fields.firstName))
      .toHaveAttribute('aria-invalid', 'true');
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await dialog.getByLabelText(labels.invite.fields.firstName).fill('Pat');
    await dialog.getByLabelText(labels.invite.fields.lastName).fill('Rivera');
    await dialog.getByRole('button', { name: labels.invite.submit }).click();
    await expect
      .element(dialog.getByText(labels.outcomes.invited.replace('{email}', 'pat@freshkey.example')))
      .toBeVisible();
  },
);

it('an admin reads who works here in rows of one line, sorted by a press on a head', async () => {
  const labels = staffWords.en.people;
  withPeople();
  const screen = await renderAtWork(<People {...props(null)} />);
  const names = () =>
    screen
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('a')?.textContent);
  await expect.element(screen.getByRole('link', { name: 'Ana Lee' })).toBeVisible();
  expect(names()).toEqual(['Sam Office (you)', 'Ana Lee']);
  await screen.getByRole('button', { name: labels.columns.name }).click();
  expect(names()).toEqual(['Ana Lee', 'Sam Office (you)']);
});

it('an admin lets a colleague go beside the list, and reads there that it is done', async () => {
  const labels = staffWords.en.people;
  withPeople({ 'POST /api/staff/people/ana': () => answer({}) });
  const screen = await renderAtWork(<People {...props('ana')} />);
  await expect.element(screen.getByRole('heading', { name: 'Ana Lee' })).toHaveFocus();
  await screen.getByRole('button', { name: labels.actions.deactivate }).click();
  await screen.getByRole('dialog').getByRole('button', { name: labels.actions.deactivate }).click();
  const done = screen.getByText(labels.done.deactivate.replace('{name}', 'Ana Lee'));
  await expect.element(done).toBeVisible();
  await expect.element(done).toHaveFocus();
});

it('nobody is offered to let themselves go', async () => {
  withPeople();
  const screen = await renderAtWork(<People {...props('sam')} />);
  await expect.element(screen.getByRole('heading', { name: 'Sam Office' })).toBeVisible();
  expect(screen.getByRole('button', { name: staffWords.en.people.actions.deactivate }).query()).toBeNull();
});

it.each(locales)(
  'an admin gives a colleague a right, and reads beside the list that it is done (%s)',
  async (locale) => {
    const labels = staffWords[locale].people;
    const path = '/api/staff/people/ana/rights';
    const server = withPeople({ [`POST ${path}`]: () => answer({}) });
    const screen = await renderAtWork(<People {...props('ana')} />, locale);
    await screen.getByRole('button', { name: labels.rights.action, exact: true }).click();
    await screen.getByRole('checkbox', { name: labels.rights.names.refunds }).click();
    await screen.getByRole('button', { name: labels.rights.submit }).click();
    await expect.element(screen.getByText(labels.rights.done.replace('{name}', 'Ana Lee'))).toBeVisible();
    expect(server.last(path)).toMatchObject({ from: [], to: ['refunds'] });
  },
);

it('rights that another admin changed meanwhile are not overwritten', async () => {
  const labels = staffWords.en.people;
  const path = '/api/staff/people/ana/rights';
  withPeople({ [`POST ${path}`]: () => refuse(409, 'stale') });
  const screen = await renderAtWork(<People {...props('ana')} />);
  await screen.getByRole('button', { name: labels.rights.action, exact: true }).click();
  await screen.getByRole('checkbox', { name: labels.rights.names.merge }).click();
  await screen.getByRole('button', { name: labels.rights.submit }).click();
  await expect.element(screen.getByText(labels.rights.stale.replace('{name}', 'Ana Lee'))).toBeVisible();
});
