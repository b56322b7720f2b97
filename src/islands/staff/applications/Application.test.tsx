import { expect, it } from 'vitest';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps } from '#tests/components/staff-case.ts';
import { Application } from './Application.tsx';

const application: ApplicationRecord = {
  id: 'a1',
  reference: 'ACDEFGHJ',
  status: 'submitted',
  submittedAt: '2026-11-20T15:00:00Z',
  reads: 'es',
  hearsBy: '2026-12-02',
  erasedAt: null,
  answers: { firstName: 'Ana', lastName: 'Núñez', email: 'ana@sample.example', city: 'Decatur' },
  waitsForOwner: false,
  reviewedAt: null,
  reviewedBy: null,
  decisionNote: null,
  notes: '',
  agreement: null,
  files: [],
  filesMissing: [],
  corrections: [],
  orders: [],
  case: { id: 'c1', number: 'FK-2026-ABCDEFGH', status: 'submitted' },
};

it.each(locales)(
  'whoever accepted one goes on to its case or to the next application (%s)',
  async (locale) => {
    const words = staffWords[locale];
    const labels = words.applications.decision;
    let shown = application;
    const server = serve({
      'GET /api/staff/applications/a1': () => answer(shown),
      'GET /api/staff/applications/a1/plan': () => answer({ plan: null }),
      'POST /api/staff/applications/a1/decision': () => {
        shown = {
          ...application,
          status: 'accepted',
          reviewedAt: '2026-11-30T15:00:00Z',
          reviewedBy: 'Sam Demo',
        };
        return answer({ status: 'accepted', refundedCents: 0, refundLeftOpen: false });
      },
    });
    const part = { ...casePartProps(), id: 'a1', onChanged: () => undefined };
    const page = await renderAtWork(<Application {...part} next="#applications/a2" />, locale);
    await page.getByLabelText(labels.fields.to.options.accepted, { exact: true }).click();
    await page.getByRole('button', { name: labels.submit, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: labels.fields.to.options.accepted }).click();
    await expect
      .element(page.getByRole('link', { name: labels.next }))
      .toHaveAttribute('href', '#applications/a2');
    await expect
      .element(page.getByRole('link', { name: words.cases.page.open }))
      .toHaveAttribute('href', '#cases/c1');
    await expect.element(page.getByText(labels.done)).toBeVisible();
    // To withdraw it now is seldom meant, and stands behind a button.
    await expect.element(page.getByText(labels.fields.to.options.withdrawn)).not.toBeInTheDocument();
    await page.getByRole('button', { name: labels.later }).click();
    await expect.element(page.getByText(labels.fields.to.options.withdrawn)).toBeVisible();
    expect(server.last('/api/staff/applications/a1/decision')).toMatchObject({ to: 'accepted' });
  },
);

it.each(locales)('what somebody left open in the form stands in one line (%s)', async (locale) => {
  serve({
    'GET /api/staff/applications/a1': () => answer(application),
    'GET /api/staff/applications/a1/plan': () => answer({ plan: null }),
  });
  const part = { ...casePartProps(), id: 'a1', onChanged: () => undefined };
  const page = await renderAtWork(<Application {...part} next={null} />, locale);
  const { questions, applications } = staffWords[locale];
  const open = `${questions.fields.dateOfBirth.label}, ${questions.fields.streetAddress.label}`;
  await expect.element(page.getByText(`${applications.notAnswered}: ${open}`)).toBeVisible();
});
