import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type * as z from 'zod/mini';
import type { PasskeyQuestion } from '#domain/access/link-answers.ts';
import type { newPasskeyRequest } from '#domain/access/second-factor.ts';
import type { Locale } from '#domain/languages.ts';
import * as accessApi from '#domain/access/api.ts';
import { ApiError } from '#browser/api.ts';
import { callApi } from '#browser/call-api.ts';

/** Whether this browser can make and show passkeys at all. */
export const canHavePasskey = (): boolean => browserSupportsWebAuthn();

/** What the device answers; a person who says no, or waits too long, reads `cancelled`. */
async function fromDevice<Answer>(work: () => Promise<Answer>, cancelled: string): Promise<Answer> {
  try {
    return await work();
  } catch {
    throw new ApiError(0, 'passkey_cancelled', cancelled);
  }
}

/** A refusal names its one field; what is said there is what the person has to read. */
function bringOut(error: unknown): never {
  const [first] = error instanceof ApiError ? error.fields : [];
  if (error instanceof ApiError && first?.field === 'passkey')
    throw new ApiError(error.status, error.code, first.message);
  throw error;
}

/**
 * Makes a passkey on this device. Takes the permit of a set-up, or password and code; returns what the device was asked. Refuses as
 * the calls do.
 */
export async function makePasskey(
  locale: Locale,
  proof: z.infer<typeof newPasskeyRequest>,
  cancelled: string,
): Promise<PasskeyQuestion> {
  const question = await callApi(accessApi.beginPasskey, proof, { locale }).catch(bringOut);
  const { options, pending } = question;
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, type, response } = await fromDevice(() => startRegistration({ optionsJSON }), cancelled);
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  await callApi(accessApi.confirmPasskey, { pending, passkey: made }, { locale }).catch(bringOut);
  return question;
}

/** The second step by a passkey. Refuses as the calls do. */
export async function showPasskey(locale: Locale, cancelled: string): Promise<void> {
  const { options, pending } = await callApi(accessApi.askForPasskey, {}, { locale });
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const { id, rawId, type, response } = await fromDevice(
    () => startAuthentication({ optionsJSON }),
    cancelled,
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const shown = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  await callApi(accessApi.showPasskey, { pending, passkey: shown }, { locale }).catch(bringOut);
}
