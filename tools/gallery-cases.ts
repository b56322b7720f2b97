// `npm run gallery:cases [state…]`: one contact sheet for each state of a case in gallery/, with every package in both
// languages: the first screen of a phone, and below it the mail of the move. It looks at dist/, so build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import { path } from '#i18n/routes.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { caseIn } from '#tools/checks/portal-answers.ts';

const phone = { width: 360, height: 740 } as const;
const wanted = process.argv.slice(2);
const folder = join(process.cwd(), 'gallery');
mkdirSync(folder, { recursive: true });

const server = await serveBuilt();
const browser = await launchBrowser();
try {
  for (const status of caseStatuses.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const figures: string[] = [];
    for (const language of locales)
      for (const packageId of packageIds)
        figures.push(
          figure(`${language} ${packageId}`, await pageShot({ status, language, packageId })),
          figure(`${language} ${packageId}, mail`, await mailShot({ status, language, packageId })),
        );
    const sheet = await browser.newPage({ viewport: { width: 4 * (phone.width + 12) + 12, height: 800 } });
    await sheet.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#999;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`,
    );
    const name = `case-${status}.png`;
    writeFileSync(join(folder, name), await sheet.screenshot({ fullPage: true }));
    await sheet.close();
    console.log(`gallery/${name}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

interface Shown {
  readonly status: CaseStatus;
  readonly language: Locale;
  readonly packageId: PackageId;
}

function figure(caption: string, shot: Buffer): string {
  return `<figure><figcaption>${caption}</figcaption><img width="${phone.width}" src="data:image/jpeg;base64,${shot.toString('base64')}"></figure>`;
}

async function pageShot({ status, language, packageId }: Shown): Promise<Buffer> {
  const { query, answers } = caseIn(status, packageId);
  const context = await browser.newContext({
    viewport: phone,
    locale: language === 'en' ? 'en-US' : 'es-US',
  });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/api/**', (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      return answer ? route.fulfill({ json: answer }) : route.continue();
    });
    await page.goto(server.origin + path('dashboard', language, query), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`wider than the screen by ${over} px`);
    for (const fault of faults) console.log(`${status} ${packageId} ${language}: ${fault}`);
    return await page.screenshot({ type: 'jpeg', quality: 70 });
  } finally {
    await context.close();
  }
}

async function mailShot({ status, language, packageId }: Shown): Promise<Buffer> {
  const outcome = status === 'denied' ? 'denied' : 'granted';
  const { html } = writeMail({
    kind: 'case_moved',
    language,
    origin: 'https://freshkey.example',
    site: { name: 'Fresh Key', email: 'help@example.com', phone: null },
    links: {},
    payload: {
      firstName: 'María',
      caseNumber: 'FK-2026-ACDE34',
      caseId: '10000000-0000-4000-8000-000000000001',
      ...(status === 'hearing_set' && { hearingAt: '2026-12-10T14:30:00Z' }),
      stands: {
        status,
        need: null,
        packageId,
        isSigned: false,
        isFeeSettled: false,
        staffDeliver: false,
        filedBy: null,
        outcome: ['granted', 'denied', 'notifying', 'closed'].includes(status) ? outcome : null,
        endReason: status === 'cancelled' ? 'client_stopped' : null,
      },
    },
  });
  const page = await browser.newPage({ viewport: phone });
  try {
    await page.setContent(html);
    return await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true });
  } finally {
    await page.close();
  }
}
