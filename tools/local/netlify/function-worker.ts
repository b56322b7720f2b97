// Runs the bundled functions of a site in a thread with its own process.env, the way the platform's runtime
// does: the platform's bootstrap, taken from a bundle, makes the handler, which is called with the event
// the platform would send. Everything the function sees (Request, Context, Netlify.env, Blobs) is therefore
// production code, not an imitation.
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import type { Invocation, WorkerMessage } from './run-function.ts';

interface Metadata {
  statusCode: number;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
}

type Handler = (event: unknown, stream: AnswerStream, context: unknown) => Promise<void>;

/** Collects what the function answers; the platform's stream type does the same before its 6 MB limit. */
class AnswerStream extends Writable {
  metadata: Metadata = { statusCode: 200 };
  readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk);
    done();
  }
}

// The two calls of the runtime that the bootstrap makes.
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from(stream: AnswerStream, metadata: Metadata) {
        stream.metadata = metadata;
        return stream;
      },
    },
  },
});

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only.');

// The next thread, after a save or a crash, compiles only what has changed.
enableCompileCache();

type Bootstrap = { getLambdaHandler: (main: string) => Handler };

const handlers = new Map<string, Handler>();
let bootstrap: Promise<Bootstrap> | undefined;

/** The code of a function cannot be loaded, which a deploy would find when it bundles. */
class DoesNotLoad extends Error {}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

// One bootstrap for all bundles, which carry identical copies: each one loaded would wrap fetch() once more.
async function handlerFor(source: Invocation['source']): Promise<Handler> {
  bootstrap ??= import(source.bootstrap) as Promise<Bootstrap>;
  const { getLambdaHandler } = await bootstrap;
  await import(source.main).catch((error: unknown) => {
    throw new DoesNotLoad(describe(error));
  });
  const handler = handlers.get(source.main) ?? getLambdaHandler(source.main);
  handlers.set(source.main, handler);
  return handler;
}

const send = (message: WorkerMessage) => port.postMessage(message);

async function run({ id, source, event, timeout }: Invocation): Promise<void> {
  const started = Date.now();
  const stream = new AnswerStream();
  stream.on('finish', () => {
    const headers: Record<string, string[]> = { ...stream.metadata.multiValueHeaders };
    for (const [name, value] of Object.entries(stream.metadata.headers ?? {})) headers[name] ??= [value];
    send({
      id,
      kind: 'answer',
      status: stream.metadata.statusCode,
      headers,
      body: Buffer.concat(stream.chunks),
    });
  });
  try {
    const handler = await handlerFor(source);
    await handler(event, stream, {
      awsRequestId: id,
      callbackWaitsForEmptyEventLoop: false,
      clientContext: {},
      getRemainingTimeInMillis: () => Math.max(0, timeout - (Date.now() - started)),
    });
    // An answer without a body ends the stream in the same breath as the handler; its 'finish' comes a tick later.
    if (stream.writableEnded && !stream.writableFinished) await once(stream, 'finish');
    // Settled only now: the bootstrap has waited for every waitUntil().
    send({ id, kind: 'settled' });
  } catch (error) {
    if (error instanceof DoesNotLoad) send({ id, kind: 'unloaded', detail: error.message });
    else send({ id, kind: 'fault', detail: describe(error) });
  }
}

port.on('message', (invocation: Invocation) => void run(invocation));
