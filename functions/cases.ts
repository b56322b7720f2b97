import { callRequest } from '#domain/calendar/calls.ts';
import * as cases from '#domain/cases/api.ts';
import { ownMessageRequest } from '#domain/cases/thread.ts';
import { matterChoice } from '#domain/cases/upgrades.ts';
import { nameRequest } from '#domain/people/legal-name.ts';
import { addressReport } from '#domain/portal/case-writes.ts';
import { timelineQuery } from '#domain/portal/timeline.ts';
import { supporterChange, supporterRequest } from '#domain/supporters/supporters.ts';
import { bookCall, cancelOwnCall, ownCallTimes } from '#server/calendar/calls.ts';
import { chooseMatters } from '#server/cases/choose-matters.ts';
import { markOwnThreadRead } from '#server/cases/mark-thread-read.ts';
import { ownFileRequests } from '#server/cases/read-file-requests.ts';
import { ownPapers } from '#server/cases/read-papers.ts';
import { ownThread } from '#server/cases/read-thread.ts';
import { sendOwnMessage } from '#server/cases/send-message.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { endpoints, handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { done, sendFile } from '#server/http/reply.ts';
import { preparerPicture } from '#server/pictures/read-preparer-picture.ts';
import { keepMessageDraft, messageDraft } from '#server/portal/message-draft.ts';
import { ownCase } from '#server/portal/read-case.ts';
import { markMilestonesSeen, ownMilestones } from '#server/portal/read-milestones.ts';
import { ownTimeline } from '#server/portal/read-timeline.ts';
import { askNameChange } from '#server/cases/change-name.ts';
import { reportAddress } from '#server/portal/report-address.ts';
import {
  addSupporter,
  changeSupporter,
  endSupporter,
  ownSupporters,
} from '#server/supporters/own-supporters.ts';

/** A client reads their case and writes to the team. */
export default routes({
  ...endpoints(
    [cases.requests, ownFileRequests],
    [cases.papers, ownPapers],
    [cases.markRead, markOwnThreadRead],
    [cases.draft, messageDraft],
    [cases.keepDraft, keepMessageDraft],
  ).routes,
  '/api/cases/:id': endpoint({ GET: signedIn.reads.byId(ownCase) }),
  '/api/cases/:id/matters': endpoint({ POST: signedIn.byId(matterChoice, chooseMatters, { mails: true }) }),
  '/api/cases/:id/timeline': endpoint({ GET: signedIn.reads.byId(timelineQuery, ownTimeline) }),
  '/api/cases/:id/messages': endpoint({
    GET: handlerOfCall(cases.thread, ownThread),
    POST: signedIn.counting('ownMessages').reads.byId(ownMessageRequest, sendOwnMessage, { mails: true }),
  }),
  '/api/cases/:id/calls': endpoint({
    GET: signedIn.reads.byId(ownCallTimes),
    POST: signedIn.counting('ownChanges').byId(callRequest, bookCall, { mails: true }),
  }),
  '/api/calls/:id': endpoint({ DELETE: signedIn.byId(cancelOwnCall, { mails: true }) }),
  '/api/cases/:id/address': endpoint({
    POST: signedIn.byId(addressReport, reportAddress, { answer: done, mails: true }),
  }),
  '/api/cases/:id/name': endpoint({
    POST: signedIn.reads.byId(nameRequest, askNameChange, { answer: done, mails: true }),
  }),
  '/api/cases/:id/milestones': endpoint({
    GET: signedIn.reads.byId(ownMilestones),
    POST: signedIn.byId(markMilestonesSeen),
  }),
  '/api/cases/:id/preparer-picture': endpoint({
    GET: signedIn.reads.byId(preparerPicture, { answer: sendFile }),
  }),
  '/api/cases/:id/supporters': endpoint({
    GET: signedIn.reads.byId(ownSupporters),
    POST: signedIn.counting('ownChanges').byId(supporterRequest, addSupporter, { mails: true }),
  }),
  '/api/supporters/:id': endpoint({
    PATCH: signedIn.counting('ownChanges').byId(supporterChange, changeSupporter, { mails: true }),
    DELETE: signedIn.byId(endSupporter),
  }),
});

export const config = {
  path: [
    '/api/cases/:id',
    '/api/cases/:id/matters',
    '/api/cases/:id/timeline',
    '/api/cases/:id/messages',
    '/api/cases/:id/messages/read',
    '/api/cases/:id/draft',
    '/api/cases/:id/calls',
    '/api/calls/:id',
    '/api/cases/:id/address',
    '/api/cases/:id/name',
    '/api/cases/:id/milestones',
    '/api/cases/:id/preparer-picture',
    '/api/cases/:id/requests',
    '/api/cases/:id/papers',
    '/api/cases/:id/supporters',
    '/api/supporters/:id',
  ],
};
