import { describe, expect, it } from 'vitest';
import type { StepList } from '#domain/cases/matter-steps.ts';
import { accountWords } from '#i18n/account.ts';
import { casePageWords } from '#i18n/case-page.ts';
import en from '#i18n/en/steps.ts';
import es from '#i18n/es/steps.ts';
import { fill } from '#i18n/fill.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { answer, later, serve } from '#tests/components/server.ts';
import Steps from './Steps.tsx';

type Props = Parameters<typeof Steps>[0];
const list: StepList = {
  stage: 'filing',
  steps: [
    {
      step: 'make_copies',
      by: 'client',
      isByFact: false,
      doneAt: null,
      doneBy: null,
      court: [],
      unknown: ['copies'],
      isForScreen: false,
      needsAccount: false,
    },
    {
      step: 'sign_at_notary',
      by: 'client',
      isByFact: false,
      doneAt: null,
      doneBy: null,
      court: [],
      unknown: [],
      isForScreen: false,
      needsAccount: false,
    },
    {
      step: 'settle_fee',
      by: 'client',
      isByFact: true,
      doneAt: null,
      doneBy: null,
      court: [
        {
          field: 'fee',
          value: '$11 to reopen a closed case',
          spanish: '$11 por reabrir un caso cerrado',
          checked: '2026-11-22',
          stale: false,
        },
      ],
      unknown: [],
      isForScreen: false,
      needsAccount: false,
    },
    {
      step: 'file_papers',
      by: 'us',
      isByFact: true,
      doneAt: null,
      doneBy: null,
      court: [],
      unknown: ['efiling'],
      isForScreen: false,
      needsAccount: false,
    },
  ],
};
const address = '/api/cases/c1/matters/m1/steps';

describe.each([
  ['en', en],
  ['es', es],
] as const)('the steps by hand, in %s', (locale, labels) => {
  const open = (isOneOfSeveral = false) =>
    renderInApp(
      locale,
      <Steps
        {...({
          locale,
          account: accountWords[locale],
          page: casePageWords[locale],
          caseId: 'c1',
          siteEmail: 'help@example.com',
          matters: [{ id: 'm1', place: 1, version: 1 }],
          isOneOfSeveral,
          onChanged: () => undefined,
        } as unknown as Props)}
      />,
    );

  it('say of which court case they are where there are others, which have no steps now', async () => {
    serve({ [`GET ${address}`]: () => answer(list) });
    const screen = await open(true);
    const named = `${fill(labels.matter, { place: 1 })}: ${labels.stages.filing}`;
    await expect.element(screen.getByRole('heading', { level: 3, name: named, exact: true })).toBeVisible();
  });

  it('are ticked by the client where they are theirs, with what is known of the court beside them', async () => {
    let isDone = false;
    const server = serve({
      [`GET ${address}`]: () =>
        answer({
          ...list,
          steps: list.steps.map((one) =>
            isDone && one.step === 'sign_at_notary'
              ? { ...one, doneAt: '2026-11-23T10:00:00Z', doneBy: 'client' }
              : one,
          ),
        }),
      [`POST ${address}`]: () => {
        isDone = true;
        return answer({});
      },
    });
    const screen = await open();
    // The next one stands open, the others are a press away.
    await expect.element(screen.getByLabelText(labels.steps.make_copies.title)).toBeVisible();
    await screen.getByText(fill(labels.all, { done: 0, count: 4 })).click();
    await expect.element(screen.getByText(labels.steps.sign_at_notary.text)).toBeVisible();
    const fee = { en: '$11 to reopen a closed case', es: '$11 por reabrir un caso cerrado' }[locale];
    await expect.element(screen.getByText(fee)).toBeVisible();
    // What is noted by others, or by what it leaves behind, has no box.
    for (const step of ['settle_fee', 'file_papers'] as const) {
      await expect.element(screen.getByText(labels.steps[step].title)).toBeVisible();
      await expect.element(screen.getByLabelText(labels.steps[step].title)).not.toBeInTheDocument();
    }
    await expect
      .element(screen.getByText(labels.unknown.replace('{fields}', labels.fields.copies)))
      .toBeVisible();
    // How to do what we do is not told to the client.
    await expect.element(screen.getByText(labels.filedByUs)).toBeVisible();
    expect(screen.getByText(labels.steps.file_papers.text).elements()).toHaveLength(0);
    await screen.getByLabelText(labels.steps.sign_at_notary.title).click();
    await expect.element(screen.getByLabelText(labels.steps.sign_at_notary.title)).toBeChecked();
    const request = server.calls.find(({ method }) => method === 'POST')?.body;
    expect(request).toMatchObject({ step: 'sign_at_notary', done: true });
  });

  it('have all files for the screen of the court where the client files there', async () => {
    const filing = { ...list.steps[3], by: 'client', isForScreen: true } as const;
    serve({ [`GET ${address}`]: () => answer({ ...list, steps: [filing] }) });
    const screen = await open();
    await screen.getByText(fill(labels.all, { done: 0, count: 1 })).click();
    await expect
      .element(screen.getByRole('link', { name: labels.filingFiles }))
      .toHaveAttribute('href', `/api/matters/m1/e-filing?language=${locale}`);
  });

  it('say, where the court’s search needs an account, that finding nothing without one proves nothing', async () => {
    const look = { ...list.steps[0], step: 'check_record', unknown: [], needsAccount: true } as const;
    serve({ [`GET ${address}`]: () => answer({ stage: 'order', steps: [look] }) });
    const screen = await open();
    await expect.element(screen.getByText(labels.checkWithAccount)).toBeVisible();
    expect(screen.getByText(labels.steps.check_record.text).elements()).toHaveLength(0);
  });

  it('are all noted when several are ticked in a row, faster than the line', async () => {
    const done = new Set<string>();
    const first = later();
    const server = serve({
      [`GET ${address}`]: () =>
        answer({
          ...list,
          steps: list.steps.map((one) =>
            done.has(one.step) ? { ...one, doneAt: '2026-11-23T10:00:00Z', doneBy: 'client' } : one,
          ),
        }),
      [`POST ${address}`]: ({ body }) => {
        done.add((body as { step: string }).step);
        return done.size === 1 ? first.answer() : answer({});
      },
    });
    const screen = await open();
    await screen.getByText(fill(labels.all, { done: 0, count: 4 })).click();
    const boxes = [labels.steps.make_copies, labels.steps.sign_at_notary].map(({ title }) =>
      screen.getByLabelText(title),
    );
    for (const box of boxes) {
      await box.click();
      await expect.element(box).toBeChecked();
    }
    await first.come(answer({}));
    await expect.poll(() => [...done]).toEqual(['make_copies', 'sign_at_notary']);
    await expect.poll(() => server.calls.filter(({ method }) => method === 'GET').length).toBe(3);
    for (const box of boxes) await expect.element(box).toBeChecked();
  });
});
