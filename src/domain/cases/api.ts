// The calls of clients about their case.
import { command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.ts';
import { ownCheckRequest } from './court-checks.ts';
import { draftRequest, readRequest, threadQuery } from './thread.ts';

/** What we ask for. */
export const requests = /*#__PURE__*/ query('GET /api/cases/:id/requests', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.requests>(),
});

/** What they saw in the court's public record after an order. */
export const ownCheck = /*#__PURE__*/ command('POST /api/matters/:id/own-check', {
  who: 'signedIn',
  input: ownCheckRequest,
});

/** The papers that are ready to be read. */
export const papers = /*#__PURE__*/ query('GET /api/cases/:id/papers', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.papers>(),
});

/** A page of the messages; without `before`, the newest. */
export const thread = /*#__PURE__*/ query('GET /api/cases/:id/messages', {
  who: 'signedIn',
  input: threadQuery,
  answer: parsedBy<typeof answers.thread>(),
});

export const markRead = /*#__PURE__*/ command('POST /api/cases/:id/messages/read', {
  who: 'signedIn',
  input: readRequest,
});

/** The message they have begun and not sent. */
export const draft = /*#__PURE__*/ query('GET /api/cases/:id/draft', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.draft>(),
});

export const keepDraft = /*#__PURE__*/ command('PUT /api/cases/:id/draft', {
  who: 'signedIn',
  input: draftRequest,
  answer: parsedBy<typeof answers.keepDraft>(),
});
