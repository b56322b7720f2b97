import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { readLettersOfMatter, saveLetterForClient } from '#server/cases/track-letters.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: staff.of('matter')(readLettersOfMatter),
  POST: staff.of('matter')(letterRequest, saveLetterForClient, { answer: done }),
});

export const config = { path: '/api/staff/matters/:id/letters', method: ['GET', 'POST'] };
