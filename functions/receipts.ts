import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { languageQuery } from '#server/http/query.ts';
import { sendFile } from '#server/http/reply.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';

export default endpoint({
  GET: signedIn.counting('receipts').byId(languageQuery, writeReceipt, { answer: sendFile }),
});

export const config = { path: '/api/receipts/:id', method: 'GET' };
