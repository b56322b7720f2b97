// What stands behind a call: a query reads, a command writes.
import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import type { SignedInRead } from '../database/signed-in-read.ts';
import type { SqlFunction, ParametersOf } from '../database/parameters.ts';
import type { Call } from './call.ts';

/** Who asks: said to the function by the session, whatever the parameters say. */
type WhoAsks = 'actorId' | 'actorRole';

type AskedFor<Name extends SqlFunction> = Omit<ParametersOf<Name>, WhoAsks>;

export interface Query<Who, Input, Result> {
  readonly kind: 'query';
  readonly sql: SqlFunction;
  readonly params: (input: Input, app: QueryApp) => object;
  readonly answer: z.ZodMiniType;
  readonly notes?: SignedInRead | undefined;
  readonly toResult: (stored: never, context: QueryContext<Who, Input>) => Result | Promise<Result>;
}

/** What a query works with beside its answer; what needs more, such as files, is a command. */
export type QueryApp = Pick<App, 'clock' | 'config' | 'db' | 'site'>;

export interface QueryContext<Who, Input> {
  readonly app: QueryApp;
  readonly actor: Who;
  readonly input: Input;
}

/** What is asked of the database, in one question with the session where there is one. */
interface Question<Input, Name extends SqlFunction, Schema extends z.ZodMiniType> {
  readonly sql: Name;
  /** Its parameters beyond who asks (`p_actor_id`, `p_actor_role`). */
  readonly params: (input: Input, app: QueryApp) => AskedFor<Name>;
  /** What is used of the answer of the function. */
  readonly answer: Schema;
  /** The line that the question leaves in the audit log. */
  readonly notes?: SignedInRead | undefined;
}

type QueryParts<Who, Input, Name extends SqlFunction, Schema extends z.ZodMiniType, Result> = Question<
  Input,
  Name,
  Schema
> & {
  /** Makes the answer of the call of what is stored, where it is another one; refuses what has to be refused. */
  readonly toResult?: (
    stored: z.output<Schema>,
    context: QueryContext<Who, Input>,
  ) => Result | Promise<Result>;
};

export function query<
  Name extends SqlFunction,
  Schema extends z.ZodMiniType,
  Who = unknown,
  Input = unknown,
  Result = z.output<Schema>,
>(parts: QueryParts<Who, Input, Name, Schema, Result>): Query<Who, Input, Result> & { readonly sql: Name } {
  const toResult = (stored: unknown) => stored;
  return { kind: 'query', toResult, ...parts } as unknown as Query<Who, Input, Result> & {
    readonly sql: Name;
  };
}

export interface First<Input> {
  readonly sql: SqlFunction;
  readonly params: (input: Input, app: QueryApp) => object;
  readonly answer: z.ZodMiniType;
  readonly notes?: SignedInRead | undefined;
}

export interface Command<Needs, Who, Input, Result> extends Answering<Result> {
  readonly kind: 'command';
  readonly reads?: ReadsInput<unknown>;
  readonly first?: First<Input>;
  readonly run: (
    app: Needs,
    actor: Who,
    input: Input,
    besides?: { readonly call?: Partial<Call>; readonly first?: never },
  ) => Promise<Result>;
}

/** Reads what is sent where the contract has its type alone: by a schema, or by itself, as a form with files. */
export type ReadsInput<Input> = z.ZodMiniType<Input> | ((call: Call, app: App) => Input | Promise<Input>);

/** What follows a write. */
export interface Answering<Result> {
  /** Whether mail was written, which then goes out at once instead of with the next run, up to five minutes later. */
  readonly sendsMail?: boolean | SendsMail<Result>['of'];
  /** Makes an answer that is more than JSON, such as a file. */
  respond?(result: Result): Response;
}

/** A method, so that a service may return more than its contract says, such as cookies. */
interface SendsMail<Result> {
  of(result: Result): boolean;
}

interface CommandParts<
  Needs,
  Who,
  Input,
  Name extends SqlFunction,
  Schema extends z.ZodMiniType,
  Result,
> extends Answering<NoInfer<Result>> {
  readonly reads?: ReadsInput<Input>;
  /** What it must know beforehand, asked in one question with the session. */
  readonly first?: Question<Input, Name, Schema>;
  /** Does it, and returns the answer of the call; throws what it refuses. */
  readonly run: (
    app: Needs,
    actor: Who,
    input: Input,
    besides: { readonly call: Call; readonly first: z.output<Schema> },
  ) => Promise<Result>;
}

export function command<
  Needs,
  Who,
  Input,
  Result,
  Name extends SqlFunction = SqlFunction,
  Schema extends z.ZodMiniType = z.ZodMiniType,
>(parts: CommandParts<Needs, Who, Input, Name, Schema, Result>): Command<Needs, Who, Input, Result> {
  return { kind: 'command', ...parts } as unknown as Command<Needs, Who, Input, Result>;
}
