import { writeTemplateRequest } from '#domain/papers/template-requests.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { writeTemplate } from '#server/templates/templates.ts';

export default endpoint({ POST: right('templates').byId(writeTemplateRequest, writeTemplate) });

export const config = { path: '/api/staff/templates/:id/version', method: 'POST' };
