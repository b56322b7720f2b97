import { reviewTemplateRequest } from '#domain/papers/template-requests.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { reviewTemplate } from '#server/templates/templates.ts';

export default endpoint({ POST: staff.byId(reviewTemplateRequest, reviewTemplate, { answer: done }) });

export const config = { path: '/api/staff/templates/:id/review', method: 'POST' };
