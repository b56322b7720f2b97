import * as access from '#domain/access/api.ts';
import {
  changeEmailRequest,
  changePasswordRequest,
  closeAccountRequest,
  languageRequest,
  ownDataRequest,
} from '#domain/access/own-account.ts';
import { pictureRequest } from '#domain/access/picture.ts';
import { safeWaysRequest } from '#domain/channels/safe-ways-request.ts';
import * as notices from '#domain/notices/api.ts';
import { noticeChoices } from '#domain/notices/choices.ts';
import { noticesQuery, noticesRead } from '#domain/notices/notices.ts';
import * as ownData from '#domain/own-data/api.ts';
import * as portal from '#domain/portal/api.ts';
import { answerForApplicationSchema } from '#domain/portal/case-writes.ts';
import { cancelEmailChange, requestEmailChange } from '#server/access/change-email.ts';
import { changeLanguage } from '#server/access/change-language.ts';
import { changePassword } from '#server/access/change-password.ts';
import { closeAccount } from '#server/access/close-account.ts';
import { endOtherSessions, endOwnSession } from '#server/access/end-own-sessions.ts';
import { ownActivity } from '#server/access/read-activity.ts';
import { currentUser, ownAccount } from '#server/access/read-own-account.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';
import { keepNoticeChoices } from '#server/notices/keep-notice-choices.ts';
import { keepSafeWays } from '#server/notices/keep-safe-ways.ts';
import { markNoticesRead } from '#server/notices/mark-notices-read.ts';
import { ownNotices } from '#server/notices/read-notices.ts';
import { askErasure, withdrawErasure } from '#server/own-data/ask-erasure.ts';
import { readOwnData } from '#server/own-data/read-own-data.ts';
import { ownFile } from '#server/own-data/sign-own-file.ts';
import { keepOwnPicture, ownPicture, removeOwnPicture } from '#server/pictures/own-picture.ts';
import { answerForApplication } from '#server/portal/answer-for-application.ts';

export default endpoints(
  [access.user, currentUser],
  [access.account, ownAccount],
  [access.activity, ownActivity],
  [
    portal.answerForApplication,
    answerForApplication,
    checkedWith(answerForApplicationSchema),
    rateLimited('ownChanges'),
  ],
  [access.close, closeAccount, checkedWith(closeAccountRequest)],
  [ownData.copy, readOwnData, checkedWith(ownDataRequest)],
  [access.changeEmail, requestEmailChange, checkedWith(changeEmailRequest)],
  [access.cancelEmailChange, cancelEmailChange, rateLimited('ownChanges')],
  [ownData.askErasure, askErasure, checkedWith(ownDataRequest)],
  [ownData.withdrawErasure, withdrawErasure],
  [ownData.file, ownFile],
  [access.changeLanguage, changeLanguage, checkedWith(languageRequest), rateLimited('ownChanges')],
  [notices.keepChoices, keepNoticeChoices, checkedWith(noticeChoices), rateLimited('ownChanges')],
  [access.changePassword, changePassword, checkedWith(changePasswordRequest)],
  [access.picture, ownPicture],
  [access.keepPicture, keepOwnPicture, checkedWith(pictureRequest), rateLimited('ownChanges')],
  [access.removePicture, removeOwnPicture, rateLimited('ownChanges')],
  [access.endSession, endOwnSession, rateLimited('ownChanges')],
  [access.endOtherSessions, endOtherSessions, rateLimited('ownChanges')],
  [notices.keepSafeWays, keepSafeWays, checkedWith(safeWaysRequest), rateLimited('ownChanges')],
  [notices.list, ownNotices, checkedWith(noticesQuery)],
  [notices.markRead, markNoticesRead, checkedWith(noticesRead)],
);

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
