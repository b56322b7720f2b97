import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type AnsweredQuestion, type PasskeyName, PasskeyRefused, type Passkeys } from './passkeys.ts';

const hostOf = (siteOrigin: string) => new URL(siteOrigin).hostname;

const expected = ({ siteOrigin, challenge }: AnsweredQuestion) => ({
  expectedChallenge: challenge,
  expectedOrigin: siteOrigin,
  expectedRPID: hostOf(siteOrigin),
});

const named = (onFile: readonly PasskeyName[]) =>
  onFile.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));

/** What was checked. The library throws for one reason and answers "not verified" for another: both refuse. */
async function checked<Answer extends { verified: boolean }>(checking: Promise<Answer>): Promise<Answer> {
  const answer = await checking.catch((error: unknown) => {
    throw new PasskeyRefused('the answer does not fit', { cause: error });
  });
  if (!answer.verified) throw new PasskeyRefused('the signature does not fit');
  return answer;
}

/** WebAuthn, by `@simplewebauthn/server`. A device asks for a finger, a face or its PIN before it signs. */
export const webauthnPasskeys: Passkeys = {
  async askToMake({ siteOrigin, siteName, userId, email }, onFile) {
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: hostOf(siteOrigin),
      userName: email,
      userID: new TextEncoder().encode(userId),
      attestationType: 'none',
      excludeCredentials: named(onFile),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
    return { options, challenge: options.challenge };
  },

  async readMade(answer, question) {
    const { registrationInfo } = await checked(
      verifyRegistrationResponse({
        response: {
          ...answer,
          response: { ...answer.response, transports: answer.response.transports ?? [] },
          clientExtensionResults: {},
        },
        ...expected(question),
      }),
    );
    if (!registrationInfo) throw new PasskeyRefused('no passkey in the answer');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  },

  async askToShow(siteOrigin, onFile) {
    const options = await generateAuthenticationOptions({
      rpID: hostOf(siteOrigin),
      userVerification: 'required',
      allowCredentials: named(onFile),
    });
    return { options, challenge: options.challenge };
  },

  async readShown(answer, question, { credentialId, publicKey, counter }) {
    const { authenticationInfo } = await checked(
      verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} },
        ...expected(question),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      }),
    );
    return authenticationInfo.newCounter;
  },
};
