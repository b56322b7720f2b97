import {
  changeEmailRequest,
  changePasswordRequest,
  closeAccountRequest,
  languageRequest,
  ownDataRequest,
} from '#domain/access/own-account.ts';
import { pictureRequest } from '#domain/access/picture.ts';
import { safeWaysRequest } from '#domain/channels/safe-ways-request.ts';
import { noticeChoices } from '#domain/notices/choices.ts';
import { noticesQuery, noticesRead } from '#domain/notices/notices.ts';
import { cancelEmailChange, requestEmailChange } from '#server/access/change-email.ts';
import { changeLanguage } from '#server/access/change-language.ts';
import { changePassword } from '#server/access/change-password.ts';
import { closeAccount } from '#server/access/close-account.ts';
import { endOtherSessions, endOwnSession } from '#server/access/end-own-sessions.ts';
import { ownActivity } from '#server/access/read-activity.ts';
import { ownAccount } from '#server/access/read-own-account.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { accepted, redirect, sendFile } from '#server/http/reply.ts';
import { keepNoticeChoices } from '#server/notices/keep-notice-choices.ts';
import { keepSafeWays } from '#server/notices/keep-safe-ways.ts';
import { markNoticesRead } from '#server/notices/mark-notices-read.ts';
import { notices } from '#server/notices/read-notices.ts';
import { askErasure, withdrawErasure } from '#server/own-data/ask-erasure.ts';
import { readOwnData } from '#server/own-data/read-own-data.ts';
import { ownFile } from '#server/own-data/sign-own-file.ts';
import { keepOwnPicture, ownPicture, removeOwnPicture } from '#server/pictures/own-picture.ts';
import { answerForApplication, answerForApplicationSchema } from '#server/portal/answer-for-application.ts';

export default routes({
  '/api/auth/user': endpoint({ GET: signedIn(async (_app, { account }) => account) }),
  '/api/account': endpoint({ GET: signedIn.reads(ownAccount) }),
  '/api/account/activity': endpoint({ GET: signedIn.reads(ownActivity) }),
  /** Whether a paid application with the account's address is its owner's. */
  '/api/account/applications/:id': endpoint({
    POST: signedIn
      .counting('ownChanges')
      .byId(answerForApplicationSchema, answerForApplication, { mails: true }),
  }),
  '/api/account/close': endpoint({
    POST: signedIn.reads(closeAccountRequest, closeAccount, { mails: true }),
  }),
  '/api/account/data': endpoint({ POST: signedIn.reads(ownDataRequest, readOwnData) }),
  '/api/account/email': endpoint({
    POST: signedIn.reads(changeEmailRequest, requestEmailChange, { answer: accepted, mails: true }),
    DELETE: signedIn.counting('ownChanges')(cancelEmailChange),
  }),
  '/api/account/erasure': endpoint({
    POST: signedIn.reads(ownDataRequest, askErasure, { answer: accepted, mails: true }),
    DELETE: signedIn(withdrawErasure),
  }),
  '/api/account/files/:kind/:id': endpoint({ GET: signedIn.reads.byKind(ownFile, { answer: redirect }) }),
  '/api/account/language': endpoint({
    POST: signedIn.counting('ownChanges')(languageRequest, changeLanguage),
  }),
  '/api/account/notices': endpoint({
    POST: signedIn.counting('ownChanges')(noticeChoices, keepNoticeChoices),
  }),
  '/api/account/password': endpoint({
    POST: signedIn.reads(changePasswordRequest, changePassword, { mails: true }),
  }),
  '/api/account/picture': endpoint({
    GET: signedIn.reads(ownPicture, { answer: sendFile }),
    PUT: signedIn.counting('ownChanges')(pictureRequest, keepOwnPicture),
    DELETE: signedIn.counting('ownChanges')(removeOwnPicture),
  }),
  '/api/account/sessions/:id': endpoint({ DELETE: signedIn.counting('ownChanges').byId(endOwnSession) }),
  /** All but the one that asks. */
  '/api/account/sessions': endpoint({ DELETE: signedIn.counting('ownChanges')(endOtherSessions) }),
  '/api/account/ways': endpoint({ POST: signedIn.counting('ownChanges')(safeWaysRequest, keepSafeWays) }),
  '/api/notices': endpoint({ GET: signedIn.reads(noticesQuery, notices) }),
  '/api/notices/read': endpoint({ POST: signedIn(noticesRead, markNoticesRead) }),
});

export const config = {
  path: [
    '/api/auth/user',
    '/api/account',
    '/api/account/activity',
    '/api/account/applications/:id',
    '/api/account/close',
    '/api/account/data',
    '/api/account/email',
    '/api/account/erasure',
    '/api/account/files/:kind/:id',
    '/api/account/language',
    '/api/account/notices',
    '/api/account/password',
    '/api/account/picture',
    '/api/account/sessions/:id',
    '/api/account/sessions',
    '/api/account/ways',
    '/api/notices',
    '/api/notices/read',
  ],
};
