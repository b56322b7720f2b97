import { expect, it } from 'vitest';
import type { Plans as Answer } from '#domain/goals/plans.ts';
import type { Locale } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill } from '#i18n/format.ts';
import { planWords } from '#i18n/plans.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import Plans from './Plans.tsx';

const goal: Answer['goals'][number] = {
  id: 'g1',
  kind: 'find_home',
  title: null,
  description: null,
  targetDate: '2027-03-01',
  status: 'active',
  progress: 25,
  isFirst: true,
  isShared: false,
  language: 'es',
};

async function show(locale: Locale, plans: Answer) {
  const server = serve({ 'GET /api/goals': () => answer(plans) });
  const screen = await renderInApp(locale, <Plans />);
  return { server, screen };
}
const done = () => new Response(null, { status: 204 });

inEachLanguage('a client with goals', (locale) => {
  const words = planWords[locale];

  it('adds one in own words, which stays private unless it is shared', async () => {
    const { server, screen } = await show(locale, { goals: [], notes: '' });
    await screen.getByRole('button', { name: words.adding.open }).click();
    await screen.getByLabelText(words.adding.fields.kind.label).selectOptions('own');
    await screen.getByRole('button', { name: words.adding.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['field.required'])).toBeVisible();
    await screen.getByLabelText(words.adding.fields.title).fill('Un lugar tranquilo');
    server.change({ 'POST /api/goals': () => answer({ goalId: 'g1' }) });
    await screen.getByRole('button', { name: words.adding.submit }).click();
    await expectConfirmed(screen.getByText(words.saved));
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'own',
      title: 'Un lugar tranquilo',
      isShared: false,
    });
  });

  it('says that one is reached', async () => {
    const { server, screen } = await show(locale, { goals: [goal], notes: '' });
    server.change({ 'PATCH /api/goals/g1': done });
    const progress = fill(words.progress, { goal: words.kinds.find_home });
    await screen.getByLabelText(progress).selectOptions('100');
    await expect.element(screen.getByText(words.saved)).toBeVisible();
    expect(server.last('/api/goals/g1')).toMatchObject({ progress: 100, status: 'completed' });
  });

  it('removes one after one question', async () => {
    const { server, screen } = await show(locale, { goals: [goal], notes: '' });
    server.change({ 'DELETE /api/goals/g1': done });
    await screen.getByText(words.remove, { exact: true }).click();
    await expect.element(screen.getByText(words.removeQuestion)).toBeVisible();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await screen.getByRole('button', { name: words.removeYes }).click();
    await expectConfirmed(screen.getByText(words.removed));
  });

  it('loses no notes to another phone', async () => {
    const { server, screen } = await show(locale, { goals: [], notes: 'Uno' });
    server.change({
      'PUT /api/account/notes': () => refuse(409, 'stale', { message: '' }),
      'GET /api/goals': () => answer({ goals: [], notes: 'Uno y tres' }),
    });
    await screen.getByLabelText(words.notes.fields.notes).fill('Uno y dos');
    await screen.getByRole('button', { name: words.notes.submit }).click();
    await expect.element(screen.getByText(words.notes.elsewhere)).toBeVisible();
    await expect.element(screen.getByText('Uno y tres')).toBeVisible();
    await expect.element(screen.getByLabelText(words.notes.fields.notes)).toHaveValue('Uno y dos');
    expect(server.last('/api/account/notes')).toEqual({ notes: 'Uno y dos', seen: 'Uno' });
    server.change({ 'PUT /api/account/notes': done });
    await screen.getByRole('button', { name: words.notes.submit }).click();
    await expectConfirmed(screen.getByText(words.notes.done));
    expect(server.last('/api/account/notes')).toEqual({ notes: 'Uno y dos', seen: 'Uno y tres' });
  });
});
