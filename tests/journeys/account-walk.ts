// A person at a browser who applied, paid or signed in by our calls, before a journey begins on a page.
import { expect } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { pdf } from '#tests/sample-files.ts';
import { Visitor } from '#tests/visitor.ts';
import { enter } from './journey.ts';
import { textOfMail } from './mail.ts';
import type { Stage } from './stage.ts';

interface Options extends BrowserContextOptions {
  /** Whose cookies the browser has. */
  as?: Visitor;
}
/** What the journeys around an account begin with, on the stage of their file. */
export function accountWalk(stage: Stage) {
  /** A person at a browser. An error in the page's console fails the journey, save refusals the page speaks about. */
  async function atBrowser(
    { as, ...options }: Options,
    journey: (page: Page) => Promise<void>,
  ): Promise<void> {
    const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    if (as) await enter(page, as);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text());
    });
    try {
      await journey(page);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  }

  async function apply(
    answers: Record<string, unknown> = {},
    file?: string,
  ): Promise<{ who: Applicant; sent: SentApplication }> {
    const who = new Applicant(stage.site);
    Object.assign(who.answers, answers);
    const tickets: string[] = [];
    if (file) {
      const ticket = await who.upload(file, pdf());
      expect((await who.check(ticket)).status).toBe(200);
      tickets.push(ticket);
    }
    const response = await who.send({ tickets });
    expect(response.status).toBe(201);
    return { who, sent: (await response.json()) as SentApplication };
  }

  /** Pays by the payment link, as on the hosted page; answers where it sends the browser back to. */
  async function pay({ sent, who }: Awaited<ReturnType<typeof apply>>, language = 'en'): Promise<string> {
    const link = `/api/pay/${sent.selectedServicePackage}?intake=${sent.payToken}&lang=${language}`;
    const hosted = (await who.get(link)).headers.get('location') ?? '';
    const sessionId = /cs_[A-Za-z0-9_]+/.exec(hosted)?.[0] ?? '';
    const paid = await stage.stack.stripe.payCheckoutSession(sessionId);
    expect(paid.status).toBe('paid');
    return paid.redirectTo ?? '';
  }

  const mailTo = (email: string, subject: RegExp) => textOfMail(stage.stack.mail, email, subject);

  async function signedIn(account: { email: string; password: string }): Promise<Visitor> {
    const visitor = new Visitor(stage.site);
    const answer = await visitor.post('/api/auth/sign-in', { ...account, device: 'own' });
    expect(answer.status).toBe(200);
    return visitor;
  }

  return { apply, atBrowser, mailTo, pay, signedIn };
}

export const phone = { viewport: { width: 320, height: 640 } };

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
