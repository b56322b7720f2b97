// Pages that send files may connect to storage only. A build for local storage names a placeholder, since no build knows
// the port; the stack that serves it fills in its own.
import { localStorageOrigin } from '#collections/build-environment.ts';
import type { Answer } from './netlify/answer.ts';

/** The page with the local storage in its policy; any other page as it is. */
export function withLocalStorage(answer: Answer, storageUrl: string): Answer {
  const policy = answer.headers['content-security-policy'];
  if (typeof policy !== 'string' || !policy.includes(localStorageOrigin)) return answer;
  const own = policy.replaceAll(localStorageOrigin, new URL(storageUrl).origin);
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': own } };
}
