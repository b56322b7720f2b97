import { passwordLinkRequest } from '#domain/access/requests.ts';
import {
  askPasskeyRequest,
  codeRequest,
  confirmFactorRequest,
  confirmPasskeyRequest,
  newFactorRequest,
  newPasskeyRequest,
  ownFactorRequest,
  passkeyToRemove,
  recoveryCodeRequest,
  showPasskeyRequest,
} from '#domain/access/second-factor.ts';
import { forgotPassword } from '#server/access/forgot-password.ts';
import { mailSignInLink } from '#server/access/mail-sign-in-link.ts';
import { ownFactor } from '#server/access/own-factor.ts';
import { inspectEmailLink, redeemEmailLink } from '#server/access/redeem-email-link.ts';
import {
  askForPasskey,
  beginPasskey,
  confirmPasskey,
  removePasskey,
  showPasskey,
} from '#server/access/passkeys.ts';
import { redeemSignInLink, redeemSignInLinkSchema } from '#server/access/redeem-sign-in-link.ts';
import { renewRecoveryCodes } from '#server/access/renew-recovery-codes.ts';
import { beginSecondFactor, confirmSecondFactor } from '#server/access/set-up-second-factor.ts';
import {
  inspectSetupToken,
  inspectTokenSchema,
  setPassword,
  setPasswordSchema,
} from '#server/access/setup-token.ts';
import { showRecoveryCode, showSecondFactor } from '#server/access/show-second-factor.ts';
import { signInPage, signInQuery } from '#server/access/sign-in-page.ts';
import { anyone, endpoint, signingIn, staff } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { accepted, redirect } from '#server/http/reply.ts';
import { signOut } from '#server/submissions/sign-out.ts';

/** Everything between a password and an open account, but the password itself: that call has a rate rule of its own. */
export default routes({
  '/api/auth/forgot-password': endpoint({
    POST: anyone(passwordLinkRequest, forgotPassword, { answer: accepted, mails: true }),
  }),
  '/api/auth/sign-in-link': endpoint({
    POST: anyone(passwordLinkRequest, mailSignInLink, { answer: accepted, mails: true }),
  }),
  /** Its own call, made by a press: programs that open every link of a mail must not use it up. */
  '/api/auth/sign-in-link/use': endpoint({ POST: anyone(redeemSignInLinkSchema, redeemSignInLink) }),
  /** POST although it changes nothing: a token in an address would end in logs. */
  '/api/auth/setup-token': endpoint({ POST: anyone(inspectTokenSchema, inspectSetupToken) }),
  '/api/auth/set-password': endpoint({ POST: anyone(setPasswordSchema, setPassword, { mails: true }) }),
  /** The second step of a staff sign-in: how it stands, and the code. */
  '/api/auth/second-factor': endpoint({
    GET: signingIn.reads(ownFactor),
    POST: signingIn.reads(codeRequest, showSecondFactor),
  }),
  '/api/auth/second-factor/new': endpoint({ POST: signingIn.reads(newFactorRequest, beginSecondFactor) }),
  '/api/auth/second-factor/confirm': endpoint({
    POST: signingIn(confirmFactorRequest, confirmSecondFactor, { mails: true }),
  }),
  '/api/auth/recovery-code': endpoint({
    POST: signingIn.reads(recoveryCodeRequest, showRecoveryCode, { mails: true }),
  }),
  /** A new set in place of the old one. */
  '/api/auth/recovery-codes': endpoint({
    POST: staff.reads(ownFactorRequest, renewRecoveryCodes, { mails: true }),
  }),
  /** A device that shows the second step: how it is asked, and its answer. */
  '/api/auth/passkey/ask': endpoint({ POST: signingIn.reads(askPasskeyRequest, askForPasskey) }),
  '/api/auth/passkey': endpoint({ POST: signingIn.reads(showPasskeyRequest, showPasskey) }),
  '/api/auth/passkeys/new': endpoint({ POST: staff.reads(newPasskeyRequest, beginPasskey) }),
  '/api/auth/passkeys/confirm': endpoint({
    POST: staff(confirmPasskeyRequest, confirmPasskey, { mails: true }),
  }),
  '/api/auth/passkeys/remove': endpoint({ POST: staff(passkeyToRemove, removePasskey, { mails: true }) }),
  '/api/auth/sign-out': endpoint({ POST: anyone(signOut) }),
  /** The specified login entry. */
  '/api/login': endpoint({ GET: anyone(signInQuery, signInPage, { answer: redirect }) }),
  /** POST although it changes nothing: a token in an address would end in logs. */
  '/api/account/email-link': endpoint({ POST: anyone(inspectTokenSchema, inspectEmailLink) }),
  /** Its own call, made by a press: programs that open every link of a mail must change nothing. */
  '/api/account/email-link/use': endpoint({
    POST: anyone(inspectTokenSchema, redeemEmailLink, { mails: true }),
  }),
});

export const config = {
  path: [
    '/api/auth/forgot-password',
    '/api/auth/sign-in-link',
    '/api/auth/sign-in-link/use',
    '/api/auth/setup-token',
    '/api/auth/set-password',
    '/api/auth/second-factor',
    '/api/auth/second-factor/new',
    '/api/auth/second-factor/confirm',
    '/api/auth/recovery-code',
    '/api/auth/recovery-codes',
    '/api/auth/passkey/ask',
    '/api/auth/passkey',
    '/api/auth/passkeys/new',
    '/api/auth/passkeys/confirm',
    '/api/auth/passkeys/remove',
    '/api/auth/sign-out',
    '/api/login',
    '/api/account/email-link',
    '/api/account/email-link/use',
  ],
};
