import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import { eligibilityWords } from '#i18n/eligibility.ts';
import { fill } from '#i18n/fill.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, later, offline, serve } from '#tests/components/server.ts';
import { EligibilityQuiz } from './EligibilityQuiz.tsx';

const address = 'POST /api/eligibility-quiz';
const open = (locale: Locale) => render(<EligibilityQuiz locale={locale} words={eligibilityWords[locale]} />);
type Screen = Awaited<ReturnType<typeof open>>;

const choose = (screen: Screen, question: string, option: string) =>
  screen.getByRole('group', { name: question }).getByLabelText(option, { exact: true }).click();
const submit = (screen: Screen, locale: Locale) =>
  screen.getByRole('button', { name: eligibilityWords[locale].form.submit }).click();

async function dismissed(screen: Screen, locale: Locale): Promise<void> {
  const { state, outcome, timeframe } = eligibilityWords[locale].form;
  await choose(screen, state.label, state.options.Georgia);
  await choose(screen, outcome.label, outcome.options.dismissed);
  await choose(screen, timeframe.label, timeframe.options['1-3-years']);
}

inEachLanguage('somebody who takes the quiz', (locale) => {
  const words = eligibilityWords[locale];

  it('gets a direction with its reasons at once, and never a verdict', async () => {
    const wait = later();
    const server = serve({ [address]: wait.answer });
    const screen = await open(locale);
    await dismissed(screen, locale);
    await submit(screen, locale);
    // Found in this browser: the server has not answered yet.
    await expect
      .element(screen.getByRole('heading', { name: words.results.often_stronger.title }))
      .toHaveFocus();
    await expect.element(screen.getByText(words.reasons['outcome.dismissed'])).toBeVisible();
    await expect.element(screen.getByText(words.answer.notVerdict)).toBeVisible();
    expect(server.last('/api/eligibility-quiz')).toEqual({
      state: 'Georgia',
      outcome: 'dismissed',
      timeframe: '1-3-years',
    });
    await wait.come(answer({ mailed: false }, 201));
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
  });

  it('is led to what was left out', async () => {
    const server = serve({});
    const screen = await open(locale);
    await choose(screen, words.form.state.label, words.form.state.options.Georgia);
    await submit(screen, locale);
    const summary = screen.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await expect
      .element(summary.getByRole('link', { name: words.messages['quizOutcome.required'] }))
      .toBeVisible();
    await expect
      .element(summary.getByRole('link', { name: words.messages['quizTimeframe.required'] }))
      .toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('stays at the answer they give below the list of what was left out', async () => {
    const screen = await open(locale);
    await choose(screen, words.form.state.label, words.form.state.options.Georgia);
    await submit(screen, locale);
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await choose(screen, words.form.outcome.label, words.form.outcome.options.dismissed);
    const answered = screen.getByLabelText(words.form.outcome.options.dismissed, { exact: true });
    await expect.element(answered).toBeChecked();
    await expect.element(answered).toHaveFocus();
    // What was right is no error any more, and is still named in the list until the next press.
    await expect
      .element(screen.getByRole('group', { name: words.form.outcome.label }))
      .not.toMatchTextContent(words.messages['quizOutcome.required']);
    await expect.element(answered).toHaveFocus();
  });

  it('is not asked the rest about a case in another state, nor is what was said of it sent', async () => {
    const server = serve({ [address]: () => answer({ mailed: false }, 201) });
    const screen = await open(locale);
    await dismissed(screen, locale);
    await choose(screen, words.form.state.label, words.form.state.options.other);
    await expect
      .element(screen.getByRole('group', { name: words.form.outcome.label }))
      .not.toBeInTheDocument();
    await submit(screen, locale);
    await expect
      .element(screen.getByRole('heading', { name: words.results.outside_service.title }))
      .toBeVisible();
    expect(server.last('/api/eligibility-quiz')).toEqual({
      state: 'other',
      outcome: 'unknown',
      timeframe: 'unknown',
    });
  });

  it('may change the answers, which are still there', async () => {
    serve({ [address]: () => answer({ mailed: false }, 201) });
    const screen = await open(locale);
    await dismissed(screen, locale);
    await submit(screen, locale);
    await screen.getByRole('button', { name: words.answer.again }).click();
    const outcome = screen.getByRole('group', { name: words.form.outcome.label });
    await expect.element(outcome.getByLabelText(words.form.outcome.options.dismissed)).toBeChecked();
  });
});

describe('the mail somebody asked for', () => {
  const words = eligibilityWords.en;

  it('failed while the server was away: the answer stands, and the mail is sent at the next press, once', async () => {
    const server = serve({ [address]: offline });
    const screen = await open('en');
    await dismissed(screen, 'en');
    await screen.getByLabelText(words.form.email.label).fill('ana@example.com');
    await submit(screen, 'en');
    await expect.element(screen.getByText(words.mail.failed)).toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: words.results.often_stronger.title }))
      .toBeVisible();
    server.change({ [address]: () => answer({ mailed: true }, 201) });
    await screen.getByRole('button', { name: words.mail.retry }).click();
    await expect.element(screen.getByText(fill(words.mail.sent, { email: 'ana@example.com' }))).toBeVisible();
    expect(new Set(server.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});
