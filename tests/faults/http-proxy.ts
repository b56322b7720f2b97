// A small proxy between our functions and what they call, that breaks single calls on purpose and writes down each
// fault that really happened: a trial counts only when its fault did.
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { chanceOf } from '../chance.ts';
import { trialHeader } from './tagged-calls.ts';

/**
 * - `refused`: nobody listens there (asked for by the caller's side: the connection itself fails).
 * - `silent`: takes the call, does not pass it on and never answers.
 * - `reset`: does not pass it on and cuts the connection.
 * - `answer cut`: passes it on, waits until all of it is done, then cuts the connection instead of answering.
 * - `late`: passes it on only after the caller has given up.
 * - `slow`: answers, after a pause.
 * - `two seconds`: answers, two seconds later than it would.
 * - `unavailable`: 503 as a gateway gives it.
 * - `hold before`, `hold after`: keeps the call, before or after it was done, until the caller is gone.
 */
export type Fault =
  | 'refused'
  | 'silent'
  | 'reset'
  | 'answer cut'
  | 'late'
  | 'slow'
  | 'two seconds'
  | 'unavailable'
  | 'hold before'
  | 'hold after';

export interface ProxiedCall {
  /** Counted from 1 within the trial. */
  readonly number: number;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
}

/** What is to happen to a call of the trial; null lets it through. */
export type Plan = (call: ProxiedCall) => Fault | null;

export interface Firing extends ProxiedCall {
  readonly fault: Fault;
  /** The status the caller never saw, where the call was passed on. */
  readonly unseen: number | null;
}

export interface FaultProxy {
  readonly url: string;
  /** An address where nobody listens. */
  readonly closedUrl: string;
  /** Sets what happens to the calls of a trial from now on, counting from 1 again; null: nothing. */
  plan(trial: string, plan: Plan | null): void;
  /** The faults of a trial that really happened. */
  fired(trial: string): readonly Firing[];
  /** Every call of a trial, in order. */
  calls(trial: string): readonly ProxiedCall[];
  /** Whether connections of this trial are refused at present; the caller's side must then go to `closedUrl`. */
  isRefused(trial: string): boolean;
  refuse(trial: string, on: boolean): void;
  /** Counts a call that goes elsewhere; answers its number. */
  count(trial: string, method: string, path: string): number;
  note(trial: string, firing: Firing): void;
  /** From now on the calls of this trial are passed on to this address; null: where all others go. */
  passTo(trial: string, upstreamUrl: string | null): void;
  /** Answers every call to paths that end so with `[]` itself: what a trial is not about need not be done. */
  answerEmpty(pathEnd: string): void;
  /** Called at each fault. */
  onFired: (trial: string, firing: Firing) => void;
  close(): Promise<void>;
}

/** The database adapter gives up after 5 s. */
const lateMs = 5_600;
const slowestMs = 900;
const pauses = chanceOf();

export async function startFaultProxy(upstreamUrl: string): Promise<FaultProxy> {
  const common = new URL(upstreamUrl);
  const own = new Map<string, URL>();
  // A connection of its own for each call: a kept one may be closed by the other side just as it is used again.
  const agent = new Agent({ keepAlive: false, maxSockets: 64 });
  const plans = new Map<string, Plan>();
  const calls = new Map<string, ProxiedCall[]>();
  const log = new Map<string, Firing[]>();
  const counts = new Map<string, number>();
  const refused = new Set<string>();
  const empty: string[] = [];
  const running = new Set<Promise<unknown>>();

  const decideAt = (
    trial: string,
    method: string,
    path: string,
  ): { call: ProxiedCall; fault: Fault | null } => {
    const number = (counts.get(trial) ?? 0) + 1;
    counts.set(trial, number);
    const call = { number, method, path };
    calls.set(trial, [...(calls.get(trial) ?? []), call]);
    return { call, fault: plans.get(trial)?.(call) ?? null };
  };

  const pass = async (
    trial: string,
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<{ answer: IncomingMessage; body: Buffer }> => {
    const upstream = own.get(trial) ?? common;
    const headers: OutgoingHttpHeaders = {
      ...incoming.headers,
      host: upstream.host,
      'content-length': String(body.length),
    };
    delete headers[trialHeader];
    delete headers['transfer-encoding'];
    delete headers.connection;
    const outgoing = request({
      agent,
      host: upstream.hostname,
      port: upstream.port,
      method: incoming.method,
      path: incoming.url,
      headers,
    });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { answer, body: await buffer(answer) };
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const trial = String(incoming.headers[trialHeader] ?? '');
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    const body = await buffer(incoming);
    if (empty.some((end) => path.endsWith(end))) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      return;
    }
    const { call, fault } = decideAt(trial, incoming.method ?? 'GET', path);
    const fire = (unseen: number | null = null): void => {
      if (fault) proxy.note(trial, { ...call, fault, unseen });
    };
    if (fault === 'silent' || fault === 'hold before') return fire();
    if (fault === 'reset') {
      fire();
      outgoing.destroy();
      return;
    }
    if (fault === 'unavailable') {
      fire();
      outgoing
        .writeHead(503, { 'content-type': 'application/json' })
        .end('{"message":"upstream unavailable"}');
      return;
    }
    if (fault === 'late') await sleep(lateMs);
    if (fault === 'two seconds') await sleep(2_000);
    if (fault === 'slow') await sleep(pauses.below(slowestMs));
    const passed = await pass(trial, incoming, body);
    const { statusCode = 502, headers } = passed.answer;
    if (fault) fire(statusCode);
    if (fault === 'hold after') return;
    if (fault === 'answer cut' || fault === 'late') {
      outgoing.destroy();
      return;
    }
    delete headers['transfer-encoding'];
    delete headers.connection;
    outgoing.writeHead(statusCode, { ...headers, 'content-length': String(passed.body.length) });
    outgoing.end(passed.body);
  };

  const server = createServer((incoming, outgoing) => {
    const work = serve(incoming, outgoing)
      .catch(() => outgoing.destroy())
      .finally(() => running.delete(work));
    running.add(work);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    closedUrl: `http://127.0.0.1:${String(await portOfNobody())}`,
    plan(trial, plan) {
      counts.delete(trial);
      if (plan) plans.set(trial, plan);
      else plans.delete(trial);
    },
    fired: (trial) => log.get(trial) ?? [],
    calls: (trial) => calls.get(trial) ?? [],
    isRefused: (trial) => refused.has(trial),
    refuse: (trial, on) => void (on ? refused.add(trial) : refused.delete(trial)),
    count: (trial, method, path) => decideAt(trial, method, path).call.number,
    note(trial, firing) {
      log.set(trial, [...(log.get(trial) ?? []), firing]);
      proxy.onFired(trial, firing);
    },
    passTo(trial, url) {
      if (url) own.set(trial, new URL(url));
      else own.delete(trial);
    },
    answerEmpty: (pathEnd) => void empty.push(pathEnd),
    onFired: () => undefined,
    async close() {
      server.closeAllConnections();
      // What a faulted call still waits for upstream would be waited for here.
      agent.destroy();
      await Promise.allSettled(running);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}

/** A port that was free a moment ago and stays without a listener. */
async function portOfNobody(): Promise<number> {
  const server = createTcpServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
