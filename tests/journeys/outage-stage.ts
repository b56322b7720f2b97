// What stories of outages stand on.
import type { Browser, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { freshEmail } from '#tests/accounts.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { createTestStack } from '#tests/stack.ts';
import { outliveClosedSockets, stopQuietPostgres } from '#tests/stop-postgres.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { sharedBrowser } from './browser.ts';
import { startJourney, type Journey } from './journey.ts';
import { mailTo, wizardOn } from './wizard-walk.ts';

const down = /status of 503|ERR_FAILED|status of 409|status of 410|status of 400|status of 423|status of 403/;

export const seesText = (page: Page, text: string) => page.getByText(text).first().waitFor();

export async function shownReference(page: Page): Promise<string> {
  const shown = (await page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';
  return shown.replaceAll(/[^A-Z0-9]/g, '');
}

/** The payment link of a mail: our page, which asks for a press. */
export const payLink = /https?:\/\/\S*\/intake-confirmation\?package=\w+&pay=\S+/;
export const payLinkIn = (text: string) => payLink.exec(text)?.[0] ?? '';

export const once = { accounts: 1, orders: 1, cases: 1, invitations: 1, receipts: 1 };

/** How many saves of the draft are on their way. */
export function savesUnderWay(page: Page): () => number {
  const under = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/intake-draft')) under.add(request);
  });
  const ended = (request: Request) => under.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => under.size;
}

/** A stack of its own whose parts are taken away, a browser, and what its stories begin with. Call it at the top of a file. */
export function setOutages() {
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

  /** A person's own browser. Answers that say a part is down belong to these stories; any other error ends the test. */
  async function sitDown(locale: Locale, email = freshEmail(`outage.${locale}`)) {
    const journey = await startJourney(browser, {
      locale: locale === 'es' ? 'es-US' : 'en-US',
      expects: down,
    });
    journeys.push(journey);
    journey.page.setDefaultTimeout(15_000);
    return { ...wizardOn(journey.page, locale, email), journey, email, locale };
  }

  const openForm = (page: Page, locale: Locale) => page.goto(at(path('intakeForm', locale)));

  /** Sends the form and waits for the page that says so; gives the reference it shows. */
  async function sendForm({ page, proceed, locale }: Person, heading: string): Promise<string> {
    await proceed.click();
    await page.waitForURL(at(path('intakeConfirmation', locale)));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    return shownReference(page);
  }

  const intakesOf = async (email: string) =>
    (await stack.sql<{ reference: string }[]>`select reference from intake_forms where email = ${email}`).map(
      ({ reference }) => reference,
    );

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

  return {
    get browser() {
      return browser;
    },
    get stack() {
      return stack;
    },
    get isPostgresDown() {
      return postgresIsDown;
    },
    applied,
    at,
    intakesOf,
    madeOf,
    openForm,
    paymentPageOpens,
    sendForm,
    sitDown,
    startPostgres,
    stopPostgres,
  };
}

export type Person = Awaited<ReturnType<ReturnType<typeof setOutages>['sitDown']>>;
