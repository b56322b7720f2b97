import type { AnswerOf, ApiCall, InputOf } from '#domain/api-call.ts';
import type { Locale } from '#domain/languages.ts';
import { sendRequest } from './api.ts';
import { pageLocale } from './page-locale.ts';

export interface CallOptions {
  /** Of the answer's words; the page's without it. */
  readonly locale?: Locale;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the call outlive the page; browsers then allow 64 kB at most. */
  readonly keepalive?: boolean;
  /** Instead of the usual patience. */
  readonly timeoutMs?: number;
}

/** Left out where a call takes nothing. */
type Handed<Call extends ApiCall> = keyof InputOf<Call> extends never
  ? [input?: Record<string, never>, options?: CallOptions]
  : [input: InputOf<Call>, options?: CallOptions];

export type CallApi = <Call extends ApiCall>(call: Call, ...handed: Handed<Call>) => Promise<AnswerOf<Call>>;

/**
 * Makes a call of the contract: fills in its address, sends the rest of the input and returns the answer. Throws only
 * ApiError. Development and tests parse every answer, and throw where it is not what the contract says.
 */
export const callApi: CallApi = async (call, ...[input = {}, options = {}]) => {
  const { locale = pageLocale(), ...rest } = options;
  const { address, body } = addressed(call, input);
  // What takes an input takes an empty one, too: a list that is asked for nothing in particular.
  const hasBody =
    call.method !== 'GET' &&
    (call.input !== undefined || body instanceof FormData || Object.keys(body).length > 0);
  const answer = await sendRequest(address, {
    ...rest,
    method: call.method,
    locale,
    ...(hasBody && { body }),
  });
  if (import.meta.env.DEV && call.answer && !call.answer.isTypeAlone) {
    const { checkAnswer } = await import('./check-answer.ts');
    checkAnswer(call, answer);
  }
  return answer as never;
};

/** The address with its parameters, and what is left of the input; a GET carries it in its query, a form with files goes whole. */
function addressed(call: ApiCall, input: object): { readonly address: string; readonly body: object } {
  if (input instanceof FormData) return { address: call.path, body: input };
  const body: Record<string, unknown> = { ...input };
  const address = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(body[name]);
    delete body[name];
    return encodeURIComponent(value);
  });
  if (call.method !== 'GET') return { address, body };
  const query = new URLSearchParams(
    Object.entries(body).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
  return { address: query.size > 0 ? `${address}?${query}` : address, body: {} };
}
