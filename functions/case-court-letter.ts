import { courtLetterRequest } from '#domain/cases/court-checks.ts';
import { sendCourtLetter } from '#server/cases/send-court-letter.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({
  POST: signedIn.reads.byMatter(courtLetterRequest, sendCourtLetter, { mails: true }),
});

export const config = { path: '/api/cases/:id/matters/:matterId/court-letter', method: 'POST' };
