import { coverRequest } from '#domain/papers/make-request.ts';
import { coverExhibit } from '#server/cases/cover-exhibit.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';

export default endpoint({ POST: staff.reads.of('matter')(coverRequest, coverExhibit, { answer: done }) });

export const config = { path: '/api/staff/matters/:id/covered-copies', method: 'POST' };
