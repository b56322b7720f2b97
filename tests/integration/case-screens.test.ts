// @module-tag full
// A client opens a case on a phone: what there is to do is in sight before any scrolling, in every state, and axe finds
// nothing in any of its places.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import { packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import { casePlaces, type CasePlace } from '#domain/portal/case-places.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { serveBuilt } from '#tools/browser/serve-built.ts';
import { faultsOf, measureCase } from '#tools/checks/case-screens.ts';
import { axeFaults } from '../axe.ts';
import { everyday, isFullRun } from '../runs.ts';

let browser: Browser;
let server: Awaited<ReturnType<typeof serveBuilt>>;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveBuilt();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The longest words, three matters, and each kind of button. */
const everyDay = new Set<CaseStatus>(['client_review', 'hearing_set']);

/** Messages and the rest of a case are the same in each state, but for what a package adds: one package a state. */
const isTried = (status: CaseStatus, packageId: PackageId, place: CasePlace) =>
  place === 'case' ||
  place === 'papers' ||
  packageId === packageIds[caseStatuses.indexOf(status) % packageIds.length];

for (const status of caseStatuses)
  it(
    `who opens a case that is ${status} sees the one thing to do, or that there is none, on the first screen`,
    { ...everyday(everyDay.has(status)), timeout: 300_000 },
    async () => {
      const isWhole = !everyDay.has(status) || isFullRun;
      const faults: string[] = [];
      for (const language of isWhole ? locales : (['es'] as const))
        for (const packageId of isWhole ? packageIds : (['vip'] as const))
          for (const place of isWhole ? casePlaces : (['case', 'papers'] as const)) {
            if (!isTried(status, packageId, place)) continue;
            const shown = { status, language, packageId, place };
            const found: string[] = [];
            const screen = await measureCase({ browser, origin: server.origin }, shown, async (page) => {
              const barriers = await axeFaults(page);
              if (barriers) found.push(barriers);
            });
            found.push(...faultsOf(screen));
            faults.push(...found.map((fault) => `${language} ${packageId} ${place}: ${fault}`));
          }
      expect(faults).toEqual([]);
    },
  );
