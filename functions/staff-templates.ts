import * as papers from '#domain/papers/api.staff.ts';
import { done } from '#server/http/reply.ts';
import {
  putTemplateInForce,
  reviewTemplate,
  searchTemplates,
  staffTemplate,
  writeTemplate,
} from '#server/templates/templates.ts';
import { readsById, runs, runsById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  [papers.readTemplate, readsById(staffTemplate)],
  [papers.searchTemplates, runs(searchTemplates)],
  [papers.writeTemplate, runsById(writeTemplate)],
  [papers.reviewTemplate, runsById(reviewTemplate, { respond: done })],
  [papers.putTemplateInForce, runsById(putTemplateInForce, { respond: done })],
);

export const config = {
  path: [
    '/api/staff/templates/:id',
    '/api/staff/templates/search',
    '/api/staff/templates/:id/version',
    '/api/staff/templates/:id/review',
    '/api/staff/templates/:id/in-force',
  ],
};
