// The list of steps by hand is the client's, and staff read it as what is to be done by whom.
import { expect, it } from 'vitest';
import { matterSteps, type StepList } from '#domain/cases/matter-steps.ts';
import type { StepStage } from '#domain/cases/stage-of-steps.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { casePartProps, matter } from '#tests/components/staff-case.ts';
import { MatterSteps } from './MatterSteps.tsx';

/** How the client is spoken to. */
const toTheClient = { en: /\byou(rs?)?\b/i, es: /\b(usted|sus?|lea|revise|firme|envíenos|pague|guarde)\b/i };
const stages: readonly StepStage[] = ['filing', 'hearing', 'order'];

inEachLanguage('staff who do steps by hand', (locale) => {
  const words = staffWords[locale].steps;

  it.each(stages)('read none of them as if they were the client, at the stage %s', async (stage) => {
    const list: StepList = {
      stage,
      steps: matterSteps.map((step) => ({
        step,
        by: 'client',
        isByFact: false,
        doneAt: null,
        doneBy: null,
        court: [],
        unknown: [],
        isForScreen: false,
        needsAccount: false,
      })),
    };
    serve({ 'GET /api/staff/matters/m1/steps': () => answer(list) });
    const screen = await renderAtWork(<MatterSteps {...casePartProps()} matter={matter()} />, locale);
    await expect.element(screen.getByText(`${words.title}: ${words.stages[stage]}`)).toBeVisible();
    await expect.element(screen.getByLabelText(words.steps.sign_papers)).toBeVisible();
    expect(screen.getByRole('listitem').elements()).toHaveLength(matterSteps.length);
    expect(screen.container.textContent).not.toMatch(toTheClient[locale]);
  });

  it('see how a step stands by now when ticking it is refused', async () => {
    const message = 'This step is not to be done now.';
    const stepOf = (doneAt: string | null): StepList => ({
      stage: 'filing',
      steps: [
        {
          step: 'sign_papers',
          by: 'us',
          isByFact: false,
          doneAt,
          doneBy: doneAt === null ? null : 'client',
          court: [],
          unknown: [],
          isForScreen: false,
          needsAccount: false,
        },
      ],
    });
    const server = serve({
      'GET /api/staff/matters/m1/steps': () => answer(stepOf(null)),
      'POST /api/staff/matters/m1/steps': () => refuse(409, 'paper_not_now', { message }),
    });
    const screen = await renderAtWork(<MatterSteps {...casePartProps()} matter={matter()} />, locale);
    const box = screen.getByRole('checkbox', { name: words.steps.sign_papers });
    await expect.element(box).not.toBeChecked();
    server.change({ 'GET /api/staff/matters/m1/steps': () => answer(stepOf('2026-11-20T15:00:00Z')) });
    await box.click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(box).toBeChecked();
    const date = formatDate('2026-11-20T15:00:00Z', locale);
    await expect.element(screen.getByText(fill(words.doneByClient, { date }))).toBeVisible();
  });
});
