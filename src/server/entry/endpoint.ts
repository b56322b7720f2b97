import type { Context } from '@netlify/functions';
import { localeFromHeader } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { compose } from '../compose.ts';
import { withPatience } from '../database/patience.ts';
import { ConfigError } from '../config.ts';
import { answerError } from '../http/answer-error.ts';
import type { Call } from '../http/call.ts';
import { placeOfCall } from './place-of-call.ts';
import { readCookies } from '../http/cookies.ts';
import { onOccasion } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { newReference } from '../http/tokens.ts';
import { keepServerFault } from '../operations/faults.ts';
import type { Access, Handler } from './handler.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

type Handlers = Partial<Record<Method, Handler>>;

/** What a call needs of the platform. */
export type PlatformCall = Pick<Context, 'ip' | 'params' | 'deploy' | 'waitUntil'>;

export interface Endpoint {
  (request: Request, context: PlatformCall): Promise<Response>;
  /** Whom each method opens to. */
  readonly access: Readonly<Partial<Record<Method, Access>>>;
  /** The schema that reads what is sent to each method, where one does. */
  readonly inputs: Readonly<Partial<Record<Method, Handler['input']>>>;
  /** What the database is asked together with the session, where one function reads everything. */
  readonly readings: Readonly<Partial<Record<Method, Handler['reads']>>>;
}

/**
 * Makes a function of one handler per method: hands it the composed app, refuses foreign origins on writes,
 * and turns whatever is thrown into the one error shape. HEAD is answered by GET.
 */
export function endpoint(handlers: Handlers): Endpoint {
  const answerCall = async (request: Request, context: PlatformCall): Promise<Response> => {
    const call: Call = {
      request,
      url: new URL(request.url),
      locale: localeFromHeader(request.headers.get('accept-language')),
      ip: context.ip,
      reference: newReference(),
      cookies: readCookies(request),
      params: context.params ?? {},
      afterAnswer: (work) => context.waitUntil(work.catch(() => undefined)),
    };
    return onOccasion({ reference: call.reference }, () =>
      withPatience(() => answer(handlers, call, context.deploy.context)),
    );
  };
  return Object.assign(answerCall, {
    access: ofEach(handlers, ({ access }) => access),
    inputs: ofEach(handlers, ({ input }) => input),
    readings: ofEach(handlers, ({ reads }) => reads),
  });
}

function ofEach<Part>(
  handlers: Handlers,
  part: (handler: Handler) => Part,
): Readonly<Partial<Record<Method, Part>>> {
  return Object.fromEntries(
    methods.flatMap((method) => {
      const handler = handlers[method];
      return handler ? [[method, part(handler)]] : [];
    }),
  );
}

async function answer(handlers: Handlers, call: Call, deployContext: string): Promise<Response> {
  const { request } = call;
  const requestMethod = request.method === 'HEAD' ? 'GET' : request.method;
  const method = methods.find((one) => one === requestMethod);
  const handler = method && handlers[method];
  let app: App | undefined;
  try {
    if (!handler) throw new Refusal('method_not_allowed');
    app = compose(deployContext, call.url.origin);
    // A webhook comes from nobody's browser; it proves by its signature who sent it.
    if (method !== 'GET' && handler.access !== 'webhook') {
      requireSameOrigin(request, app.config.siteOrigin, call.cookies);
    }
    return await handler.answer(call, app);
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    const refused = answerError(handler?.access === 'signedIn' ? withoutColleague(error) : error, call);
    if (refused.status === 500 && app) {
      const { reference } = call;
      call.afterAnswer(keepServerFault(app, error, { reference, where: placeOfCall(call) }));
    }
    return refused;
  }
}

/** Only staff are told who changed something in the meantime: to a client it was somebody of the team. */
function withoutColleague(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details.extra?.['changedBy']) return error;
  return new Refusal(error.code, { ...error.details, extra: { ...error.details.extra, changedBy: null } });
}
