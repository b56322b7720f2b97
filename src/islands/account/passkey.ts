import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { newPasskeyRequest } from '#domain/access/second-factor.ts';
import type { Locale } from '#domain/languages.ts';
import type * as z from 'zod/mini';
import { ApiError, callApi } from '#browser/api.ts';

/** Whether this browser can make and show passkeys at all. */
export const canHavePasskey = (): boolean => browserSupportsWebAuthn();

interface Asked<Options> {
  readonly options: Options;
  readonly pending: string;
}

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

/** Makes a passkey on this device. Takes the permit of a set-up, or password and code. Refuses as the calls do. */
export async function makePasskey(
  locale: Locale,
  proof: z.infer<typeof newPasskeyRequest>,
  cancelled: string,
): Promise<void> {
  const call = { method: 'POST', locale } as const;
  const { options, pending } = await callApi<Asked<Parameters<typeof startRegistration>[0]['optionsJSON']>>(
    '/api/auth/passkeys/new',
    { ...call, body: proof },
  ).catch(bringOut);
  const { id, rawId, type, response } = await fromDevice(
    () => startRegistration({ optionsJSON: options }),
    cancelled,
  );
  const { clientDataJSON, attestationObject, transports } = response;
  await callApi('/api/auth/passkeys/confirm', {
    ...call,
    body: {
      pending,
      passkey: { id, rawId, type, response: { clientDataJSON, attestationObject, transports } },
    },
  }).catch(bringOut);
}

/** The second step by a passkey. Refuses as the calls do. */
export async function showPasskey(locale: Locale, cancelled: string): Promise<void> {
  const call = { method: 'POST', locale } as const;
  const { options, pending } = await callApi<Asked<Parameters<typeof startAuthentication>[0]['optionsJSON']>>(
    '/api/auth/passkey/ask',
    { ...call, body: {} },
  );
  const { id, rawId, type, response } = await fromDevice(
    () => startAuthentication({ optionsJSON: options }),
    cancelled,
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  await callApi('/api/auth/passkey', {
    ...call,
    body: {
      pending,
      passkey: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } },
    },
  }).catch(bringOut);
}
