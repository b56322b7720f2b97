// Two people compare the same court case with the public record: nobody's words go, and nobody says it matches by accident.
import { expect, it } from 'vitest';
import { inEachLanguage } from '#tests/components/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { casePartProps, matter } from '#tests/components/staff-case.ts';
import { shortMoment } from '../formats.ts';
import { MatterPanel } from './MatterPanel.tsx';

const path = '/api/staff/matters/m1/record';
const before = matter({ status: 'in_review', court: 'unknown', nameAsFiled: 'Tasha Sample' });
const loggedAt = '2026-11-30T14:22:00Z';
const logged = {
  ...before,
  version: 5,
  court: 'magistrate' as const,
  recordMatchedAt: loggedAt,
  recordMatchedBy: 'Sam Lee',
};

inEachLanguage('comparing with the public record', (locale) => {
  const words = staffWords[locale];
  const { record, editConflict } = words.cases;
  const { fields, submit } = record.form;

  it('keeps what Pat wrote when Sam logs the same search first, and Pat may still log hers', async () => {
    const server = serve({
      [`POST ${path}`]: () => refuse(409, 'stale', { changedBy: 'Sam Lee', changedAt: loggedAt }),
    });
    const props = casePartProps([before]);
    const page = await renderAtWork(<MatterPanel {...props} matter={before} />, locale);
    const reload = async () => {
      await page.rerender(<MatterPanel {...props} reload={reload} matter={logged} />);
    };
    await page.rerender(<MatterPanel {...props} reload={reload} matter={before} />);
    await page.getByText(record.title, { exact: true }).click();
    await page.getByText(fields.result.options.matched, { exact: true }).click();
    await page.getByLabelText(words.cases.matter.form.fields.court).selectOptions('state');
    await page.getByLabelText(fields.name).fill('Oak Homes LLC');
    await page.getByLabelText(fields.note).fill('looked at page 2, saw the dismissal');
    const press = page.getByRole('button', { name: submit });
    await press.click();

    const meanwhile = fill(record.meanwhile, { name: 'Sam Lee', time: shortMoment(loggedAt, locale) });
    await expect.element(page.getByText(meanwhile)).toBeVisible();
    await expect.element(page.getByLabelText(fields.note)).toHaveValue('looked at page 2, saw the dismissal');
    const { magistrate, state } = words.cases.courts;
    await expect.element(page.getByText(fill(editConflict.stored, { value: magistrate }))).toBeVisible();
    await page.getByText(fill(editConflict.mine, { value: state })).click();

    server.change({ [`POST ${path}`]: () => answer({ papersVoided: 0, searches: 0 }) });
    await press.click();
    await expect
      .poll(() => server.last(path))
      .toMatchObject({ version: 5, court: 'state', note: 'looked at page 2, saw the dismissal' });
  });

  it('goes with what a colleague logged where nobody wrote anything here', async () => {
    const props = casePartProps([before]);
    const page = await renderAtWork(<MatterPanel {...props} matter={before} />, locale);
    await expect.element(page.getByText(record.title, { exact: true })).toBeVisible();
    await page.rerender(<MatterPanel {...props} matter={logged} />);
    await expect.element(page.getByText(record.title, { exact: true })).not.toBeInTheDocument();
  });

  it('says nothing matches before somebody has said so', async () => {
    const server = serve({ [`POST ${path}`]: () => answer({ papersVoided: 0, searches: 0 }) });
    const page = await renderAtWork(<MatterPanel {...casePartProps([before])} matter={before} />, locale);
    await page.getByText(record.title, { exact: true }).click();
    for (const text of Object.values(fields.result.options))
      await expect.element(page.getByRole('radio', { name: text })).not.toBeChecked();
    await page.getByLabelText(fields.note).fill('The page of the court.');
    await page.getByRole('button', { name: submit }).click();
    await expect.element(page.getByRole('radio', { name: fields.result.options.matched })).toHaveFocus();
    expect(server.calls).toEqual([]);
  });
});
