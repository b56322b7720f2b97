// What must hold when things go wrong: a part is down, an answer is lost, the browser is closed, somebody else sits
// down. Parts are stopped here, so this file has a stack of its own; each test puts back what it stopped.
import { createClient } from '@supabase/supabase-js';
import type { Browser, Page, Request, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import type { IntakeStepId } from '#domain/intake/steps.ts';
import type { Locale } from '#domain/languages.ts';
import { formatReference } from '#domain/reference.ts';
import { applicationWords } from '#i18n/application.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { freshEmail } from '#tests/accounts.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { createTestStack } from '#tests/stack.ts';
import { outliveClosedSockets, stopQuietPostgres } from '#tests/stop-postgres.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { sharedBrowser } from './browser.ts';
import { startJourney, type Journey } from './journey.ts';
import { escape, mailTo, papers, wizardOn } from './wizard-walk.ts';
import { inFullRun } from '#tests/runs.ts';
import { priceOf } from '#tests/prices.ts';

let stack: LocalStack;
let browser: Browser;
let postgresIsDown = false;
let journeys: Journey[] = [];

beforeAll(async () => {
  outliveClosedSockets();
  stack = await createTestStack();
  browser = await sharedBrowser();
  // The interface in front of Postgres looks at the schema with its first call; without one it cannot say what is down.
  await applied();
}, 240_000);
afterAll(async () => {
  await stack?.close();
}, 60_000);

beforeEach(() => {
  journeys = [];
});
afterEach(async () => {
  await startPostgres();
  stack.startStorage();
  stack.mail.setDown(false);
  for (const journey of journeys) await journey.end();
});

async function stopPostgres(): Promise<void> {
  await stopQuietPostgres(stack);
  postgresIsDown = true;
}
async function startPostgres(): Promise<void> {
  if (postgresIsDown) await stack.startPostgres();
  postgresIsDown = false;
}

const at = (address: string) => stack.siteUrl + address;
const down = /status of 503|ERR_FAILED|status of 409|status of 410|status of 400|status of 423|status of 403/;

/** A person's own browser. Answers that say a part is down belong to these stories; any other error ends the test. */
async function sitDown(locale: Locale, email = freshEmail(`outage.${locale}`)) {
  const journey = await startJourney(browser, { locale: locale === 'es' ? 'es-US' : 'en-US', expects: down });
  journeys.push(journey);
  journey.page.setDefaultTimeout(15_000);
  return { ...wizardOn(journey.page, locale, email), journey, email, locale };
}
type Person = Awaited<ReturnType<typeof sitDown>>;

const openForm = (page: Page, locale: Locale) => page.goto(at(path('intakeForm', locale)));
const seesText = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Sends the form and waits for the page that says so; gives the reference it shows. */
async function sendForm({ page, proceed, locale }: Person, heading: string): Promise<string> {
  await proceed.click();
  await page.waitForURL(at(path('intakeConfirmation', locale)));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return shownReference(page);
}

async function shownReference(page: Page): Promise<string> {
  const shown = (await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';
  return shown.replaceAll(/[^A-Z0-9]/g, '');
}

const intakesOf = async (email: string) =>
  (await stack.sql<{ reference: string }[]>`select reference from intake_forms where email = ${email}`).map(
    ({ reference }) => reference,
  );

/** The payment link of a mail: our page, which asks for a press. */
const payLink = /https?:\/\/\S*\/intake-confirmation\?package=\w+&pay=\S+/;
const payLinkIn = (text: string) => payLink.exec(text)?.[0] ?? '';

async function paymentPageOpens(person: Person): Promise<void> {
  const mail = await mailTo(stack.mail, person.email, payLink);
  await person.page.goto(payLinkIn(mail.text));
  await person.page.locator('a[href^="/api/pay/"]').click();
  await person.page.locator('#number').waitFor();
}

/** Sends an application without a screen; gives who sent it and where its payment page is. */
async function applied(language: Locale = 'en') {
  const person = new Applicant(stack.siteUrl, language);
  const response = await person.send();
  expect(response.status).toBe(201);
  const answer = (await response.json()) as SentApplication;
  const link = `/api/pay/${answer.selectedServicePackage}?intake=${answer.payToken}&lang=${language}`;
  const hosted = (await person.get(link)).headers.get('location') ?? '';
  return {
    person,
    sent: answer,
    email: String(person.answers['email']),
    hosted,
    session: /cs_\w+/.exec(hosted)?.[0] ?? '',
  };
}

/** What a payment must leave behind, each once. */
async function madeOf(email: string) {
  const [made] = await stack.sql`
    select (select count(*)::int from users where email = ${email}) as accounts,
           (select count(*)::int from orders o join users u on u.id = o.user_id
             where u.email = ${email} and o.status = 'paid') as orders,
           (select count(*)::int from cases c join users u on u.id = c.user_id where u.email = ${email}) as cases,
           (select count(*)::int from outbox where recipient = ${email} and kind = 'invitation') as invitations,
           (select count(*)::int from outbox where recipient = ${email} and kind = 'receipt') as receipts`;
  return made;
}
const once = { accounts: 1, orders: 1, cases: 1, invitations: 1, receipts: 1 };

/** How many saves of the draft are on their way. */
function savesUnderWay(page: Page): () => number {
  const under = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/intake-draft')) under.add(request);
  });
  const ended = (request: Request) => under.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => under.size;
}

const moments = ['personal', 'eviction', 'background', 'goals', 'package', 'submit'] as const;

describe('the database goes down while somebody fills in the form', { timeout: 120_000 }, () => {
  for (const [index, moment] of moments.entries()) {
    const locale = index % 2 === 0 ? 'es' : 'en';
    it(
      `before ${moment} (${locale}): they go on, get their reference, and the payment link follows by mail`,
      inFullRun,
      async () => {
        const person = await sitDown(locale);
        const { page, words } = person;
        const unsaved = page.getByText(words.draft.unsaved);
        const steps: IntakeStepId[] = [];
        const saves = savesUnderWay(page);
        await openForm(page, locale);
        await person.walk({
          before: async (step) => {
            if (step !== moment) return;
            // A save cut off in the middle would be told of in the step before.
            await expect.poll(saves).toBe(0);
            await stopPostgres();
          },
          after: async (step) => {
            if (!postgresIsDown) return;
            if (steps.length === 0) await unsaved.waitFor();
            if (await unsaved.isVisible()) steps.push(step);
          },
        });
        if (moment === 'submit') await stopPostgres();
        else if (moment !== 'package') expect(steps).toEqual([moment]);

        const own = applicationWords[locale];
        const reference = await sendForm(person, own.later.heading);
        await seesText(page, own.later.title);
        expect(await page.locator('a[href*="/api/pay/"]').count()).toBe(0);
        // Nothing to pay yet, so no second tab that could only say so.
        expect(page.context().pages()).toHaveLength(1);

        await startPostgres();
        // Each minute; the first may still meet a connection from before.
        await expect
          .poll(
            async () => {
              await stack.runSchedule('replay-spool');
              return intakesOf(person.email);
            },
            { timeout: 40_000 },
          )
          .toEqual([reference]);
        await stack.runSchedule('replay-spool');
        await stack.runSchedule('deliver-outbox');
        expect(await intakesOf(person.email)).toEqual([reference]);
        await page.reload();
        await seesText(page, formatReference(reference));
        await page.getByRole('heading', { name: own.pay.title }).waitFor();
        await paymentPageOpens(person);
        expect(
          await stack.sql`select id from intake_drafts where answers ->> 'email' = ${person.email}`,
        ).toEqual([]);
      },
    );
  }
});

describe('storage goes down while files are added', { ...inFullRun, timeout: 120_000 }, () => {
  it('the form goes through, names the files as asked for later, and takes them when storage is back', async () => {
    const person = await sitDown('es');
    const { page } = person;
    const own = applicationWords.es;
    // One that would fit into the submission itself, and one that would not.
    const files = papers(5 * 1024 * 1024);
    await openForm(page, 'es');
    await person.walk({ to: 'goals' });
    stack.stopStorage();
    await person.answer.goals();
    await person.addFiles(files, 'later');
    await person.next('package');
    for (const { name } of files) await seesText(page, name);
    const reference = await sendForm(person, own.received.heading);
    await seesText(page, own.got.missing);
    for (const { name } of files) await seesText(page, name);
    const mail = await mailTo(stack.mail, person.email, payLink);
    // How many of which kind: a name may say too much in a mailbox that others read.
    for (const kind of ['PNG', 'PDF']) expect(mail.text).toContain(`- 1 × ${kind}`);

    stack.startStorage();
    await page.locator('input[type=file]').setInputFiles([...files]);
    await expect
      .poll(() => page.getByText(own.files.sent, { exact: true }).count(), { timeout: 30_000 })
      .toBe(2);
    await page.getByRole('button', { name: own.files.attach }).click();
    await seesText(page, own.files.attached);
    await expect.poll(() => page.getByText(own.got.missing).count()).toBe(0);

    const rows = await stack.sql<{ file_name: string; file_path: string }[]>`
      select doc.file_name, doc.file_path from intake_documents doc
      join intake_forms form on form.id = doc.intake_form_id where form.reference = ${reference}`;
    expect(rows.map(({ file_name }) => file_name).toSorted()).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    const { storage } = createClient(stack.supabase.url, stack.supabase.secretKey);
    for (const { file_name, file_path } of rows) {
      const { data } = await storage.from('documents').download(file_path);
      const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(bytes.equals(files.find(({ name }) => name === file_name)?.buffer ?? Buffer.alloc(0))).toBe(
        true,
      );
    }
  });
});

describe('the browser is closed right after paying', { ...inFullRun, timeout: 60_000 }, () => {
  it('the payment alone makes the order, the account, the case, the invitation and the receipt', async () => {
    const { hosted, email } = await applied('es');
    const { page } = await sitDown('es');
    // The page to come back to never gets to ask the server.
    await page.route('**/api/payment-confirmation', (route) => route.abort());
    const returned = page.waitForRequest((request) => request.url().includes(path('paymentSuccess', 'es')));
    await page.goto(hosted);
    await page.locator('#number').fill('4242424242424242');
    await page.locator('#expiry').fill('12/34');
    await page.locator('#cvc').fill('123');
    await page.locator('#name').fill(maria().signature);
    await page.locator('form button[type=submit]').click();
    await returned;
    await page.close();
    await expect.poll(() => madeOf(email), { timeout: 20_000 }).toEqual(once);
    await mailTo(stack.mail, email, /set-password\?token=/);
    await mailTo(stack.mail, email, new RegExp(priceOf('standard').slice(1)));
  });
});

/** Lets the call reach the server, and loses its answer on the way back: no cookie of it arrives either. */
async function loseTheAnswer(route: Route): Promise<void> {
  const request = route.request();
  const { 'content-length': _, ...headers } = await request.allHeaders();
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
    body: new Uint8Array(request.postDataBuffer() ?? []),
  });
  expect(response.status).toBe(201);
  await route.abort();
}

describe('the answer to a submission is lost', { ...inFullRun, timeout: 120_000 }, () => {
  it('pressing again with the same answers is the same application, and no draft of it stays', async () => {
    const person = await sitDown('en');
    const { page, words } = person;
    await openForm(page, 'en');
    await person.walk();
    await page.route('**/api/client-intake', loseTheAnswer, { times: 1 });
    await person.proceed.click();
    await seesText(page, words.failure.offline);
    await seesText(page, words.failure.kept);
    const drafts = () => stack.sql`select id from intake_drafts where answers ->> 'email' = ${person.email}`;
    // Looking back at a step saves the answers once more: the first call had already taken the draft away.
    expect(await drafts()).toEqual([]);
    await page.getByRole('button', { name: words.previous }).click();
    await person.heading('goals').waitFor();
    await person.next('package');
    await expect.poll(async () => (await drafts()).length).toBe(1);
    const reference = await sendForm(person, applicationWords.en.received.heading);
    expect(await intakesOf(person.email)).toEqual([reference]);
    expect(await drafts()).toEqual([]);
  });

  it('pressing again with another answer: "We already have your application", and the correction reaches staff', async () => {
    const person = await sitDown('es');
    const { page, words } = person;
    await openForm(page, 'es');
    await person.walk();
    await page.route('**/api/client-intake', loseTheAnswer, { times: 1 });
    await person.proceed.click();
    await seesText(page, words.failure.offline);
    const [first = ''] = await intakesOf(person.email);

    await page
      .getByRole('button', {
        name: fill(words.review.changeNamed, { label: words.review.short.streetAddress ?? '' }),
      })
      .click();
    await person.field('city').fill('Decatur');
    await page.getByRole('button', { name: words.backToReview }).click();
    // Another answer than the one signed over: the signature is asked for again.
    if ((await page.getByRole('button', { name: words.backToReview }).count()) > 0) {
      await person.heading('goals').waitFor();
      await seesText(page, words.signedAgain);
      await person.sign();
      await page.getByRole('button', { name: words.backToReview }).click();
    }
    await person.heading('package').waitFor();
    await person.proceed.click();

    await page.getByRole('heading', { name: words.already.title }).waitFor();
    await seesText(page, formatReference(first));
    const pay = page.getByRole('link', { name: words.already.pay });
    expect(await pay.getAttribute('href')).toContain(first);
    await page.getByLabel(words.already.correctionLabel).fill('Ahora vivo en Decatur.');
    await page.getByRole('button', { name: words.already.send }).click();
    await page.getByText(new RegExp(escape(words.already.sent.split('{')[0] ?? ''))).waitFor();

    expect(await intakesOf(person.email)).toEqual([first]);
    const messages = await stack.sql`
      select contact.message, contact.corrected_answers ->> 'city' as city, form.city as signed
      from contact_submissions contact join intake_forms form on form.id = contact.intake_form_id
      where form.reference = ${first}`;
    expect(messages.map((row) => ({ ...row }))).toEqual([
      { message: 'Ahora vivo en Decatur.', city: 'Decatur', signed: 'Atlanta' },
    ]);
    await mailTo(stack.mail, stack.env['STAFF_EMAIL'] ?? '', new RegExp(first.slice(0, 4)));
    await pay.click();
    await page.locator('#number').waitFor();
  });
});

/** What a stranger could recognise Maria by. */
const personal = (email: string) => {
  const { firstName, lastName, streetAddress, phoneNumber, dateOfBirth } = maria();
  return [firstName, lastName, streetAddress, phoneNumber, '4045550199', dateOfBirth, email, 'DeKalb'];
};

async function expectNothingKept(page: Page, email: string): Promise<void> {
  const storage = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, cached]);
  });
  for (const canary of personal(email)) expect(storage).not.toContain(canary);
}

async function expectNothingShown(page: Page, email: string): Promise<void> {
  const shown = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return [
      document.body.innerText,
      ...controls.filter((one) => one.type !== 'radio').map((one) => one.value),
    ]
      .join('\n')
      .replaceAll(/^.*DeKalb, Cobb.*$/gm, '');
  });
  for (const canary of personal(email)) expect(shown).not.toContain(canary);
}

describe('a public computer', { ...inFullRun, timeout: 90_000 }, () => {
  it('shows nothing to whoever sits down 31 minutes later: not in the open page, after a reload or going back', async () => {
    const person = await sitDown('en');
    const { page, email, words } = person;
    const draft = async () =>
      (await stack.sql`select id, device from intake_drafts where answers ->> 'email' = ${email}`).map(
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
          (await stack.sql`select id from intake_drafts where answers ->> 'email' = ${email}`).length,
      )
      .toBe(1);
    await stack.sql`update intake_drafts set expires_at = now() - interval '1 minute'
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

describe('somebody interrupted', { ...inFullRun, timeout: 90_000 }, () => {
  it('finds step, answers and files again after a reload, in the other language, and once by a mailed link', async () => {
    const person = await sitDown('en');
    const { page, email, words } = person;
    const files = papers(200);
    await openForm(page, 'en');
    await person.walk({ to: 'goals' });
    await person.option('sealingReasons', 'employment').check();
    await person.addFiles(files);
    await page.getByRole('button', { name: words.previous }).click();
    await person.heading('background').waitFor();
    await page.reload();
    await person.heading('background').waitFor();
    await seesText(page, words.draft.restored);
    expect(await person.option('benefits', 'snap').isChecked()).toBe(true);

    // In the middle of a step: an answer the server has not seen yet.
    await person.option('workingWithAttorney', 'yes').check();
    await person.field('attorneyOrganization').fill('Legal Aid of Nowhere');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(at(path('intakeForm', 'es')));
    const enEspanol = wizardOn(page, 'es', email);
    await enEspanol.heading('background').waitFor();
    expect(await enEspanol.field('attorneyOrganization').inputValue()).toBe('Legal Aid of Nowhere');
    expect(await enEspanol.option('benefits', 'snap').isChecked()).toBe(true);
    await enEspanol.next('goals');
    for (const { name } of files) await seesText(page, name);
    expect(await enEspanol.option('sealingReasons', 'employment').isChecked()).toBe(true);

    await page.getByRole('button', { name: intakeWords.es.later.open }).click();
    await page.getByRole('button', { name: intakeWords.es.later.send }).click();
    await seesText(page, intakeWords.es.later.sent);
    const mail = await mailTo(stack.mail, email, /continue=/);
    const link = /https?:\/\/\S*continue=[\w-]+/.exec(mail.text)?.[0] ?? '';
    expect(link).toContain(path('intakeForm', 'es'));

    const phone = await sitDown('es', email);
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: intakeWords.es.mailedLink.open }).click();
    await phone.heading('goals').waitFor();
    expect(phone.page.url()).not.toContain('continue');
    for (const { name } of files) await seesText(phone.page, name);
    const stranger = await sitDown('es');
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: intakeWords.es.mailedLink.open }).click();
    await seesText(stranger.page, intakeWords.es.draft.gone);
    await stranger.heading('personal').waitFor();
    await expectNothingShown(stranger.page, email);
  });
});

describe('the pages after a payment', { ...inFullRun, timeout: 60_000 }, () => {
  it("claim nothing without a payment, and show nobody else's", async () => {
    const open = await applied();
    const paid = await applied();
    await stack.stripe.payCheckoutSession(paid.session);
    await expect.poll(() => madeOf(paid.email), { timeout: 20_000 }).toEqual(once);
    const { page } = await sitDown('en');
    const words = paymentWords.en;
    for (const route of ['paymentSuccess', 'paymentConfirmation'] as const) {
      for (const [query, heading] of [
        ['', words.unknown.heading],
        ['?package=vip', words.unknown.heading],
        ['?package=vip&session_id=cs_test_madeUp123456', words.unknown.heading],
        ['?package=vip&payment_intent=pi_madeUp123456&redirect_status=succeeded', words.unknown.heading],
        [`?package=vip&session_id=${open.session}`, words.notPaid.heading],
      ] as const) {
        await page.goto(at(path(route, 'en', query)));
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        // The heading of an unknown visitor is also the one while the server is asked.
        if (heading === words.unknown.heading) await seesText(page, words.unknown.lead);
        expect(await page.getByText(words.paid.heading).count()).toBe(0);
      }
      // A visitor who has the session's id may have paid on another device. They get the fact, and nothing about the person.
      await page.goto(at(path(route, 'en', `?session_id=${paid.session}`)));
      await page.getByRole('heading', { level: 1, name: words.paid.heading }).waitFor();
      const shown = await page.locator('body').innerText();
      for (const secret of [
        ...personal(paid.email),
        words.paid.amount,
        words.paid.order,
        paid.sent.reference,
      ])
        expect(shown).not.toContain(secret);
    }
    expect((await madeOf(open.email))?.['orders']).toBe(0);
  });
});

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
          (await stack.sql`select step from intake_drafts where answers ->> 'email' = ${person.email}`)[0]?.[
            'step'
          ],
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
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await route.fulfill({ response });
    });
    await page
      .getByLabel(/Premium/)
      .first()
      .check();
    await sendForm(person, applicationWords.en.received.heading);
    expect(await stack.sql`select id from intake_drafts where answers ->> 'email' = ${email}`).toEqual([]);
    await openForm(page, 'en');
    await person.alive();
    await expectNothingShown(page, email);
  });
});

describe('an invitation to a mistyped address', { ...inFullRun, timeout: 60_000 }, () => {
  it('lets the stranger who follows it not in, and says what to do', async () => {
    const { session, email } = await applied('es');
    await stack.stripe.payCheckoutSession(session);
    const mail = await mailTo(stack.mail, email, /set-password\?token=/);
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
    const [user] = await stack.sql`select hashed_password from users where email = ${email}`;
    expect(user?.['hashed_password']).toBeNull();
    expect(
      await stack.sql`select sid from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
    ).toEqual([]);
    await expect
      .poll(
        async () =>
          (
            await stack.sql`
        select o.id from outbox o join users u on u.id = o.user_id where o.kind = 'staff_locked' and u.email = ${email}`
          ).length,
      )
      .toBe(1);
  });
});

describe('the mail provider is down', { ...inFullRun, timeout: 60_000 }, () => {
  it('while somebody applies and pays: every mail arrives once it is back', async () => {
    stack.mail.setDown(true);
    const onlyApplied = await applied('es');
    const { session, email } = await applied('en');
    await stack.stripe.payCheckoutSession(session);
    await expect.poll(() => madeOf(email), { timeout: 20_000 }).toEqual(once);
    await stack.runSchedule('deliver-outbox');
    const waiting = async () =>
      (
        await stack.sql`select kind from outbox where status <> 'sent' and status <> 'cancelled'
        and kind <> 'payment_reminder'`
      ).length;
    expect(await waiting()).toBeGreaterThan(3);
    stack.mail.setDown(false);
    await expect
      .poll(
        async () => {
          await stack.sql`update outbox set run_after = now()
            where status = 'waiting' and kind <> 'payment_reminder' and locked_by is null`;
          await stack.runSchedule('deliver-outbox');
          return waiting();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await mailTo(stack.mail, onlyApplied.email, payLink);
    await mailTo(stack.mail, email, new RegExp(priceOf('standard').slice(1)));
    await mailTo(stack.mail, email, /set-password\?token=/);
    const kinds = await stack.sql`select kind from outbox where status = 'sent' and recipient is null`;
    expect(kinds.map(({ kind }) => String(kind))).toEqual(
      expect.arrayContaining(['staff_application', 'staff_payment']),
    );
  });
});
