import * as cases from '#domain/cases/api.ts';
import * as intake from '#domain/intake/api.ts';
import { helpPageQuery } from '#domain/intake/help-page.ts';
import { languageOrEnglish, languageQuery } from '#domain/language-query.ts';
import * as orders from '#domain/orders/api.ts';
import * as portal from '#domain/portal/api.ts';
import { ownFilingFiles } from '#server/cases/send-filing-files.ts';
import { writeReadingCopy } from '#server/cases/write-reading-copy.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';
import { writeHelpPage } from '#server/intake/write-help-page.ts';
import { writeApplication } from '#server/portal/write-application.ts';
import { writeCaseSummary } from '#server/portal/write-case-summary.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';

/** Papers that are printed when a client, or somebody who has applied, asks for them. */
export default endpoints(
  [orders.receipt, writeReceipt, checkedWith(languageQuery), rateLimited('receipts')],
  [portal.applicationPaper, writeApplication, checkedWith(languageQuery), rateLimited('applicationPapers')],
  [intake.helpPage, writeHelpPage, checkedWith(helpPageQuery)],
  [cases.readingCopy, writeReadingCopy, checkedWith(languageQuery), rateLimited('readingCopies')],
  [cases.filingFiles, ownFilingFiles, checkedWith(languageOrEnglish), rateLimited('filingFiles')],
  [portal.caseSummary, writeCaseSummary, checkedWith(languageQuery), rateLimited('caseSummaries')],
);

export const config = {
  path: [
    '/api/receipts/:id',
    '/api/cases/:id/application',
    '/api/application/help-page',
    '/api/papers/:id/reading-copy',
    '/api/matters/:id/e-filing',
    '/api/cases/:id/summary',
  ],
};
