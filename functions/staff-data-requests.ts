import { noteRequest } from '#domain/own-data/requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { reply } from '#server/http/reply.ts';
import { noteDataRequest } from '#server/own-data/decide-data-request.ts';

/** Notes the wish of somebody who wrote or called. */
export default endpoint({
  POST: staff(noteRequest, noteDataRequest, {
    answer: (noted) => reply(noted.created ? 201 : 200, noted),
    mails: true,
  }),
});

export const config = { path: '/api/staff/data-requests', method: 'POST' };
