// Whoever presses a button of the portal on a phone sees what happened where the hand is, and hears it.
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { caseReadingWords } from '#i18n/cases.ts';
import { show, showsCase } from '#tests/components/case-page.tsx';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { actsIn } from '#tests/components/portal-acts.ts';

/** A form whose own test shows the same, where a page of a case does not have it. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'calls/BookCall.tsx': 'calls/Calls.test.tsx',
  'calls/Calls.tsx': 'calls/Calls.test.tsx',
  'help/SentReferral.tsx': 'help/HandOver.test.tsx',
  'more/AskRefund.tsx': 'more/Payments.test.tsx',
  'parts/CardChoice.tsx': 'parts/PartsForm.test.tsx',
  'parts/EarlyDate.tsx': 'parts/PartsForm.test.tsx',
  'parts/MoveDay.tsx': 'parts/PartsForm.test.tsx',
  'plans/AddGoal.tsx': 'plans/Plans.test.tsx',
  'plans/GoalItem.tsx': 'plans/Plans.test.tsx',
  'plans/OwnNotes.tsx': 'plans/Plans.test.tsx',
  'statement/ReadBack.tsx': 'statement/StatementPage.test.tsx',
  'statement/Wizard.tsx': 'statement/StatementPage.test.tsx',
  'supporters/AddSupporter.tsx': 'supporters/Supporters.test.tsx',
  'supporters/ChangeSights.tsx': 'supporters/Supporters.test.tsx',
  'supporters/Supporters.tsx': 'supporters/Supporters.test.tsx',
};

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sourceOf = (file: string) => sources[`../${file}`] ?? sources[file.replace(/^case\//, './')] ?? '';

// Forms of the kit confirm by the kit, whose test is Form.test.tsx.
it('there is no button of the portal that sends something without a test of what confirms it', () => {
  const sending = Object.entries(sources)
    .filter(([file, text]) => !file.endsWith('.test.tsx') && /type="submit"|onYes=/.test(text))
    .map(([file]) => file.replace(/^\.\.\//, '').replace(/^\.\//, 'case/'));
  const rows = new Set(actsIn('en').map(({ file }) => file));
  expect(sending.length).toBeGreaterThan(0);
  expect(sending.filter((file) => !rows.has(file) && !shownElsewhere[file])).toEqual([]);
  for (const [file, test] of Object.entries(shownElsewhere)) {
    expect(sourceOf(file), file).not.toBe('');
    expect(sourceOf(test), test).toContain('expectConfirmed(');
  }
});

inEachLanguage('a client with a phone of 360 by 740', (locale) => {
  beforeEach(() => page.viewport(360, 740));

  it.each(actsIn(locale))(
    'who $name reads at once what became of it',
    async ({ given, press, says, becomes }) => {
      const { screen, server } = await show(locale, given);
      if (becomes) server.change({ 'GET /api/cases/c1': () => showsCase(becomes) });
      await press(screen);
      if (becomes) {
        const { badge } = caseReadingWords[locale].readings[becomes.matter?.reading ?? 'filed'];
        await expect.element(screen.getByText(badge, { exact: true })).toBeVisible();
      }
      const note = screen.getByText(says, { exact: true });
      await expectConfirmed(note);
    },
  );
});
