// Beside a case staff read what happened with answers that the client handed to free lawyers: they are asked about it
// on the phone.
import { expect, it } from 'vitest';
import { staffWords } from '#i18n/staff.ts';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { locales } from '#domain/languages.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { casePartProps } from '#tests/components/staff-case.ts';
import { CaseFacts } from './CaseFacts.tsx';

const shown = (part: ReturnType<typeof casePartProps>, freeHelp: CaseSheet['freeHelp']) => ({
  ...part,
  item: { ...part.item, freeHelp, dates: [], orders: [], holds: [], flags: [], intakeId: null },
});

it.each(locales)('staff read to whom answers went and what came of it, in %s', async (locale) => {
  const part = casePartProps();
  const labels = staffWords[locale].cases.freeHelp;
  const screen = await renderAtWork(
    <CaseFacts
      part={shown(part, [
        { id: 'h1', organization: 'Ayuda Legal', step: 'took', at: '2026-11-20T15:00:00Z' },
      ])}
      onTab={() => undefined}
    />,
    locale,
  );
  await expect.element(screen.getByText(labels.title)).toBeVisible();
  await expect.element(screen.getByText(labels.steps.took)).toBeVisible();
  await screen.rerender(<CaseFacts part={shown(part, [])} onTab={() => undefined} />);
  await expect.element(screen.getByText(labels.title)).not.toBeInTheDocument();
});
