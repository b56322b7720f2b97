// Pressing more than once, a mistyped address, and mail that does not go out.
import { describe, expect, it } from 'vitest';
import { saveAfterMs } from '#browser/intake/keep-draft.ts';
import { applicationWords } from '#i18n/application.ts';
import { accountWords } from '#i18n/account.ts';
import { path } from '#i18n/routes.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { escape, mailTo, wizardOn } from './wizard-walk.ts';
import { priceOf } from '#tests/prices.ts';
import { expectNothingShown } from './nothing-left.ts';
import { once, payLink, seesText, setOutages, type Person } from './outage-stage.ts';
import { inFullRun } from '#tests/runs.ts';

const outage = setOutages();
const { applied, at, intakesOf, madeOf, openForm, sendForm, sitDown } = outage;

describe('pressing more than once', { ...inFullRun, timeout: 120_000 }, () => {
  const presses: Record<string, (person: Person) => Promise<void>> = {
    'a double click': ({ proceed }) => proceed.dblclick(),
    'Enter and a click': async ({ page, proceed }) => {
      await page.locator('[name=selectedServicePackage]:checked').focus();
      await proceed.scrollIntoViewIfNeeded();
      const box = await proceed.boundingBox();
      if (!box) throw new Error('no button');
      await Promise.all([page.keyboard.press('Enter'), page.mouse.click(box.x + 10, box.y + 10)]);
    },
  };
  it.each(Object.entries(presses))('%s makes one application', async (_, press) => {
    const person = await sitDown('en');
    const { page } = person;
    await openForm(page, 'en');
    await person.walk();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-intake')) requests.push(request.method());
    });
    await press(person);
    await page.waitForURL(at(path('intakeConfirmation', 'en')));
    expect(requests).toEqual(['POST']);
    expect(await intakesOf(person.email)).toHaveLength(1);
    await expect.poll(() => page.context().pages().length).toBe(2);
  });

  it('the same form open in two tabs makes one application, also when the second tab comes later', async () => {
    const person = await sitDown('es');
    await openForm(person.page, 'es');
    await person.walk();
    await expect
      .poll(
        async () =>
          (
            await outage.stack.sql`select step from intake_drafts where answers ->> 'email' = ${person.email}`
          )[0]?.['step'],
      )
      .toBe(4);
    const tabs: Person[] = [];
    for (let tab = 0; tab < 2; tab += 1) {
      const page = await person.page.context().newPage();
      person.journey.watch(page);
      await openForm(page, 'es');
      tabs.push({ ...person, ...wizardOn(page, 'es', person.email) });
      await tabs.at(-1)?.heading('package').waitFor();
    }
    const [second, third] = tabs;
    const own = applicationWords.es.received.heading;
    if (!second || !third) throw new Error('two tabs');
    const shown = await Promise.all([sendForm(person, own), sendForm(second, own)]);
    shown.push(await sendForm(third, own));
    expect(new Set(shown)).toEqual(new Set(await intakesOf(person.email)));
    expect(await intakesOf(person.email)).toHaveLength(1);
  });

  it('what was typed just before sending is not saved as a draft again after it', async () => {
    const person = await sitDown('en');
    const { page, email } = person;
    await openForm(page, 'en');
    await person.walk();
    // A slow connection: the answer comes when the pause after typing is long over.
    await page.route('**/api/client-intake', async (route) => {
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, saveAfterMs + 1_000));
      await route.fulfill({ response });
    });
    await page
      .getByLabel(/Premium/)
      .first()
      .check();
    await sendForm(person, applicationWords.en.received.heading);
    expect(await outage.stack.sql`select id from intake_drafts where answers ->> 'email' = ${email}`).toEqual(
      [],
    );
    await openForm(page, 'en');
    await person.alive();
    await expectNothingShown(page, email);
  });
});

describe('an invitation to a mistyped address', { ...inFullRun, timeout: 60_000 }, () => {
  it('lets the stranger who follows it not in, and says what to do', async () => {
    const { session, email } = await applied('es');
    await outage.stack.stripe.payCheckoutSession(session);
    const mail = await mailTo(outage.stack.mail, email, /set-password\?token=/);
    const link = /https?:\/\/\S*set-password\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
    const { page } = await sitDown('es');
    const account = accountWords.es;
    const setup = setPasswordWords.es;
    const tryBirthday = async (year: string) => {
      const birth = page.getByRole('group', { name: new RegExp(escape(setup.birthDate.label)) });
      await page.getByLabel(account.password, { exact: true }).fill('somebody else entirely');
      await birth.getByLabel(setup.birthDate.day).fill('17');
      await birth.getByLabel(setup.birthDate.month).selectOption({ label: 'mayo' });
      await birth.getByLabel(setup.birthDate.year).fill(year);
      await page.getByLabel(account.device.own).check();
      const answer = page.waitForResponse('**/api/auth/set-password');
      await page.getByRole('button', { name: setup.submit }).click();
      return (await answer).status();
    };
    await page.goto(link);
    for (const year of ['1970', '1971', '1972', '1973']) expect(await tryBirthday(year)).toBe(400);
    await tryBirthday('1974');
    await seesText(page, setup.locked.title);
    await seesText(page, setup.locked.text);
    // The right date comes too late, also on a page opened anew.
    await page.goto(link);
    await seesText(page, setup.locked.title);
    const [user] = await outage.stack.sql`select hashed_password from users where email = ${email}`;
    expect(user?.['hashed_password']).toBeNull();
    expect(
      await outage.stack
        .sql`select sid from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
    ).toEqual([]);
    await expect
      .poll(
        async () =>
          (
            await outage.stack.sql`
        select o.id from outbox o join users u on u.id = o.user_id where o.kind = 'staff_locked' and u.email = ${email}`
          ).length,
      )
      .toBe(1);
  });
});

describe('the mail provider is down', { ...inFullRun, timeout: 60_000 }, () => {
  it('while somebody applies and pays: every mail arrives once it is back', async () => {
    outage.stack.mail.setDown(true);
    const onlyApplied = await applied('es');
    const { session, email } = await applied('en');
    await outage.stack.stripe.payCheckoutSession(session);
    await expect.poll(() => madeOf(email), { timeout: 20_000 }).toEqual(once);
    await outage.stack.runSchedule('deliver-outbox');
    const waiting = async () =>
      (
        await outage.stack.sql`select kind from outbox where status <> 'sent' and status <> 'cancelled'
        and kind <> 'payment_reminder'`
      ).length;
    expect(await waiting()).toBeGreaterThan(3);
    outage.stack.mail.setDown(false);
    await expect
      .poll(
        async () => {
          await outage.stack.sql`update outbox set run_after = now()
            where status = 'waiting' and kind <> 'payment_reminder' and locked_by is null`;
          await outage.stack.runSchedule('deliver-outbox');
          return waiting();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await mailTo(outage.stack.mail, onlyApplied.email, payLink);
    await mailTo(outage.stack.mail, email, new RegExp(priceOf('standard').slice(1)));
    await mailTo(outage.stack.mail, email, /set-password\?token=/);
    const kinds = await outage.stack.sql`select kind from outbox where status = 'sent' and recipient is null`;
    expect(kinds.map(({ kind }) => String(kind))).toEqual(
      expect.arrayContaining(['staff_application', 'staff_payment']),
    );
  });
});
