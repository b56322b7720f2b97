import {
  putInForceRequest,
  reviewTemplateRequest,
  templateSearch,
  writeTemplateRequest,
} from '#domain/papers/template-requests.ts';
import { endpoint, right, staff } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import {
  putTemplateInForce,
  reviewTemplate,
  searchTemplates,
  staffTemplate,
  writeTemplate,
} from '#server/templates/templates.ts';

export default routes({
  '/api/staff/templates/:id': endpoint({ GET: staff.reads.byId(staffTemplate) }),
  '/api/staff/templates/search': endpoint({ POST: staff(templateSearch, searchTemplates) }),
  '/api/staff/templates/:id/version': endpoint({
    POST: right('templates').byId(writeTemplateRequest, writeTemplate),
  }),
  '/api/staff/templates/:id/review': endpoint({
    POST: staff.byId(reviewTemplateRequest, reviewTemplate, { answer: done }),
  }),
  '/api/staff/templates/:id/in-force': endpoint({
    POST: right('templates').byId(putInForceRequest, putTemplateInForce, { answer: done }),
  }),
});

export const config = {
  path: [
    '/api/staff/templates/:id',
    '/api/staff/templates/search',
    '/api/staff/templates/:id/version',
    '/api/staff/templates/:id/review',
    '/api/staff/templates/:id/in-force',
  ],
};
