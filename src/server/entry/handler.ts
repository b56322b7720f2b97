import type * as z from 'zod/mini';
import type { Audience } from '#domain/api-call.ts';
import { isId } from '#domain/record-id.ts';
import type { Undoable } from '#domain/workplace/undo.ts';
import type { App } from '../app.ts';
import { parseInput, readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { ok } from '../http/reply.ts';
import { deliverOutboxSoon } from '../mail/deliver-outbox-soon.ts';
import { boundToContent } from '../submissions/idempotency-key.ts';

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

/**
 * Where a service's input comes from: a schema, which reads the query of a GET and the JSON body of everything else,
 * or a function that reads the call by itself, such as a form with files.
 */
type InputFrom<Input> = z.ZodMiniType<Input> | ((call: Call, app: App) => Input | Promise<Input>);

type Service<Arguments extends readonly unknown[], Result> = (
  app: App,
  ...rest: [...Arguments]
) => Result | Promise<Result>;

export interface Answering<Result> {
  /** Makes the answer of what the service returned; without it, `ok` does. */
  readonly answer?: (result: Result) => Response;
  /**
   * Whether the service wrote a mail, which then goes out at once instead of with the next run, up to five minutes
   * later.
   */
  readonly mails?: boolean | ((result: Result) => boolean);
}

/**
 * Declares who may call a service, and where its input comes from. The service gets the app, the caller, the input, and
 * the call itself, in this order; what it returns is the answer, and what it throws is the refusal.
 */
export interface Door<Who extends readonly unknown[]> {
  <Result>(service: Service<[...Who, Call], Result>, answering?: Answering<Result>): Handler;
  <Input, Result>(
    input: InputFrom<Input>,
    service: Service<[...Who, Input, Call], Result>,
    answering?: Answering<Result>,
  ): Handler;
}

type ServiceOptions<Who extends readonly unknown[], Input, Result> =
  | readonly [service: Service<[...Who, Call], Result>, answering?: Answering<Result>]
  | WithInput<Who, Input, Result>;

type WithInput<Who extends readonly unknown[], Input, Result> = readonly [
  input: InputFrom<Input>,
  service: Service<[...Who, Input, Call], Result>,
  answering?: Answering<Result>,
];

function takesInput<Who extends readonly unknown[], Input, Result>(
  options: ServiceOptions<Who, Input, Result>,
): options is WithInput<Who, Input, Result> {
  return typeof options[1] === 'function';
}

/**
 * A door: `admit` checks the caller, refuses those who may not, and returns what the service learns about the rest. What is
 * wrong with the input is told only to those who may ask; `isSound` is false then, and nothing is counted or noted.
 */
export function door<Who extends readonly unknown[]>(
  access: Access,
  admit: (call: Call, app: App, isSound: boolean) => Promise<Who>,
): Door<Who> {
  return <Input, Result>(...options: ServiceOptions<Who, Input, Result>): Handler => ({
    access,
    input: takesInput(options) && typeof options[0] !== 'function' ? options[0] : null,
    answer: async (call, app) => {
      if (!takesInput(options)) {
        const [service, answering] = options;
        return finish(call, app, await service(app, ...(await admit(call, app, true)), call), answering);
      }
      const [from, service, answering] = options;
      const parsed = typeof from === 'function' ? null : await orRefusal(() => parsedInput(from, call));
      const who = await admit(call, app, !(parsed instanceof Refusal));
      if (parsed instanceof Refusal) throw parsed;
      const input = typeof from === 'function' ? await from(call, app) : (parsed as Input);
      return finish(call, app, await service(app, ...who, boundToContent(call, input), call), answering);
    },
  });
}

const parsedInput = async <Input>(schema: z.ZodMiniType<Input>, call: Call): Promise<Input> =>
  parseInput(schema, await readInput(call));

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
  { answer = ok, mails = false }: Answering<Result> = {},
): Response {
  if (typeof mails === 'function' ? mails(result) : mails) deliverOutboxSoon(call, app, heldMs(result));
  return answer(result);
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
