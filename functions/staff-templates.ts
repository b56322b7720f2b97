import * as papers from '#domain/papers/api.staff.ts';
import {
  putInForceRequest,
  reviewTemplateRequest,
  writeTemplateRequest,
} from '#domain/papers/template-requests.ts';
import { readsById, runs } from '#server/entry/by-position.ts';
import { endpoint, right, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
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
  '/api/staff/templates/:id': endpoint({ GET: handlerOfCall(papers.readTemplate, readsById(staffTemplate)) }),
  '/api/staff/templates/search': endpoint({
    POST: handlerOfCall(papers.searchTemplates, runs(searchTemplates)),
  }),
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
