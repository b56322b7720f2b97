// The list of steps by hand is the client's, and staff read it as what is to be done by whom.
import { expect, it } from 'vitest';
import { matterSteps, type StepList } from '#domain/cases/matter-steps.ts';
import type { StepStage } from '#domain/cases/stage-of-steps.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
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
});
