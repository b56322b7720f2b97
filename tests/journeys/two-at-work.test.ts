// Two who work here have one case open on both screens.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { inFullRun } from '#tests/runs.ts';
import { openDesk, paidCase } from './case-story.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const options = { ...inFullRun, timeout: 180_000 };

for (const locale of locales) {
  const words = staffWords[locale];

  it(
    `two have a case open: each is told of the other, and nothing typed is lost, in ${locale}`,
    options,
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const sam = await openDesk(stage, locale, paid.caseId, { expects: /status of 409/ });
      await sam.form().waitFor();
      const alex = await openDesk(stage, locale, paid.caseId);
      const { here } = words.team.presence;
      const name = 'María José Núñez Peña';
      await alex.page.getByText(fill(here.one, { names: name })).waitFor();

      // Sam has typed when Alex is faster.
      const { move } = words.cases;
      const form = sam.form();
      await form.getByLabel(move.to).selectOption('in_review');
      const message = form.getByLabel(fill(move.message, { language: words.frame.languages[locale] }), {
        exact: true,
      });
      await expect.poll(() => message.inputValue()).not.toBe('');
      await message.fill('Hola, soy Sam.');
      await alex.move(matterId, 'in_review');
      await form
        .getByRole('button', { name: fill(move.press, { status: words.cases.states.in_review }) })
        .click();
      await form.getByRole('alert').waitFor();
      await expect.poll(() => sam.page.getByText('Hola, soy Sam.').count()).toBeGreaterThan(0);
      const [kept] = await stage.sql`
      select status, (select count(*)::int from public.client_messages where case_id = cases.id) as messages
      from public.cases where id = ${paid.caseId}`;
      expect(kept).toMatchObject({ status: 'in_review' });
      await sam.journey.expectAccessible('somebody else was faster');
      await sam.journey.end();
      await alex.journey.end();
    },
  );
}
