import * as papers from '#domain/papers/api.staff.ts';
import {
  putTemplateInForce,
  reviewTemplate,
  searchTemplates,
  staffTemplate,
  writeTemplate,
} from '#server/templates/templates.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  [papers.readTemplate, staffTemplate],
  [papers.searchTemplates, searchTemplates],
  [papers.writeTemplate, writeTemplate],
  [papers.reviewTemplate, reviewTemplate],
  [papers.putTemplateInForce, putTemplateInForce],
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
