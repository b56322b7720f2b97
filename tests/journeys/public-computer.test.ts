// Nothing of one person shows to the next at the same computer.
import { describe, expect, it } from 'vitest';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { seesText, setOutages } from './outage-stage.ts';
import { inFullRun } from '#tests/runs.ts';
import { expectNothingKept, expectNothingShown } from './nothing-left.ts';

const outage = setOutages();
const { at, openForm, sitDown } = outage;

describe('a public computer', { ...inFullRun, timeout: 90_000 }, () => {
  it('shows nothing to whoever sits down 31 minutes later: not in the open page, after a reload or going back', async () => {
    const person = await sitDown('en');
    const { page, email, words } = person;
    const draft = async () =>
      (await outage.stack.sql`select id, device from intake_drafts where answers ->> 'email' = ${email}`).map(
        ({ device }) => String(device),
      );
    await page.clock.install();
    await page.goto(at(path('home', 'en')));
    await openForm(page, 'en');
    await person.walk({
      device: 'public',
      to: 'goals',
      after: () => expectNothingKept(page, email),
    });
    await person.answer.goals();
    await expectNothingKept(page, email);
    await expect.poll(draft).toEqual(['public']);

    await page.clock.fastForward('31:00');
    await seesText(page, fill(words.draft.cleared, { minutes: 30 }));
    await person.heading('personal').waitFor();
    await expectNothingShown(page, email);
    await expect.poll(draft).toEqual([]);
    for (const move of ['reload', 'goBack', 'goForward'] as const) {
      await page[move]();
      if (page.url().includes('intake-form')) await person.alive();
      await expectNothingShown(page, email);
    }
    await expectNothingKept(page, email);
  });

  it('and not when the page was left, and only the server could know that the time ran out', async () => {
    const person = await sitDown('es');
    const { page, email } = person;
    await openForm(page, 'es');
    await person.walk({ device: 'public', to: 'background' });
    // The first step is the one in the page's own HTML: a browser may fill it in again by itself.
    await page.goBack();
    await person.heading('eviction').waitFor();
    await page.goBack();
    await person.heading('personal').waitFor();
    await page.goto(at(path('home', 'es')));
    await expect
      .poll(
        async () =>
          (await outage.stack.sql`select id from intake_drafts where answers ->> 'email' = ${email}`).length,
      )
      .toBe(1);
    await outage.stack.sql`update intake_drafts set expires_at = now() - interval '1 minute'
      where answers ->> 'email' = ${email}`;
    await page.goBack();
    await person.alive();
    await expectNothingShown(page, email);
    await page.reload();
    await person.alive();
    await expectNothingShown(page, email);
    await expectNothingKept(page, email);
  });
});
