import type * as z from 'zod/mini';
import {
  isHeldByServer,
  parametersOf,
  type AnswerOf,
  type ApiCall,
  type Audience,
  type CleanInputOf,
  type Method,
} from '#domain/api-call.ts';
import { requireSessionAndRead } from '../access/require-session.ts';
import { requireAdmin, requireStaff, withPermission } from '../access/require-staff.ts';
import type { Session, StaffSession } from '../access/session.ts';
import type { App } from '../app.ts';
import { callSql, readAnswer } from '../database/call-sql.ts';
import { namedParameters } from '../database/parameters.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { CreatedOnce } from '../http/reply.ts';
import { boundToContent } from '../submissions/idempotency-key.ts';
import type { Command, First, Query, ReadsInput } from '../http/service.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import type { Guard } from './guards.ts';
import { finish, idOf, orRefusal, readInput, type Handler } from './handler.ts';
import { routes, type Routes } from './routes.ts';

/** Who a service is told calls. */
type ActorOf<Who extends Audience> = Who extends 'anyone' | 'webhook'
  ? null
  : Who extends 'signedIn' | 'signingIn'
    ? Session
    : StaffSession;

/** What a service returns: the answer of the call, where it may add cookies, or how something was made once. */
type ResultOf<One extends ApiCall> =
  AnswerOf<One> extends void
    ? void | { readonly cookies: readonly string[] }
    : AnswerOf<One> | CreatedOnce<AnswerOf<One>>;

type ServiceOf<One extends ApiCall> =
  | Query<ActorOf<One['who']>, CleanInputOf<One>, AnswerOf<One>>
  | Command<App, ActorOf<One['who']>, CleanInputOf<One>, ResultOf<One>>;

/** A call with its service, which must fit it: who calls, what goes in, what comes out. */
type Served<One extends ApiCall> = readonly [call: One, service: ServiceOf<One>, ...guards: readonly Guard[]];

/**
 * Makes one function of calls and their services: `endpoints([ticketApi.ask, askTicket], …)`. The contract says the
 * address, who may call and what goes in; guards stand behind the service.
 */
export function endpoints<Calls extends readonly ApiCall[]>(
  ...pairs: { readonly [Place in keyof Calls]: Served<Calls[Place]> }
): Routes {
  const byPath = new Map<string, Partial<Record<Method, Handler>>>();
  for (const [call, service, ...guards] of pairs as readonly Served<ApiCall>[]) {
    const handlers = byPath.get(call.path) ?? {};
    if (handlers[call.method]) throw new Error(`${call.method} ${call.path} has two services`);
    handlers[call.method] = handlerOf(
      call,
      service as unknown as Service,
      Object.assign({}, ...guards) as Guard,
    );
    byPath.set(call.path, handlers);
  }
  return routes(
    Object.fromEntries([...byPath].map(([path, handlers]): [string, Endpoint] => [path, endpoint(handlers)])),
  );
}

/** As it runs, where types are checked already. */
type Service = Query<unknown, object, unknown> | Command<App, unknown, object, unknown>;

function handlerOf(api: ApiCall, service: Service, guard: Guard): Handler {
  const question = service.kind === 'query' ? service : service.first;
  const hasSession = api.who !== 'anyone' && api.who !== 'webhook';
  const answering = service.kind === 'command' ? service : {};
  const schema = schemaOf(api, service, guard);
  const reads = service.kind === 'command' ? service.reads : undefined;
  return {
    access: api.who,
    input: schema ?? null,
    ...(hasSession && question && { reads: { name: question.sql, needs: needsOf(api.who) } }),
    answer: async (call, app) => {
      const input = await orRefusal(() => inputOf(api, { schema, reads }, call, app));
      const { actor, stored } = hasSession
        ? await askWithSession(api, guard, question, call, app, input)
        : {
            actor: null,
            stored: question && !(input instanceof Refusal) ? await ask(app, question, input) : undefined,
          };
      if (input instanceof Refusal) throw input;
      const result =
        service.kind === 'query'
          ? await service.toResult(stored as never, { app, actor, input })
          : await service.run(app, actor, input, { call, first: stored as never });
      return finish(call, app, result, answering);
    },
  };
}

/** The schema of what is sent, wherever it stands; none where the service reads by itself. */
function schemaOf(
  { input, method, path }: ApiCall,
  service: Service,
  guard: Guard,
): z.ZodMiniType | undefined {
  const reads = service.kind === 'command' ? service.reads : undefined;
  if (typeof reads === 'function') return undefined;
  const schema = reads ?? guard.input ?? input;
  if (isHeldByServer(schema))
    throw new Error(`${method} ${path} has no schema: hand it one by checkedWith()`);
  return schema;
}

/** The parameters of the address and what was sent, checked and cleaned. */
async function inputOf(
  { path }: ApiCall,
  {
    schema,
    reads,
  }: { readonly schema: z.ZodMiniType | undefined; readonly reads: ReadsInput<unknown> | undefined },
  call: Call,
  app: App,
): Promise<object> {
  const parameters = Object.fromEntries(
    parametersOf(path).map((name) => [
      name,
      /id$/i.test(name) ? idOf(call, name) : (call.params[name] ?? ''),
    ]),
  );
  const body = schema
    ? parseInput(schema, await readInput(call))
    : typeof reads === 'function'
      ? await reads(call, app)
      : null;
  return { ...boundToContent(call, (body ?? {}) as object), ...parameters };
}

const ask = (app: App, { sql, params, answer }: First<object>, input: object): Promise<unknown> =>
  callSql(app, sql, params(input, app) as never, answer);

/** The session and what is read with it, in one question. Nothing is counted or noted for input that is refused. */
async function askWithSession(
  { who }: ApiCall,
  { tries, part, audit }: Guard,
  question: First<object> | undefined,
  call: Call,
  app: App,
  input: object | Refusal,
): Promise<{ actor: Session; stored: unknown }> {
  const { id } = call.params;
  const isRefused = input instanceof Refusal;
  const { session, isOpen, isKnown, answer } = await requireSessionAndRead(call, app, {
    needs: needsOf(who),
    ...(id && !(isRefused && input.code === 'not_found') && { id, part }),
    ...(!isRefused && {
      ...(question && {
        name: question.sql,
        named: namedParameters(question.params(input, app)),
      }),
      notes: audit ?? question?.notes,
      tries,
    }),
  });
  const actor = requireAudience(who, session);
  if (isRefused) throw input;
  // Between the clock of the database and ours the session ended.
  if (!isOpen) throw new Refusal('sign_in_required');
  if (!isKnown) throw new Refusal('not_found');
  return { actor, stored: question && readAnswer(question.sql, answer, question.answer as z.ZodMiniType) };
}

/** Whom a call opens to, in the words of `read_signed_in`. */
const needsOf = (who: Audience): string => (who === 'signedIn' ? 'client' : who);

/** Throws a refusal when the call is not for them. */
function requireAudience(who: Audience, session: Session): Session {
  if (who === 'signedIn' || who === 'signingIn') return session;
  if (who === 'staff') return requireStaff(session);
  if (who === 'admin') return requireAdmin(session);
  if (who === 'anyone' || who === 'webhook') return session;
  return withPermission(who)(session);
}
