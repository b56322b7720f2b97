import { writeReadingCopy } from '#server/cases/write-reading-copy.ts';
import { anyone, endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { languageQuery } from '#server/http/query.ts';
import { sendFile } from '#server/http/reply.ts';
import { helpPageQuery, writeHelpPage } from '#server/intake/write-help-page.ts';
import { writeApplication } from '#server/portal/write-application.ts';
import { writeCaseSummary } from '#server/portal/write-case-summary.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';

/** Papers that are printed when a client, or somebody who has applied, asks for them. */
export default routes({
  '/api/receipts/:id': endpoint({
    GET: signedIn.counting('receipts').byId(languageQuery, writeReceipt, { answer: sendFile }),
  }),
  '/api/cases/:id/application': endpoint({
    GET: signedIn.counting('applicationPapers').byId(languageQuery, writeApplication, { answer: sendFile }),
  }),
  /** Of the browser that sent the application. */
  '/api/application/help-page': endpoint({ GET: anyone(helpPageQuery, writeHelpPage, { answer: sendFile }) }),
  '/api/papers/:id/reading-copy': endpoint({
    GET: signedIn.counting('readingCopies').byId(languageQuery, writeReadingCopy, { answer: sendFile }),
  }),
  '/api/cases/:id/summary': endpoint({
    GET: signedIn.counting('caseSummaries').byId(languageQuery, writeCaseSummary, { answer: sendFile }),
  }),
});

export const config = {
  path: [
    '/api/receipts/:id',
    '/api/cases/:id/application',
    '/api/application/help-page',
    '/api/papers/:id/reading-copy',
    '/api/cases/:id/summary',
  ],
};
