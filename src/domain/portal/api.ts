// The calls of clients about what their case keeps for them.
import { checkedBy, command, parsedBy, query, typed, type FileAnswer } from '../api-call.ts';
import type { Milestones } from '../cases/milestones.ts';
import type { languageQuery } from '../language-query.ts';
import type * as answers from './answers.ts';
import type { shelfQuery } from './case-files.ts';
import type { addressReport, answerForApplicationSchema } from './case-writes.ts';
import type { Dashboard } from './dashboard.ts';
import type { layoutRequest } from './layout.ts';
import type { Layout } from './panels.ts';
import type { timelineQuery, Timeline } from './timeline.ts';

/** A page of one shelf of their files; without `before`, the newest. */
export const files = /*#__PURE__*/ query('GET /api/cases/:id/files', {
  who: 'signedIn',
  input: checkedBy<typeof shelfQuery>(),
  answer: parsedBy<typeof answers.files>(),
});

/** The list of cases, with what was paid. */
export const dashboard = /*#__PURE__*/ query('GET /api/dashboard', {
  who: 'signedIn',
  answer: typed<Dashboard>(),
});

export const saveLayout = /*#__PURE__*/ command('PUT /api/dashboard/layout', {
  who: 'signedIn',
  input: checkedBy<typeof layoutRequest>(),
  answer: typed<Layout>(),
});

/** A page of what happened; without `before`, the newest. */
export const timeline = /*#__PURE__*/ query('GET /api/cases/:id/timeline', {
  who: 'signedIn',
  input: checkedBy<typeof timelineQuery>(),
  answer: typed<Timeline>(),
});

/** They have moved. */
export const reportAddress = /*#__PURE__*/ command('POST /api/cases/:id/address', {
  who: 'signedIn',
  input: checkedBy<typeof addressReport>(),
});

export const milestones = /*#__PURE__*/ query('GET /api/cases/:id/milestones', {
  who: 'signedIn',
  answer: typed<Milestones>(),
});

/** None is celebrated twice. */
export const markMilestonesSeen = /*#__PURE__*/ command('POST /api/cases/:id/milestones', {
  who: 'signedIn',
});

/** Whether a paid application with the address of the account is its owner's. */
export const answerForApplication = /*#__PURE__*/ command('POST /api/account/applications/:id', {
  who: 'signedIn',
  input: checkedBy<typeof answerForApplicationSchema>(),
});

export const applicationPaper = /*#__PURE__*/ query('GET /api/cases/:id/application', {
  who: 'signedIn',
  input: checkedBy<typeof languageQuery>(),
  answer: typed<FileAnswer>(),
});

/** The case on paper. */
export const caseSummary = /*#__PURE__*/ query('GET /api/cases/:id/summary', {
  who: 'signedIn',
  input: checkedBy<typeof languageQuery>(),
  answer: typed<FileAnswer>(),
});
