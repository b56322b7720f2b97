// The calls of staff about the papers of a matter, and about the templates they are made from.
import { command, query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import type { PaperDraft } from './make-request.ts';
import { recordedReadBack, recordedStatement } from './statement.ts';
import { templateSearch, type StaffTemplate, type TemplateInList } from './template-requests.ts';
import { putInForceRequest, reviewTemplateRequest, writeTemplateRequest } from './template-requests.ts';

export const recordStatement = /*#__PURE__*/ command('POST /api/staff/matters/:id/statement', {
  who: 'staff',
  input: recordedStatement,
});

export const recordReadBack = /*#__PURE__*/ command('POST /api/staff/matters/:id/read-back', {
  who: 'staff',
  input: recordedReadBack,
});

/** What can be made now, and what is missing for it. */
export const draft = /*#__PURE__*/ query('GET /api/staff/matters/:id/made-papers', {
  who: 'staff',
  answer: typed<PaperDraft>(),
});

export const searchTemplates = /*#__PURE__*/ query('POST /api/staff/templates/search', {
  who: 'staff',
  input: templateSearch,
  answer: typed<ListPage<TemplateInList>>(),
});

export const readTemplate = /*#__PURE__*/ query('GET /api/staff/templates/:id', {
  who: 'staff',
  answer: typed<StaffTemplate>(),
});

export const withdraw = /*#__PURE__*/ command('DELETE /api/staff/papers/:id', { who: 'staff' });

export const writeTemplate = /*#__PURE__*/ command('POST /api/staff/templates/:id/version', {
  who: 'templates',
  input: writeTemplateRequest,
  answer: typed<{ readonly id: string }>(),
});

export const reviewTemplate = /*#__PURE__*/ command('POST /api/staff/templates/:id/review', {
  who: 'staff',
  input: reviewTemplateRequest,
});

export const putTemplateInForce = /*#__PURE__*/ command('POST /api/staff/templates/:id/in-force', {
  who: 'templates',
  input: putInForceRequest,
});
