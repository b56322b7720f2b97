import type * as z from 'zod/mini';
import { isId } from '#domain/record-id.ts';
import type { AccountTries } from '../access/account-tries.ts';
import { requireSessionAndRead } from '../access/require-session.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import type { Reading } from '../database/reading.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { boundToContent } from '../submissions/idempotency-key.ts';
import { finish, idOf, orRefusal, readInput, type Answering, type Handler } from './handler.ts';

interface ById<Who extends Session, Ids extends readonly string[]> {
  <Schema extends z.ZodMiniType, Result>(
    one: Reading<Ids, App, Who, Schema, Result>,
    answering?: Answering<Result>,
  ): Handler;
  <Input, Schema extends z.ZodMiniType, Result>(
    input: z.ZodMiniType<Input>,
    one: Reading<[...Ids, Input], App, Who, Schema, Result>,
    answering?: Answering<Result>,
  ): Handler;
}

/**
 * A door that asks the database once: for the session and for what is read. The service is a reading; what it is asked
 * comes from the address and the schema, in this order.
 */
export interface ReadingDoor<Who extends Session> extends ById<Who, []> {
  /** The same for an address with an `:id`. */
  readonly byId: ById<Who, [id: string]>;
  /** For a matter of a case, whose address names both. */
  readonly byMatter: ById<Who, [caseId: string, matterId: string]>;
  /** For an address that names a kind before the id; which kinds there are is the reading's to say. */
  readonly byKind: ById<Who, [kind: string, id: string]>;
}

type AnyReading<Who extends Session> = Reading<readonly never[], App, Who, z.ZodMiniType, unknown>;

interface Door<Who extends Session> {
  /** Whom it opens to, in the words of `public.readings`. */
  readonly needs: 'signingIn' | 'client' | 'staff';
  /** What is counted for the account before anything is read. */
  readonly tries?: AccountTries;
  /** Checks the caller, whose sign-in is complete, and refuses those who may not. */
  readonly admit: (session: Session) => Who;
}

export function readingDoor<Who extends Session>(door: Door<Who>): ReadingDoor<Who> {
  const make =
    (ids: readonly string[]) =>
    (...parts: readonly unknown[]): Handler => {
      // The overloads above say what belongs to what.
      const at = parts.findIndex(isReading);
      const one = parts[at] as AnyReading<Who>;
      const input = at > 0 ? (parts[0] as z.ZodMiniType) : null;
      const answering = parts[at + 1] as Answering<unknown> | undefined;
      const { needs } = door;
      return {
        access: needs === 'client' ? 'signedIn' : needs,
        input,
        reads: { name: one.name, needs },
        answer: async (call, app) => {
          const request = await inputOf(call, ids, input);
          return finish(call, app, await readThrough(call, app, door, one, request), answering);
        },
      };
    };
  return Object.assign(make([]), {
    byId: make(['id']),
    byMatter: make(['id', 'matterId']),
    byKind: make(['kind', 'id']),
  }) as ReadingDoor<Who>;
}

const isReading = (one: unknown): boolean => typeof one === 'object' && one !== null && 'describe' in one;

async function readThrough<Who extends Session>(
  call: Call,
  app: App,
  { needs, tries, admit }: Door<Who>,
  one: AnyReading<Who>,
  request: readonly unknown[] | Refusal,
): Promise<unknown> {
  // A caller without the right to ask is refused for that first, and not for what is wrong with the input.
  const isRefused = request instanceof Refusal;
  const { id } = call.params;
  const { session, isOpen, isKnown, answer } = await requireSessionAndRead(call, app, {
    needs,
    ...(isId(id) && { id }),
    ...(!isRefused && {
      name: one.name,
      p: one.ask(app, ...(request as never[])),
      notes: one.notes,
      tries,
    }),
  });
  const who = admit(session);
  if (isRefused) throw request;
  // Between its clock and ours the session ended.
  if (!isOpen) throw new Refusal('sign_in_required');
  if (!isKnown) throw new Refusal('not_found');
  return one.describe(app, readAnswer(one.name, answer, one.answer), who, ...(request as never[]));
}

const inputOf = (call: Call, ids: readonly string[], input: z.ZodMiniType | null) =>
  orRefusal<readonly unknown[]>(async () => [
    ...ids.map((name) => (name === 'kind' ? (call.params[name] ?? '') : idOf(call, name))),
    ...(input ? [boundToContent(call, parseInput(input, await readInput(call)))] : []),
  ]);
