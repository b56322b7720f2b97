import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { languageQuery } from '#server/http/query.ts';
import { sendFile } from '#server/http/reply.ts';
import { writeCaseSummary } from '#server/portal/write-case-summary.ts';

export default endpoint({
  GET: signedIn.counting('caseSummaries').byId(languageQuery, writeCaseSummary, { answer: sendFile }),
});

export const config = { path: '/api/cases/:id/summary', method: 'GET' };
