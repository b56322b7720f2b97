import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { lettersOfMatter, saveLetterForClient } from '#server/cases/track-letters.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({
  GET: staff.reads.of('matter')(lettersOfMatter),
  POST: staff.of('matter')(letterRequest, saveLetterForClient, { answer: done }),
});

export const config = { path: '/api/staff/matters/:id/letters', method: ['GET', 'POST'] };
