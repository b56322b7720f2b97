import { dangerAnswer } from '#domain/portal/case-writes.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { answerDanger } from '#server/portal/answer-danger.ts';

export default endpoint({
  POST: signedIn.counting('dangerAnswers').reads.byId(dangerAnswer, answerDanger, { mails: true }),
});

export const config = { path: '/api/parties/:id/danger', method: 'POST' };
