import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Milestones as Answer } from '#domain/cases/milestones.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { milestoneWords } from '#i18n/milestones.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import { Milestones } from './Milestones.tsx';

const address = '/api/cases/c1/milestones';
async function show(locale: Locale, status: CaseStatus, celebrate: Answer['celebrate'] = null) {
  const items = [{ kind: 'filed' as const, at: '2026-11-20T12:00:00Z', place: 1 }];
  const server = serve({
    [`GET ${address}`]: () => answer({ items, celebrate }),
    [`POST ${address}`]: () => new Response(null, { status: 204 }),
  });
  const screen = await render(
    <Milestones
      account={accountWords[locale]}
      siteEmail="help@example.com"
      locale={locale}
      labels={milestoneWords[locale]}
      caseId="c1"
      status={status}
      isMany={false}
    />,
  );
  return { server, screen };
}

inEachLanguage('a client who looks at a case', (locale) => {
  const words = milestoneWords[locale];

  it('is told of a new step once, and of what is behind them always', async () => {
    const { server, screen } = await show(locale, 'filed', 'filed');
    await expect.element(screen.getByText(words.celebrate.filed)).toBeVisible();
    await screen.getByRole('button', { name: words.thanks }).click();
    await expect.element(screen.getByText(words.celebrate.filed)).not.toBeInTheDocument();
    await expect.element(screen.getByText(words.steps.filed)).toBeVisible();
    await expect.poll(() => server.calls.some(({ method }) => method === 'POST')).toBe(true);
  });

  it.each(['granted', 'denied', 'closed'] as const)('reads of an end as it was: %s', async (status) => {
    const { screen } = await show(locale, status);
    await expect.element(screen.getByText(words.endings[status])).toBeVisible();
    await expect.element(screen.getByRole('button', { name: words.thanks })).not.toBeInTheDocument();
  });
});
