import * as calendar from '#domain/calendar/api.ts';
import { callRequest } from '#domain/calendar/calls.ts';
import * as cases from '#domain/cases/api.ts';
import { draftRequest, ownMessageRequest, readRequest, threadQuery } from '#domain/cases/thread.ts';
import { matterChoice } from '#domain/cases/upgrades.ts';
import { nameRequest } from '#domain/people/legal-name.ts';
import * as portal from '#domain/portal/api.ts';
import { addressReport } from '#domain/portal/case-writes.ts';
import { timelineQuery } from '#domain/portal/timeline.ts';
import * as supporters from '#domain/supporters/api.ts';
import { supporterChange, supporterRequest } from '#domain/supporters/supporters.ts';
import { bookCall, cancelOwnCall, ownCallTimes } from '#server/calendar/calls.ts';
import { askNameChange } from '#server/cases/change-name.ts';
import { chooseMatters } from '#server/cases/choose-matters.ts';
import { markOwnThreadRead } from '#server/cases/mark-thread-read.ts';
import { ownFileRequests } from '#server/cases/read-file-requests.ts';
import { ownPapers } from '#server/cases/read-papers.ts';
import { ownThread } from '#server/cases/read-thread.ts';
import { sendOwnMessage } from '#server/cases/send-message.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';
import { preparerPicture } from '#server/pictures/read-preparer-picture.ts';
import { keepMessageDraft, messageDraft } from '#server/portal/message-draft.ts';
import { ownCase } from '#server/portal/read-case.ts';
import { markMilestonesSeen, ownMilestones } from '#server/portal/read-milestones.ts';
import { ownTimeline } from '#server/portal/read-timeline.ts';
import { reportAddress } from '#server/portal/report-address.ts';
import {
  addSupporter,
  changeSupporter,
  endSupporter,
  ownSupporters,
} from '#server/supporters/own-supporters.ts';

/** A client reads their case and writes to the team. */
export default endpoints(
  [cases.requests, ownFileRequests],
  [cases.papers, ownPapers],
  [cases.markRead, markOwnThreadRead, checkedWith(readRequest)],
  [cases.draft, messageDraft],
  [cases.keepDraft, keepMessageDraft, checkedWith(draftRequest)],
  [cases.thread, ownThread, checkedWith(threadQuery)],
  [cases.read, ownCase],
  [cases.chooseMatters, chooseMatters, checkedWith(matterChoice)],
  [portal.timeline, ownTimeline, checkedWith(timelineQuery)],
  [cases.sendMessage, sendOwnMessage, checkedWith(ownMessageRequest), rateLimited('ownMessages')],
  [calendar.callTimes, ownCallTimes],
  [calendar.bookCall, bookCall, checkedWith(callRequest), rateLimited('ownChanges')],
  [calendar.cancelCall, cancelOwnCall],
  [portal.reportAddress, reportAddress, checkedWith(addressReport)],
  [cases.askNameChange, askNameChange, checkedWith(nameRequest)],
  [portal.milestones, ownMilestones],
  [portal.markMilestonesSeen, markMilestonesSeen],
  [cases.preparerPicture, preparerPicture],
  [supporters.list, ownSupporters],
  [supporters.add, addSupporter, checkedWith(supporterRequest), rateLimited('ownChanges')],
  [supporters.change, changeSupporter, checkedWith(supporterChange), rateLimited('ownChanges')],
  [supporters.end, endSupporter],
);

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
