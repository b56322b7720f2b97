import type { Context } from '@netlify/functions';
import type { Right } from '#domain/access/rights.ts';
import type { PartOfCase } from '#domain/cases/attorneys.ts';
import { localeFromHeader } from '#domain/languages.ts';
import { requireNoConflict } from '../access/require-no-conflict.ts';
import { requireAnySession, requireSession } from '../access/require-session.ts';
import { asStaff, requireRight, requireStaff } from '../access/require-staff.ts';
import type { Session, StaffSession } from '../access/session.ts';
import type { App } from '../app.ts';
import { compose } from '../compose.ts';
import { ConfigError } from '../config.ts';
import { answerError } from '../http/answer-error.ts';
import type { Call } from '../http/call.ts';
import { readCookies } from '../http/cookies.ts';
import { onOccasion } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { newReference } from '../http/tokens.ts';
import { door, idOf, type Access, type Door, type Handler } from './handler.ts';
import { readingDoor } from './reads.ts';

/** Anybody. The service is told nothing about them. */
export const anyone = door<[]>('anyone', async () => []);

/** A provider that signs what it sends; the service checks the signature. */
export const webhook = door<[]>('webhook', async () => []);

interface SessionDoor<Who extends Session> extends Door<[session: Who]> {
  /** The same for an address with an `:id`, which the service gets after the session. */
  readonly byId: Door<[session: Who, id: string]>;
}

function sessionDoor<Who extends Session>(
  access: Access,
  require: (call: Call, app: App) => Promise<Who>,
): SessionDoor<Who> {
  return Object.assign(
    door<[Who]>(access, async (call, app) => [await require(call, app)]),
    {
      byId: door<[Who, string]>(access, async (call, app) => [await require(call, app), idOf(call)]),
    },
  );
}

/** For people who have shown a password, and only to finish the sign-in. */
export const signingIn = sessionDoor('signingIn', requireAnySession);

/** For people with a finished sign-in. */
export const signedIn = Object.assign(sessionDoor('signedIn', requireSession), {
  /** What they read most is asked in one question with their session. */
  reads: readingDoor('signedIn', (session) => session),
});

export const staff = Object.assign(
  sessionDoor('staff', (call, app) => requireStaff(call, app)),
  {
    /** As for people who are signed in. */
    reads: readingDoor('staff', asStaff),
    /** As `byId`, for what belongs to a case: an attorney answers first whether they have a conflict in it. */
    of: (part: PartOfCase) =>
      door<[session: StaffSession, id: string]>('staff', async (call, app) => {
        const session = await requireStaff(call, app);
        const id = idOf(call);
        await requireNoConflict(app, session, part, id);
        return [session, id];
      }),
  },
);

export const admin = sessionDoor('admin', (call, app) => requireStaff(call, app, 'admin'));

/** Admins, and staff who were given this right. */
export const right = (name: Right) => sessionDoor(name, (call, app) => requireRight(call, app, name));

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

type Handlers = Partial<Record<Method, Handler>>;

export interface Endpoint {
  (request: Request, context: Context): Promise<Response>;
  /** Whom each method opens to. */
  readonly access: Readonly<Partial<Record<Method, Access>>>;
  /** The schema that reads what is sent to each method, where one does. */
  readonly inputs: Readonly<Partial<Record<Method, Handler['input']>>>;
}

/**
 * Makes a function of one handler per method: hands it the composed app, refuses foreign origins on writes,
 * and turns whatever is thrown into the one error shape. HEAD is answered by GET.
 */
export function endpoint(handlers: Handlers): Endpoint {
  const answerCall = async (request: Request, context: Context): Promise<Response> => {
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
    return onOccasion({ reference: call.reference }, () => answer(handlers, call, context.deploy.context));
  };
  return Object.assign(answerCall, {
    access: ofEach(handlers, ({ access }) => access),
    inputs: ofEach(handlers, ({ input }) => input),
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
  try {
    if (!handler) throw new Refusal('method_not_allowed');
    const app = compose(deployContext, call.url.origin);
    // A webhook comes from nobody's browser; it proves by its signature who sent it.
    if (method !== 'GET' && handler.access !== 'webhook') {
      requireSameOrigin(request, app.config.siteOrigin, call.cookies);
    }
    return await handler.answer(call, app);
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.message);
    return answerError(handler?.access === 'signedIn' ? withoutColleague(error) : error, call);
  }
}

/** Who changed something in the meantime is told to staff alone: to a client it was somebody of the team. */
function withoutColleague(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details.extra?.['changedBy']) return error;
  return new Refusal(error.code, { ...error.details, extra: { ...error.details.extra, changedBy: null } });
}
