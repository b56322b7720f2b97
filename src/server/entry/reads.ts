import type * as z from 'zod/mini';
import { requireSessionAndRead } from '../access/require-session.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import type { Reading } from '../database/reading.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { finish, idOf, readInput, type Access, type Handler } from './handler.ts';

/**
 * A door that asks the database once: for the session and for what is read. The service is a reading; what it is asked
 * comes from the address and the schema, in this order.
 */
export interface ReadingDoor<Who extends Session> {
  <Schema extends z.ZodMiniType, Result>(one: Reading<[], App, Who, Schema, Result>): Handler;
  <Input, Schema extends z.ZodMiniType, Result>(
    input: z.ZodMiniType<Input>,
    one: Reading<[Input], App, Who, Schema, Result>,
  ): Handler;
  /** The same for an address with an `:id`. */
  readonly byId: {
    <Schema extends z.ZodMiniType, Result>(one: Reading<[id: string], App, Who, Schema, Result>): Handler;
    <Input, Schema extends z.ZodMiniType, Result>(
      input: z.ZodMiniType<Input>,
      one: Reading<[id: string, Input], App, Who, Schema, Result>,
    ): Handler;
  };
}

type AnyReading<Who extends Session> = Reading<readonly never[], App, Who, z.ZodMiniType, unknown>;

/** `admit` checks the caller, whose sign-in is complete, and refuses those who may not. */
export function readingDoor<Who extends Session>(
  access: Access,
  admit: (session: Session) => Who,
): ReadingDoor<Who> {
  const make =
    (withId: boolean) =>
    (...parts: readonly unknown[]): Handler => {
      // The overloads above say what belongs to what.
      const one = parts.at(-1) as AnyReading<Who>;
      const input = parts.length > 1 ? (parts[0] as z.ZodMiniType) : null;
      return { access, input, answer: (call, app) => answerReading(call, app, admit, one, input, withId) };
    };
  return Object.assign(make(false), { byId: make(true) }) as ReadingDoor<Who>;
}

async function answerReading<Who extends Session>(
  call: Call,
  app: App,
  admit: (session: Session) => Who,
  one: AnyReading<Who>,
  input: z.ZodMiniType | null,
  withId: boolean,
): Promise<Response> {
  const request = await inputOf(call, input, withId);
  // A caller without the right to ask is refused for that first, and not for what is wrong with the input.
  const p = request instanceof Refusal ? {} : one.ask(app, ...(request as never[]));
  const name = request instanceof Refusal ? 'read_account' : one.name;
  const { session, isRead, stored } = await requireSessionAndRead(call, app, name, p);
  const who = admit(session);
  if (request instanceof Refusal) throw request;
  // Between its clock and ours the session ended.
  if (!isRead) throw new Refusal('sign_in_required');
  return finish(
    call,
    app,
    one.describe(app, readAnswer(one.name, stored, one.answer), who, ...(request as never[])),
  );
}

async function inputOf(
  call: Call,
  input: z.ZodMiniType | null,
  withId: boolean,
): Promise<readonly unknown[] | Refusal> {
  try {
    return [...(withId ? [idOf(call)] : []), ...(input ? [parseInput(input, await readInput(call))] : [])];
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
