// Another address for a client who can no longer read their mail, as staff ask for it.
import { expect, it, vi } from 'vitest';
import type { MailboxSheet } from '#domain/access/lost-mailbox.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import LostMailbox from './LostMailbox.tsx';

const path = '/api/staff/cases/c1/mailbox';
const unlockPath = '/api/staff/cases/c1/first-password';
const sheet: MailboxSheet = {
  current: 'old@example.com',
  isClient: true,
  phone: '404-555-0142',
  onFile: ['birth_date', 'case_number', 'street_address'],
  needsSecond: true,
  passwordLockedAt: null,
  change: null,
};
const change: MailboxSheet['change'] = {
  email: 'new@example.com',
  facts: ['birth_date', 'case_number'],
  calledAt: '2026-11-25T15:00:00Z',
  note: 'Spoke with Luz.',
  askedAt: '2026-11-25T15:10:00Z',
  askedBy: 'Sam Lee',
  isMine: true,
  approvedBy: null,
  appliesAt: '2026-11-26T15:10:00Z',
  state: 'second',
};

inEachLanguage('a member of staff', (locale) => {
  const words = staffWords[locale];
  const labels = words.cases.mailbox;

  async function show(item: MailboxSheet, post = () => answer({ appliesAt: change?.appliesAt ?? '' })) {
    let shown = item;
    const server = serve({
      [`GET ${path}`]: () => answer(shown),
      [`POST ${path}`]: () => {
        const response = post();
        if (response.ok) shown = { ...item, change };
        return response;
      },
      [`POST ${unlockPath}`]: () => {
        const response = post();
        if (response.ok) shown = { ...item, passwordLockedAt: null };
        return response;
      },
      [`POST ${path}/approval`]: () => {
        shown = { ...item, change: change && { ...change, isMine: false, state: 'unconfirmed' } };
        return new Response(null, { status: 204 });
      },
      [`DELETE ${path}`]: () => {
        shown = { ...item, change: change && { ...change, state: 'stopped' } };
        return new Response(null, { status: 204 });
      },
    });
    const reloaded = vi.fn<() => void>();
    const screen = await renderAtWork(<LostMailbox caseId="c1" reloadCard={reloaded} />, locale);
    return { server, screen, reloaded };
  }
  type Screen = Awaited<ReturnType<typeof show>>['screen'];
  async function fillIn(screen: Screen) {
    await screen.getByLabelText(labels.form.fields.email).fill('new@example.com');
    await screen.getByLabelText(labels.fact.birth_date).fill('1990-02-28');
    await screen.getByLabelText(labels.fact.case_number).fill('FK 2026 ABC123');
    await screen.getByLabelText(labels.called.day).fill('2026-11-25');
    await screen.getByLabelText(labels.called.time).fill('10:00');
    await screen.getByLabelText(fill(labels.form.fields.numberOnFile, { phone: sheet.phone ?? '' })).click();
    await screen.getByRole('button', { name: labels.form.submit }).click();
  }

  it('asks only what is on file, sends it with the call in Eastern Time, and then sees the change wait', async () => {
    const { server, screen, reloaded } = await show(sheet);
    await expect.element(screen.getByLabelText(labels.fact.docket_number)).not.toBeInTheDocument();
    await fillIn(screen);
    await expect.element(screen.getByText('new@example.com')).toBeVisible();
    await expect.element(screen.getByText(labels.form.doneForSecond)).toHaveFocus();
    expect(reloaded).toHaveBeenCalled();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      email: 'new@example.com',
      facts: [
        { fact: 'birth_date', answer: '1990-02-28' },
        { fact: 'case_number', answer: 'FK 2026 ABC123' },
      ],
      calledAt: '2026-11-25T15:00:00.000Z',
      numberOnFile: true,
      seen: 'old@example.com',
    });
    await expect.element(screen.getByRole('button', { name: labels.form.submit })).not.toBeInTheDocument();
  });

  it('reads why it is refused and loses nothing they typed', async () => {
    const message = 'Please choose at least two facts.';
    const { screen } = await show(sheet, () =>
      refuse(400, 'invalid_input', { fields: [{ field: 'facts', code: 'mailbox.twoFacts', message }] }),
    );
    await fillIn(screen);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByLabelText(labels.form.fields.email)).toHaveValue('new@example.com');
  });

  it('is told to write a letter where there is no number', async () => {
    const { screen } = await show({ ...sheet, phone: null });
    await expect.element(screen.getByText(labels.noPhone)).toBeVisible();
    await expect.element(screen.getByLabelText(labels.form.fields.email)).not.toBeInTheDocument();
  });

  it('who asked for it waits for a second person', async () => {
    const { screen } = await show({ ...sheet, change });
    await expect.element(screen.getByText(labels.mine)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: labels.agreeing.submit }))
      .not.toBeInTheDocument();
  });

  it('is the second person of a change that a colleague asked for', async () => {
    const { server, screen } = await show({ ...sheet, change: change && { ...change, isMine: false } });
    await screen.getByRole('button', { name: labels.agreeing.submit }).click();
    const approval = () => server.calls.find(({ path: to }) => to.endsWith('/approval'))?.body;
    await expect.poll(approval).toMatchObject({ email: 'new@example.com' });
    await expect.element(screen.getByText(labels.agreeing.done)).toHaveFocus();
  });

  const unlockForm = (screen: Screen) => screen.getByRole('region', { name: labels.locked.title });
  async function unlock(screen: Screen) {
    const form = unlockForm(screen);
    await form.getByLabelText(labels.fact.birth_date).fill('1990-02-28');
    await form.getByLabelText(labels.fact.case_number).fill('FK 2026 ABC123');
    await form.getByRole('button', { name: labels.locked.submit }).click();
  }

  it('unlocks a first password with what the caller answers, and reads that a link is on its way', async () => {
    const locked = { ...sheet, passwordLockedAt: '2026-11-25T15:00:00Z' };
    const { server, screen, reloaded } = await show(locked, () => new Response(null, { status: 204 }));
    await unlock(screen);
    await expect.element(screen.getByText(labels.locked.done)).toHaveFocus();
    await expect.element(unlockForm(screen)).not.toBeInTheDocument();
    expect(reloaded).toHaveBeenCalled();
    expect(server.calls.find(({ path: to }) => to === unlockPath)?.body).toMatchObject({
      facts: [
        { fact: 'birth_date', answer: '1990-02-28' },
        { fact: 'case_number', answer: 'FK 2026 ABC123' },
      ],
    });
  });

  it('reads why a first password stays locked, and loses nothing they typed', async () => {
    const message = 'That is not what is on file.';
    const { screen } = await show({ ...sheet, passwordLockedAt: '2026-11-25T15:00:00Z' }, () =>
      refuse(400, 'invalid_input', { fields: [{ field: 'facts', code: 'mailbox.wrongFacts', message }] }),
    );
    await unlock(screen);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(unlockForm(screen).getByLabelText(labels.fact.birth_date)).toHaveValue('1990-02-28');
  });

  it('sees nothing to unlock where no first password is locked', async () => {
    const { screen } = await show(sheet);
    await expect.element(screen.getByLabelText(labels.form.fields.email)).toBeVisible();
    await expect.element(unlockForm(screen)).not.toBeInTheDocument();
  });

  it('stops a change that waits, after a question', async () => {
    const { screen } = await show({ ...sheet, change });
    await screen.getByRole('button', { name: labels.stopping.submit }).click();
    await screen.getByRole('dialog').getByRole('button', { name: labels.stopping.submit }).click();
    await expect.element(screen.getByText(labels.states.stopped, { exact: true })).toBeVisible();
  });
});
