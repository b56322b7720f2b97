import { docketCheckRequest } from '#domain/cases/court-checks.ts';
import { recordDocketCheck } from '#server/cases/record-docket-check.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  POST: staff.reads.of('matter')(docketCheckRequest, recordDocketCheck, { answer: done, mails: true }),
});

export const config = { path: '/api/staff/matters/:id/docket-check', method: 'POST' };
