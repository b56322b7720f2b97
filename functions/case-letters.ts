import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { ownLetters, saveOwnLetter } from '#server/cases/track-letters.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: signedIn.reads.byMatter(ownLetters),
  POST: signedIn.reads.byMatter(letterRequest, saveOwnLetter, { answer: done }),
});

export const config = { path: '/api/cases/:id/matters/:matterId/letters', method: ['GET', 'POST'] };
