import type * as z from 'zod/mini';
import type { Audience } from '#domain/api-call.ts';
import { isId } from '#domain/record-id.ts';
import type { Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { ok } from '../http/reply.ts';
import type { Answering } from '../http/service.ts';
import { deliverOutboxSoon } from '../mail/deliver-outbox-soon.ts';

export type Access = Audience;

/** One method of one address. */
export interface Handler {
  readonly access: Access;
  /** What the call must look like, where a schema says it. */
  readonly input: z.ZodMiniType | null;
  /** The function of the database that is asked together with the session, where there is one. */
  readonly reads?: { readonly name: string; readonly needs: string };
  readonly answer: (call: Call, app: App) => Promise<Response>;
}

/** What is read, or why it was refused, for whoever has to ask something else first. */
export async function orRefusal<Read>(read: () => Read | Promise<Read>): Promise<Read | Refusal> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export async function readInput({ request, url }: Call): Promise<unknown> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? Object.fromEntries(url.searchParams) : readJson(request);
}

export function finish<Result>(
  call: Call,
  app: App,
  result: Result,
  { sendsMail = false, respond = ok }: Answering<Result> = {},
): Response {
  const isMailed = typeof sendsMail === 'function' ? sendsMail(result) : sendsMail;
  if (isMailed) deliverOutboxSoon(call, app, heldMs(result));
  return respond(result);
}

/** How long mails wait, because what they tell may be taken back. */
function heldMs(result: unknown): number {
  const { undo } = (result ?? {}) as Partial<Undoable>;
  // The moment itself belongs to the undo.
  return undo ? (undo.seconds + 1) * 1000 : 0;
}

/** An id in the address. Refuses `not_found` for what can be nobody's. */
export function idOf(call: Pick<Call, 'params'>, name = 'id'): string {
  const id = call.params[name];
  if (!isId(id)) throw new Refusal('not_found');
  return id;
}
