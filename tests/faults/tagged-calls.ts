// Says of each outgoing call for which trial it is made, so that many trials at once can each have a fault of
// their own. Everything the calls belong to (functions, adapters, clients) stays as it is.
import { AsyncLocalStorage } from 'node:async_hooks';

export const trialHeader = 'x-trial';

const trials = new AsyncLocalStorage<string>();

/** Everything `work` calls, also later and in the background, is a call of this trial. */
export function asTrial<Result>(trial: string, work: () => Result): Result {
  return trials.run(trial, work);
}

/** Where a call goes instead; undefined: where it was going. May watch how it ends. */
export type Detour = (
  trial: string,
  call: { readonly method: string; readonly url: URL },
  send: (url: URL) => Promise<Response>,
) => Promise<Response> | undefined;

/** Marks every `fetch` of this process. Returns how to stop. */
export function tagCalls(detour: Detour = () => undefined): () => void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const trial = trials.getStore();
    if (trial === undefined) return plain(input, init);
    // Not as a new Request: that one holds on to a time-out signal so loosely that it may never come.
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(trialHeader, trial);
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const send = (to: URL): Promise<Response> =>
      plain(to.href === url.href ? input : to, { ...init, headers });
    return detour(trial, { method, url }, send) ?? send(url);
  };
  return () => {
    globalThis.fetch = plain;
  };
}
