import type * as z from 'zod/mini';
import type { ApiCall } from './api-call.ts';

/** What a form checks as one and sends by several calls: a schema without an address. */
export function piecemeal<Input extends z.ZodMiniType>(input: Input): ApiCall<'', Input, void> {
  return { kind: 'command', method: 'POST', path: '', who: 'signedIn', input, answer: undefined };
}
