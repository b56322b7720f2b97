// The commonest visits, made in a browser on the local stack: which calls a first visit makes of the server.
import type { Page } from 'playwright';
import { accountWords } from '#i18n/account.ts';
import { path } from '#i18n/routes.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import { codeAt } from '#server/access/totp.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import type { LocalStack } from '#tools/local/stack.ts';

/** A call as the browser made it, with the cookies it had then. */
export interface RecordedCall {
  readonly method: string;
  readonly address: URL;
  readonly cookie: string;
  readonly body: string | undefined;
}

export interface Visit {
  readonly name: string;
  readonly calls: readonly RecordedCall[];
}

type Walk = (page: Page, stack: LocalStack) => Promise<void>;

const words = accountWords.en;

async function signIn(page: Page, stack: LocalStack, who: { email: string; password: string }) {
  await page.goto(stack.siteUrl + path('login', 'en'), { waitUntil: 'networkidle' });
  await page.getByLabel(words.email).fill(who.email);
  await page.getByLabel(words.password, { exact: true }).fill(who.password);
  await page.getByLabel(words.device.own).check();
  await page.getByRole('main').locator('button[type=submit]').click();
}

const walks: Readonly<Record<string, Walk>> = {
  'client: sign in, dashboard, case': async (page, stack) => {
    await signIn(page, stack, stack.demo.client);
    // Somebody with one case finds it there at once.
    await page.waitForURL(`**${path('dashboard', 'en')}`);
    await page.waitForLoadState('networkidle');
  },
  'staff: sign in, queue': async (page, stack) => {
    const { staff } = stack.demo;
    await signIn(page, stack, staff);
    await page.getByLabel(secondFactorWords.en.code.label).fill(codeAt(staff.totpSecret, new Date()));
    await page.getByRole('main').locator('button[type=submit]').click();
    await page.waitForURL(`**${path('staff', 'en')}*`);
    await page.waitForLoadState('networkidle');
  },
  'visitor: packages, application': async (page, stack) => {
    await page.goto(stack.siteUrl + path('services', 'en'), { waitUntil: 'networkidle' });
    await page.goto(stack.siteUrl + path('intakeForm', 'en'), { waitUntil: 'networkidle' });
    await page.getByRole('textbox').first().fill('Maria');
    await page.getByRole('textbox').first().blur();
    await page.waitForTimeout(2_000);
  },
};

/** Each visit in a browser that was never here. */
export async function recordVisits(stack: LocalStack): Promise<readonly Visit[]> {
  const browser = await launchBrowser();
  try {
    const visits: Visit[] = [];
    for (const [name, walk] of Object.entries(walks)) {
      const context = await browser.newContext({ locale: 'en-US' });
      const page = await context.newPage();
      const calls: Promise<RecordedCall>[] = [];
      page.on('request', (request) => {
        const address = new URL(request.url());
        if (address.origin !== stack.siteUrl || !address.pathname.startsWith('/api/')) return;
        calls.push(
          request.allHeaders().then((headers) => ({
            method: request.method(),
            address,
            cookie: headers['cookie'] ?? '',
            body: request.postData() ?? undefined,
          })),
        );
      });
      await walk(page, stack);
      visits.push({ name, calls: await Promise.all(calls) });
      await context.close();
    }
    return visits;
  } finally {
    await browser.close();
  }
}
