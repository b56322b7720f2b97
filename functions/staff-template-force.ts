import { putInForceRequest } from '#domain/papers/template-requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { done } from '#server/http/reply.ts';
import { putTemplateInForce } from '#server/templates/templates.ts';

export default endpoint({
  POST: right('templates').byId(putInForceRequest, putTemplateInForce, { answer: done }),
});

export const config = { path: '/api/staff/templates/:id/in-force', method: 'POST' };
