// Services that take the caller, the id of the address and the input one after the other, as a call of the contract has
// them: side by side.
import type * as z from 'zod/mini';
import type { App } from '../app.ts';
import type { StaffSession } from '../access/session.ts';
import type { SqlFunction } from '../database/call-sql.ts';
import type { Look } from '../database/reading.ts';
import { command, type Command, type Query } from '../http/service.ts';

interface Reads<Ids extends readonly unknown[], Input, Schema extends z.ZodMiniType, Result> {
  readonly name: SqlFunction;
  readonly notes?: Look;
  readonly ask: (app: App, ...rest: [...Ids, Input]) => object;
  readonly answer: Schema;
  readonly describe: (
    app: App,
    stored: z.output<Schema>,
    who: StaffSession,
    ...rest: [...Ids, Input]
  ) => Result | Promise<Result>;
}

/** A reading whose address names nothing. */
export const reads = <Input, Schema extends z.ZodMiniType, Result>(
  one: Reads<[], Input, Schema, Result>,
): Query<StaffSession, Input, Result> =>
  queryOf(one, (input) => [input]) as unknown as Query<StaffSession, Input, Result>;

/** A reading of what the `:id` of its address names. */
export const readsById = <Input, Schema extends z.ZodMiniType, Result>(
  one: Reads<[id: string], Input, Schema, Result>,
): Query<StaffSession, Input & { readonly id: string }, Result> =>
  queryOf(one, ({ id, ...input }: Input & { readonly id: string }) => [id, input]) as unknown as Query<
    StaffSession,
    Input & { readonly id: string },
    Result
  >;

const queryOf = <Asked, Ids extends readonly unknown[], Input, Schema extends z.ZodMiniType, Result>(
  { name, notes, ask, answer, describe }: Reads<Ids, Input, Schema, Result>,
  restOf: (asked: Asked) => readonly unknown[],
) => ({
  kind: 'query',
  sql: name,
  takesJson: true,
  notes,
  params: (asked: Asked, app: App) => ask(app, ...(restOf(asked) as [...Ids, Input])),
  answer,
  toResult: (
    stored: z.output<Schema>,
    { app, actor, input }: { app: App; actor: StaffSession; input: Asked },
  ) => describe(app, stored, actor, ...(restOf(input) as [...Ids, Input])),
});

interface Mailing<Result> {
  readonly sendsMail?: boolean | ((result: Result) => boolean);
  readonly respond?: (result: Result) => Response;
}

/** A service whose address names nothing. */
export const runs = <Input, Result>(
  service: (app: App, who: StaffSession, input: Input) => Promise<Result>,
  mailing: Mailing<Result> = {},
): Command<App, StaffSession, Input, Result> =>
  command({ ...mailing, run: (app: App, who: StaffSession, input: Input) => service(app, who, input) });

/** A service about what the `:id` of its address names. */
export const runsById = <Input, Result>(
  service: (app: App, who: StaffSession, id: string, input: Input) => Promise<Result>,
  mailing: Mailing<Result> = {},
): Command<App, StaffSession, Input & { readonly id: string }, Result> =>
  command({
    ...mailing,
    run: (app: App, who: StaffSession, { id, ...input }: Input & { readonly id: string }) =>
      service(app, who, id, input as Input),
  });

/** A service that goes on to write from what it reads of the `:id` in one question with the session. */
export const writesById = <Input, Schema extends z.ZodMiniType, Result>(
  { name, notes, ask, answer, describe }: Reads<[id: string], Input, Schema, Result>,
  mailing: Mailing<Result> = {},
): Command<App, StaffSession, Input & { readonly id: string }, Result> =>
  ({
    ...mailing,
    kind: 'command',
    first: {
      sql: name,
      takesJson: true,
      notes,
      params: ({ id, ...input }: Input & { readonly id: string }, app: App) => ask(app, id, input as Input),
      answer,
    },
    run: async (
      app: App,
      who: StaffSession,
      { id, ...input }: Input & { readonly id: string },
      { first }: { readonly first: z.output<Schema> },
    ) => describe(app, first, who, id, input as Input),
  }) as unknown as Command<App, StaffSession, Input & { readonly id: string }, Result>;

/** What is read of the `:id` is answered by something else than JSON: the address of a file. */
export const opensById = <Schema extends z.ZodMiniType, Result>(
  one: Reads<[id: string], object, Schema, Result>,
  respond: (result: Result) => Response,
) =>
  writesById(one, { respond }) as unknown as Command<App, StaffSession, { readonly id: string }, never> & {
    readonly respond: (result: never) => Response;
  };
