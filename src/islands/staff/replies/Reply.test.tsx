import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import type { SavedReply } from '#domain/replies/saved-replies.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { formKitWords } from '#i18n/form-kit.ts';
import { staffWords } from '#i18n/staff.ts';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { Reply } from './Reply.tsx';

const reply: SavedReply = {
  id: 'r1',
  titleEn: 'Office hours',
  titleEs: 'Horario',
  bodyEn: 'We open at nine.',
  bodyEs: 'Abrimos a las nueve.',
  version: 1,
  enCurrentAt: '2026-11-20T15:00:00Z',
  esCurrentAt: '2026-11-20T15:00:00Z',
  older: null,
};
const member: StaffMember = {
  id: '',
  email: 'sam@example.com',
  name: 'Sam Lee',
  role: 'staff',
  rights: [],
  preferences: { shortcuts: true, undoSeconds: 10 },
};

it.each(locales)(
  'who was slower reads what a colleague saved, keeps what was typed, and looks at both halves again (%s)',
  async (locale) => {
    const words = staffWords[locale];
    const labels = words.replies;
    const theirs: SavedReply = { ...reply, bodyEn: 'We open at ten.', version: 2, older: 'es' };
    const server = serve({
      'GET /api/staff/replies/r1': () => answer(reply),
      'POST /api/staff/replies/r1/save': () =>
        refuse(409, 'stale', { changedBy: 'Ana Lee', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const screen = await renderAtWork(
      <Reply id="r1" member={member} siteEmail="help@example.com" onChanged={() => undefined} />,
      locale,
    );
    await screen.getByLabelText(labels.fields.bodyEn.label).fill('We open at eight.');
    await screen.getByLabelText(labels.fields.bothCurrent).click();
    server.change({ 'GET /api/staff/replies/r1': () => answer(theirs) });
    await screen.getByRole('button', { name: labels.submit, exact: true }).click();
    await expect.element(screen.getByText(formKitWords[locale].stale.next, { exact: false })).toBeVisible();
    await expect.element(screen.getByText('We open at ten.')).toBeVisible();
    await expect.element(screen.getByLabelText(labels.fields.bodyEn.label)).toHaveValue('We open at eight.');
    await expect.element(screen.getByLabelText(labels.fields.bothCurrent)).not.toBeChecked();

    server.change({
      'GET /api/staff/replies/r1': () => answer({ ...theirs, bodyEn: 'We open at eight.', version: 3 }),
      'POST /api/staff/replies/r1/save': () => answer({ ...theirs, version: 3 }),
    });
    await screen.getByRole('button', { name: labels.submit, exact: true }).click();
    await expectConfirmed(screen.getByText(labels.doneOlder.es));
    expect(server.last('/api/staff/replies/r1/save')).toMatchObject({
      bodyEn: 'We open at eight.',
      version: 2,
      bothCurrent: false,
    });
    await expect.element(screen.getByText('We open at ten.')).not.toBeInTheDocument();
  },
);
