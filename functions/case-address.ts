import { addressReport } from '#domain/portal/case-writes.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { reportAddress } from '#server/portal/report-address.ts';

export default endpoint({
  POST: signedIn.byId(addressReport, reportAddress, { answer: done, mails: true }),
});

export const config = { path: '/api/cases/:id/address', method: 'POST' };
