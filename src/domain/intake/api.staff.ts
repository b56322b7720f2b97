// The calls of staff about applications.
import * as z from 'zod/mini';
import { command, query, typed } from '../api-call.ts';
import { isDate } from '../cases/dates.ts';
import type { PaymentPlan } from '../orders/parts.ts';
import type { ListPage } from '../workplace/lists.ts';
import { hearingAnswers } from './near-hearing.ts';
import {
  applicationSearch,
  decisionRequest,
  type ApplicationRecord,
  type ApplicationRow,
  type ApplicationViewCounts,
  type DecisionAnswer,
} from './review.ts';
import { addressRequest, notesRequest } from './review.ts';
import { grantRequest } from '../orders/parts.ts';

/** What a client is told whose hearing is near, and the day of the hearing as staff saw it. */
export const answerHearing = /*#__PURE__*/ command('POST /api/staff/applications/:id/hearing', {
  who: 'staff',
  input: z.object({
    answer: z.enum(hearingAnswers, 'field.wrongType'),
    hearingDate: z.string('date.invalid').check(z.refine(isDate, 'date.invalid')),
  }),
});

export const search = /*#__PURE__*/ query('POST /api/staff/applications/search', {
  who: 'staff',
  input: applicationSearch,
  answer: typed<ListPage<ApplicationRow>>(),
});

/** How many applications stand in each view. */
export const viewCounts = /*#__PURE__*/ query('GET /api/staff/application-view-counts', {
  who: 'staff',
  answer: typed<ApplicationViewCounts>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/applications/:id', {
  who: 'staff',
  answer: typed<ApplicationRecord>(),
});

export const plan = /*#__PURE__*/ query('GET /api/staff/applications/:id/plan', {
  who: 'staff',
  answer: typed<{ readonly plan: PaymentPlan | null }>(),
});

export const decide = /*#__PURE__*/ command('POST /api/staff/applications/:id/decision', {
  who: 'staff',
  input: decisionRequest,
  answer: typed<DecisionAnswer>(),
});

export const correctAddress = /*#__PURE__*/ command('POST /api/staff/applications/:id/address', {
  who: 'staff',
  input: addressRequest,
  answer: typed<{ readonly email: string }>(),
});

export const note = /*#__PURE__*/ command('POST /api/staff/applications/:id/notes', {
  who: 'staff',
  input: notesRequest,
  answer: typed<{ readonly notes: string }>(),
});

export const grantPlan = /*#__PURE__*/ command('POST /api/staff/applications/:id/plan', {
  who: 'staff',
  input: grantRequest,
  answer: typed<{ readonly planId: string }>(),
});
