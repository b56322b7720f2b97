import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { languageQuery } from '#server/http/query.ts';
import { sendFile } from '#server/http/reply.ts';
import { writeApplication } from '#server/portal/write-application.ts';

export default endpoint({
  GET: signedIn.counting('applicationPapers').byId(languageQuery, writeApplication, { answer: sendFile }),
});

export const config = { path: '/api/cases/:id/application', method: 'GET' };
