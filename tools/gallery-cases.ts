// `npm run gallery:cases [state…] [-- --dark]`: one contact sheet for each state of a case in gallery/, with every
// package in both languages and all four places as a phone shows them, and below each the mail of the move; and a table
// of what was measured, gallery/cases.md. It ends with 1 when a screen breaks a rule. It looks at dist/, so build first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseStatuses } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { casePlaces } from '#domain/portal/case-places.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { faultsOf, measureCase, phone, type CaseScreen, type ShownCase } from '#tools/checks/case-screens.ts';

const isDark = process.argv.includes('--dark');
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const folder = join(process.cwd(), 'gallery');
mkdirSync(folder, { recursive: true });

const server = await serveBuilt();
const browser = await launchBrowser();
const screens: CaseScreen[] = [];
try {
  for (const status of caseStatuses.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const figures: string[] = [];
    for (const language of locales)
      for (const packageId of packageIds) {
        for (const place of casePlaces) {
          const shown = { status, language, packageId, place };
          let shot: Buffer = Buffer.alloc(0);
          screens.push(
            await measureCase(
              { browser, origin: server.origin },
              shown,
              async (page) => {
                shot = await page.screenshot({ type: 'jpeg', quality: 70 });
              },
              isDark ? 'dark' : 'light',
            ),
          );
          figures.push(figure(`${language} ${packageId} ${place}`, shot));
        }
        figures.push(
          figure(`${language} ${packageId}, mail`, await mailShot({ status, language, packageId })),
        );
      }
    const columns = casePlaces.length + 1;
    const sheet = await browser.newPage({
      viewport: { width: columns * (phone.width + 12) + 12, height: 800 },
    });
    await sheet.setContent(
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#999;font:14px sans-serif}figure{margin:0}</style>${figures.join('')}`,
    );
    const name = `case-${status}${isDark ? '-dark' : ''}.png`;
    writeFileSync(join(folder, name), await sheet.screenshot({ fullPage: true }));
    await sheet.close();
    console.log(`gallery/${name}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
writeFileSync(join(folder, 'cases.md'), table(screens));
console.log('gallery/cases.md');
for (const screen of screens)
  for (const fault of faultsOf(screen)) {
    const { status, language, packageId, place } = screen.shown;
    console.log(`${status}, ${packageId}, ${language}, ${place}: ${fault}`);
    process.exitCode = 1;
  }

/** One row for each case, one column of screens for each place. */
function table(measured: readonly CaseScreen[]): string {
  const rows = Map.groupBy(
    measured,
    ({ shown }) => `${shown.status} | ${shown.packageId} | ${shown.language}`,
  );
  return [
    `| Status | Package | Language | ${casePlaces.join(' | ')} | Button ends at | Shift |`,
    `|---|---|---|${casePlaces.map(() => '---|').join('')}---|---|`,
    ...[...rows].map(([key, places]) => {
      const length = casePlaces.map((name) =>
        places.find(({ shown }) => shown.place === name)?.screens.toFixed(1),
      );
      const bottom = places.find(({ shown }) => shown.place === 'case')?.buttons[0]?.bottom;
      const shift = Math.max(...places.map((one) => one.shift));
      return `| ${key} | ${length.join(' | ')} | ${bottom ? `${Math.round(bottom)} px` : '–'} | ${shift.toFixed(3)} |`;
    }),
    '',
  ].join('\n');
}

function figure(caption: string, shot: Buffer): string {
  return `<figure><figcaption>${caption}</figcaption><img width="${phone.width}" src="data:image/jpeg;base64,${shot.toString('base64')}"></figure>`;
}

async function mailShot({ status, language, packageId }: Omit<ShownCase, 'place'>): Promise<Buffer> {
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
        packageId,
        need: null,
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
    return await page.screenshot({ type: 'jpeg', quality: 70 });
  } finally {
    await page.close();
  }
}
