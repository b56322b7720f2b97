import { cannotComeRequest } from '#domain/calendar/cannot-come.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { reportCannotCome } from '#server/cases/report-cannot-come.ts';

export default endpoint({
  POST: signedIn.byId(cannotComeRequest, reportCannotCome, { answer: done, mails: true }),
});

export const config = { path: '/api/cases/:id/matters/:matterId/cannot-come', method: 'POST' };
