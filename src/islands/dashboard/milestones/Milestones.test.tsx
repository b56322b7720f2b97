import { expect, it } from 'vitest';
import { accountWords } from '#i18n/account.ts';
import { milestoneWords } from '#i18n/milestones.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import Celebrate from './Celebrate.tsx';
import Milestones from './Milestones.tsx';

const address = '/api/cases/c1/milestones';

inEachLanguage('a client whose case went a step further', (locale) => {
  const labels = milestoneWords[locale];

  it('is told of it once', async () => {
    const server = serve({ [`POST ${address}`]: () => new Response(null, { status: 204 }) });
    const screen = await renderInApp(locale, <Celebrate locale={locale} caseId="c1" step="filed" />);
    await screen.getByRole('button', { name: labels.thanks }).click();
    await expect.element(screen.getByText(labels.celebrate.filed)).not.toBeInTheDocument();
    await expect.poll(() => server.calls.some(({ method }) => method === 'POST')).toBe(true);
  });

  it('reads what is behind them in the history', async () => {
    serve({
      [`GET ${address}`]: () =>
        answer({
          items: [
            {
              kind: 'filed',
              at: '2026-11-20T12:00:00Z',
              place: 1,
              title: null,
              text: null,
              language: null,
              isHigh: true,
            },
          ],
          celebrate: null,
        }),
    });
    const account = accountWords[locale];
    const screen = await renderInApp(
      locale,
      <Milestones {...{ locale, account }} siteEmail="help@example.com" caseId="c1" isMany={false} />,
    );
    await expect.element(screen.getByText(labels.steps.filed)).toBeVisible();
  });
});
