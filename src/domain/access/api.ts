// The calls between a password and an open account, and those about the account itself.
import { checkedBy, command, query, sent, typed, type FileAnswer } from '../api-call.ts';
import type { Device } from '../intake/devices.ts';
import type { Locale } from '../languages.ts';
import type { OwnActivity } from './activity.ts';
import type {
  CurrentUser,
  EmailLink,
  EmailLinkPurpose,
  PasskeyQuestion,
  SetupLink,
  SignedIn,
} from './link-answers.ts';
import type {
  changeEmailRequest,
  changePasswordRequest,
  closeAccountRequest,
  languageRequest,
  OwnAccount,
} from './own-account.ts';
import type { pictureRequest } from './picture.ts';
import type { passwordLinkRequest, signInQuery, signInRequest } from './requests.ts';
import type {
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
  NewFactor,
  SecondFactorView,
} from './second-factor.ts';

export const signIn = /*#__PURE__*/ command('POST /api/auth/sign-in', {
  who: 'anyone',
  input: checkedBy<typeof signInRequest>(),
  answer: typed<SignedIn>(),
});

/** Also while the database does not answer: this browser is signed out all the same. */
export const signOut = /*#__PURE__*/ command('POST /api/auth/sign-out', {
  who: 'anyone',
});

/** The specified login entry. */
export const signInPage = /*#__PURE__*/ query('GET /api/login', {
  who: 'anyone',
  input: checkedBy<typeof signInQuery>(),
  answer: typed<string>(),
});

/** Says the same for every address. */
export const forgotPassword = /*#__PURE__*/ command('POST /api/auth/forgot-password', {
  who: 'anyone',
  input: checkedBy<typeof passwordLinkRequest>(),
});

export const mailSignInLink = /*#__PURE__*/ command('POST /api/auth/sign-in-link', {
  who: 'anyone',
  input: checkedBy<typeof passwordLinkRequest>(),
});

/** Its own call, made by a press: programs that open every link of a mail must not use it up. */
export const useSignInLink = /*#__PURE__*/ command('POST /api/auth/sign-in-link/use', {
  who: 'anyone',
  input: sent<{ token: string; device: Device }>(),
  answer: typed<{ readonly returnTo: string | null; readonly language: Locale }>(),
});

/** POST although it changes nothing: a token in an address would end in logs. */
export const inspectSetupToken = /*#__PURE__*/ command('POST /api/auth/setup-token', {
  who: 'anyone',
  input: sent<{ token: string }>(),
  answer: typed<SetupLink>(),
});

export const setPassword = /*#__PURE__*/ command('POST /api/auth/set-password', {
  who: 'anyone',
  input: sent<{ token: string; password: string; dateOfBirth?: string | undefined; device?: Device }>(),
  answer: typed<{
    readonly returnTo: string | null;
    readonly language: Locale;
    readonly secondFactor: boolean;
  }>(),
});

/** How the second step of a staff sign-in stands. */
export const secondFactor = /*#__PURE__*/ query('GET /api/auth/second-factor', {
  who: 'signingIn',
  answer: typed<SecondFactorView>(),
});

export const showCode = /*#__PURE__*/ command('POST /api/auth/second-factor', {
  who: 'signingIn',
  input: checkedBy<typeof codeRequest>(),
});

export const beginFactor = /*#__PURE__*/ command('POST /api/auth/second-factor/new', {
  who: 'signingIn',
  input: checkedBy<typeof newFactorRequest>(),
  answer: typed<NewFactor>(),
});

export const confirmFactor = /*#__PURE__*/ command('POST /api/auth/second-factor/confirm', {
  who: 'signingIn',
  input: checkedBy<typeof confirmFactorRequest>(),
  answer: typed<{ readonly recoveryCodes: readonly string[]; readonly passkeyPermit: string }>(),
});

export const showRecoveryCode = /*#__PURE__*/ command('POST /api/auth/recovery-code', {
  who: 'signingIn',
  input: checkedBy<typeof recoveryCodeRequest>(),
  answer: typed<{ readonly left: number }>(),
});

/** A new set in place of the old one. */
export const renewRecoveryCodes = /*#__PURE__*/ command('POST /api/auth/recovery-codes', {
  who: 'staff',
  input: checkedBy<typeof ownFactorRequest>(),
  answer: typed<{ readonly recoveryCodes: readonly string[] }>(),
});

/** A device that shows the second step: how it is asked. */
export const askForPasskey = /*#__PURE__*/ command('POST /api/auth/passkey/ask', {
  who: 'signingIn',
  input: checkedBy<typeof askPasskeyRequest>(),
  answer: typed<PasskeyQuestion>(),
});

/** Its answer. */
export const showPasskey = /*#__PURE__*/ command('POST /api/auth/passkey', {
  who: 'signingIn',
  input: checkedBy<typeof showPasskeyRequest>(),
});

export const beginPasskey = /*#__PURE__*/ command('POST /api/auth/passkeys/new', {
  who: 'staff',
  input: checkedBy<typeof newPasskeyRequest>(),
  answer: typed<PasskeyQuestion>(),
});

export const confirmPasskey = /*#__PURE__*/ command('POST /api/auth/passkeys/confirm', {
  who: 'staff',
  input: checkedBy<typeof confirmPasskeyRequest>(),
});

export const removePasskey = /*#__PURE__*/ command('POST /api/auth/passkeys/remove', {
  who: 'staff',
  input: checkedBy<typeof passkeyToRemove>(),
});

export const user = /*#__PURE__*/ query('GET /api/auth/user', {
  who: 'signedIn',
  answer: typed<CurrentUser>(),
});

export const account = /*#__PURE__*/ query('GET /api/account', {
  who: 'signedIn',
  answer: typed<OwnAccount>(),
});

/** What happened in the account of late. */
export const activity = /*#__PURE__*/ query('GET /api/account/activity', {
  who: 'signedIn',
  answer: typed<OwnActivity>(),
});

export const close = /*#__PURE__*/ command('POST /api/account/close', {
  who: 'signedIn',
  input: checkedBy<typeof closeAccountRequest>(),
});

export const changeEmail = /*#__PURE__*/ command('POST /api/account/email', {
  who: 'signedIn',
  input: checkedBy<typeof changeEmailRequest>(),
});

export const cancelEmailChange = /*#__PURE__*/ command('DELETE /api/account/email', {
  who: 'signedIn',
});

/** POST although it changes nothing: a token in an address would end in logs. */
export const inspectEmailLink = /*#__PURE__*/ command('POST /api/account/email-link', {
  who: 'anyone',
  input: sent<{ token: string }>(),
  answer: typed<EmailLink>(),
});

/** Its own call, made by a press: programs that open every link of a mail must change nothing. */
export const useEmailLink = /*#__PURE__*/ command('POST /api/account/email-link/use', {
  who: 'anyone',
  input: sent<{ token: string }>(),
  answer: typed<{ readonly purpose: EmailLinkPurpose; readonly email: string }>(),
});

export const changeLanguage = /*#__PURE__*/ command('POST /api/account/language', {
  who: 'signedIn',
  input: checkedBy<typeof languageRequest>(),
});

export const changePassword = /*#__PURE__*/ command('POST /api/account/password', {
  who: 'signedIn',
  input: checkedBy<typeof changePasswordRequest>(),
});

export const picture = /*#__PURE__*/ query('GET /api/account/picture', {
  who: 'signedIn',
  answer: typed<FileAnswer>(),
});

export const keepPicture = /*#__PURE__*/ command('PUT /api/account/picture', {
  who: 'signedIn',
  input: checkedBy<typeof pictureRequest>(),
});

export const removePicture = /*#__PURE__*/ command('DELETE /api/account/picture', {
  who: 'signedIn',
});

export const endSession = /*#__PURE__*/ command('DELETE /api/account/sessions/:id', {
  who: 'signedIn',
});

/** All but the one that asks. */
export const endOtherSessions = /*#__PURE__*/ command('DELETE /api/account/sessions', {
  who: 'signedIn',
  answer: typed<{ readonly ended: number }>(),
});
