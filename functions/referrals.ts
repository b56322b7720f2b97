import * as help from '#domain/help/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { rateLimited } from '#server/entry/guards.ts';
import {
  leaveReferral,
  lookReferral,
  openReferral,
  replyToReferral,
  writeReferralPage,
} from '#server/help/open-referral.ts';
import {
  ownReferrals,
  sendReferral,
  withdrawReferral,
  writeOwnHelpPage,
} from '#server/help/own-referrals.ts';

/** Answers handed to free legal help: by their client, and to an organization that has a link and a code alone. */
export default endpoints(
  [help.list, ownReferrals],
  [help.send, sendReferral, rateLimited('ownChanges')],
  [help.paper, writeOwnHelpPage, rateLimited('applicationPapers')],
  [help.withdraw, withdrawReferral],
  [help.open, openReferral],
  [help.look, lookReferral],
  [help.reply, replyToReferral],
  [help.leave, leaveReferral],
  [help.page, writeReferralPage],
);

export const config = {
  path: [
    '/api/cases/:id/referrals',
    '/api/cases/:id/help-page',
    '/api/referrals/:id/withdrawal',
    '/api/referral/open',
    '/api/referral',
    '/api/referral/answer',
    '/api/referral/page',
  ],
};
