// What stands behind a call: a query reads, a command writes.
import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import type { SqlFunction } from '../database/call-sql.ts';
import type { Look } from '../database/reading.ts';
import type { NamedFunction, ParametersOf } from '../database/parameters.ts';
import type { Call } from './call.ts';

/** Who asks: said to the function by the session, whatever the parameters say. */
type WhoAsks = 'actorId' | 'actorRole';

type AskedFor<Name extends NamedFunction> = Omit<ParametersOf<Name>, WhoAsks>;

export interface Query<Who, Input, Result> {
  readonly kind: 'query';
  readonly sql: NamedFunction;
  readonly params: (input: Input, app: App) => object;
  readonly answer: z.ZodMiniType;
  /** Its function takes one argument, `p`, and leaves this line in the audit log. */
  readonly takesJson?: true;
  readonly notes?: Look | undefined;
  readonly toResult: (stored: never, context: QueryContext<Who, Input>) => Result | Promise<Result>;
}

interface QueryContext<Who, Input> {
  readonly app: App;
  readonly actor: Who;
  readonly input: Input;
}

interface QueryParts<Who, Input, Name extends NamedFunction, Schema extends z.ZodMiniType, Result> {
  readonly sql: Name;
  /** Its parameters beyond who asks (`p_actor_id`, `p_actor_role`). */
  readonly params: (input: Input, app: App) => AskedFor<Name>;
  /** What is used of the answer of the function. */
  readonly answer: Schema;
  /** Makes the answer of the call of what is stored, where it is another one; refuses what has to be refused. */
  readonly toResult?: (
    stored: z.output<Schema>,
    context: QueryContext<Who, Input>,
  ) => Result | Promise<Result>;
}

export function query<
  Name extends NamedFunction,
  Schema extends z.ZodMiniType,
  Who = unknown,
  Input = unknown,
  Result = z.output<Schema>,
>(parts: QueryParts<Who, Input, Name, Schema, Result>): Query<Who, Input, Result> {
  const toResult = (stored: unknown) => stored;
  return { kind: 'query', toResult, ...parts } as unknown as Query<Who, Input, Result>;
}

export interface First<Input> {
  readonly sql: NamedFunction;
  readonly params: (input: Input, app: App) => object;
  readonly answer: z.ZodMiniType;
  /** Its function takes one argument, `p`, and leaves this line in the audit log. */
  readonly takesJson?: true;
  readonly notes?: Look | undefined;
}

export interface Command<Needs, Who, Input, Result> {
  readonly kind: 'command';
  readonly first?: First<Input>;
  readonly run: (
    app: Needs,
    actor: Who,
    input: Input,
    besides: { readonly call: Call; readonly first: never },
  ) => Promise<Result>;
  readonly sendsMail?: boolean | ((result: Result) => boolean);
  readonly respond?: (result: Result) => Response;
}

interface CommandParts<Needs, Who, Input, Name extends NamedFunction, Schema extends z.ZodMiniType, Result> {
  /** What it must know beforehand, asked in one question with the session. */
  readonly first?:
    | {
        readonly sql: Name;
        readonly params: (input: Input, app: App) => AskedFor<Name>;
        readonly answer: Schema;
      }
    | {
        readonly sql: SqlFunction;
        readonly takesJson: true;
        readonly params: (input: Input, app: App) => object;
        readonly answer: Schema;
      };
  /** Does it, and returns the answer of the call; throws what it refuses. */
  readonly run: (
    app: Needs,
    actor: Who,
    input: Input,
    besides: { readonly call: Call; readonly first: z.output<Schema> },
  ) => Promise<Result>;
  /** Whether mail was written, which then goes out at once instead of with the next run, up to five minutes later. */
  readonly sendsMail?: boolean | ((result: Result) => boolean);
  /** Makes an answer that is more than JSON, such as a cookie or a file. */
  readonly respond?: (result: Result) => Response;
}

export function command<
  Needs,
  Who,
  Input,
  Result,
  Name extends NamedFunction = NamedFunction,
  Schema extends z.ZodMiniType = z.ZodMiniType,
>(parts: CommandParts<Needs, Who, Input, Name, Schema, Result>): Command<Needs, Who, Input, Result> {
  return { kind: 'command', ...parts } as unknown as Command<Needs, Who, Input, Result>;
}
