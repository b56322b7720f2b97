import { passwordLinkRequest, signInQuery } from '#domain/access/requests.ts';
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
import * as access from '#domain/access/api.ts';
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
import { redeemSignInLink } from '#server/access/redeem-sign-in-link.ts';
import { renewRecoveryCodes } from '#server/access/renew-recovery-codes.ts';
import { beginSecondFactor, confirmSecondFactor } from '#server/access/set-up-second-factor.ts';
import { inspectSetupToken, setPassword } from '#server/access/setup-token.ts';
import { showRecoveryCode, showSecondFactor } from '#server/access/show-second-factor.ts';
import { signInPage } from '#server/access/sign-in-page.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith } from '#server/entry/guards.ts';
import { signOut } from '#server/submissions/sign-out.ts';

/** Everything between a password and an open account, but the password itself: that call has a rate rule of its own. */
export default endpoints(
  [access.forgotPassword, forgotPassword, checkedWith(passwordLinkRequest)],
  [access.mailSignInLink, mailSignInLink, checkedWith(passwordLinkRequest)],
  [access.useSignInLink, redeemSignInLink],
  [access.inspectSetupToken, inspectSetupToken],
  [access.setPassword, setPassword],
  [access.secondFactor, ownFactor],
  [access.showCode, showSecondFactor, checkedWith(codeRequest)],
  [access.beginFactor, beginSecondFactor, checkedWith(newFactorRequest)],
  [access.confirmFactor, confirmSecondFactor, checkedWith(confirmFactorRequest)],
  [access.showRecoveryCode, showRecoveryCode, checkedWith(recoveryCodeRequest)],
  [access.renewRecoveryCodes, renewRecoveryCodes, checkedWith(ownFactorRequest)],
  [access.askForPasskey, askForPasskey, checkedWith(askPasskeyRequest)],
  [access.showPasskey, showPasskey, checkedWith(showPasskeyRequest)],
  [access.beginPasskey, beginPasskey, checkedWith(newPasskeyRequest)],
  [access.confirmPasskey, confirmPasskey, checkedWith(confirmPasskeyRequest)],
  [access.removePasskey, removePasskey, checkedWith(passkeyToRemove)],
  [access.signOut, signOut],
  [access.signInPage, signInPage, checkedWith(signInQuery)],
  [access.inspectEmailLink, inspectEmailLink],
  [access.useEmailLink, redeemEmailLink],
);

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
