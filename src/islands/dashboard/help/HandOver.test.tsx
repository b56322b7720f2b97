// A client hands what they told us to free lawyers and takes it back: what confirms either is where the hand is.
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnReferral } from '#domain/help/answers.ts';
import en from '#i18n/en/hand-over.ts';
import es from '#i18n/es/hand-over.ts';
import { fill } from '#i18n/format.ts';
import { oak, show } from '#tests/components/case-page.tsx';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer } from '#tests/components/server.ts';

const handOver = { en, es };
const organization = {
  id: 'ayuda',
  name: 'Ayuda Legal',
  url: 'https://example.org/',
  phone: '404-555-0142',
  languages: null,
  isSample: false,
};
const sent: OwnReferral = {
  id: 'h1',
  organization: organization.name,
  phone: organization.phone,
  withHealth: false,
  withSafety: false,
  mayCall: true,
  sentAt: '2026-11-20T15:00:00Z',
  endsAt: '2026-12-04T15:00:00Z',
  remindedAt: null,
  openedAt: null,
  answeredAt: null,
  answer: null,
  withdrawnAt: null,
  endedAt: null,
  isLocked: false,
  code: '123456',
};
const denied = { status: 'denied', reading: 'denied', turn: 'nobody' } as const;
const health = { name: 'Benefits', value: 'SSI' };

/** What the client has handed on, which the server changes by what they do. */
function handed(begin: readonly OwnReferral[]) {
  let items = begin;
  return {
    'GET /api/cases/c1/referrals': () =>
      answer({
        isOffered: true,
        organizations: [organization],
        mayCall: true,
        preview: { always: [{ name: 'County', value: 'DeKalb' }], health: [health], safety: [] },
        items,
      }),
    'POST /api/cases/c1/referrals': () => {
      items = [sent];
      return answer({ id: sent.id });
    },
    'POST /api/referrals/h1/withdrawal': () => {
      const [{ openedAt } = sent] = items;
      items = items.map((one) => ({ ...one, code: null, withdrawnAt: '2026-11-21T15:00:00Z' }));
      return answer({ openedAt });
    },
  };
}

inEachLanguage('a client with a phone of 360 by 740', (locale) => {
  beforeEach(() => page.viewport(360, 740));
  const words = handOver[locale];
  const named = { organization: organization.name };

  it('who hands on their answers sees what goes along, and then the code to say', async () => {
    const { screen } = await show(locale, { matter: denied, more: handed([]) });
    await screen.getByRole('button', { name: fill(words.send.open, named) }).click();
    const preview = screen.getByRole('region', { name: words.preview });
    await expect.element(preview.getByText('DeKalb', { exact: true })).toBeVisible();
    await expect.element(preview.getByText(health.value)).not.toBeInTheDocument();
    await screen.getByLabelText(words.send.fields.withHealth).click();
    await expect.element(preview.getByText(health.value)).toBeVisible();
    await screen.getByLabelText(fill(words.send.fields.agreed, named)).click();
    await screen.getByRole('button', { name: words.send.submit, exact: true }).click();
    await expectConfirmed(screen.getByText(words.send.done, { exact: true }));
    await expect.element(screen.getByText(fill(words.sent.code, { code: '123 456' }))).toBeInViewport();
  });

  it.each([
    { seen: 'nobody has opened', openedAt: null },
    { seen: 'somebody has read', openedAt: '2026-11-20T16:00:00Z' },
  ])('who takes back what $seen is told so', async ({ openedAt }) => {
    const { screen } = await show(locale, { matter: denied, more: handed([{ ...sent, openedAt }]) });
    await screen.getByText(words.withdraw.label, { exact: true }).click();
    await screen.getByRole('button', { name: words.withdraw.yes }).click();
    const [begin = ''] = (openedAt ? words.withdraw.doneSeen : words.withdraw.doneUnseen).split('{date}');
    await expectConfirmed(screen.getByText(begin));
    await expect.element(screen.getByText(words.withdraw.label, { exact: true })).not.toBeInTheDocument();
  });

  it('who calls the other side a danger is offered the same, and reads what to do right now', async () => {
    const { screen } = await show(locale, {
      matter: { status: 'client_review', parties: [{ ...oak, dangerAnswer: 'yes' }] },
      more: handed([]),
    });
    await expect.element(screen.getByText(words.danger)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: fill(words.send.open, named) })).toBeVisible();
  });
});
