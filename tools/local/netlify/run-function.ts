import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Answer, textAnswer } from './answer.ts';
import type { BundledFunction } from './bundle-functions.ts';

/** The event the platform sends to a function's handler. */
export interface FunctionEvent {
  rawUrl: string;
  path: string;
  httpMethod: string;
  headers: Record<string, string>;
  body: string | undefined;
  isBase64Encoded: boolean;
  route?: string;
  blobs?: string;
}

export interface Invocation {
  id: string;
  /** Addresses (file:) of the bundle. */
  source: { main: string; bootstrap: string };
  event: FunctionEvent;
  /** Milliseconds. */
  timeout: number;
}

export type WorkerMessage =
  | { id: string; kind: 'answer'; status: number; headers: Record<string, string[]>; body: Uint8Array }
  | { id: string; kind: 'settled' }
  | { id: string; kind: 'fault' | 'unloaded'; detail: string };

/** `source` is `functions` for what they print themselves, else the part of the host that speaks. */
export type LogLine = (line: {
  source: 'functions' | 'host';
  stream: 'stdout' | 'stderr';
  text: string;
}) => void;

export interface RunnerOptions {
  env: Record<string, string>;
  log: LogLine;
  /** Bytes of the largest answer let through. */
  responseBytes: number;
}

interface Pending {
  name: string;
  answer: (answer: Answer) => void;
  timer: NodeJS.Timeout;
  answered: boolean;
}

const WORKER_FILE = new URL('./function-worker.ts', import.meta.url);
// What the platform gives each instance of a function.
const MEMORY_MB = 1024;
// Headers by which the bootstrap speaks to the platform; they never reach a visitor.
const INTERNAL_HEADER = /^x-nf-/;

/**
 * Runs functions in a worker thread: own `process.env`, own module state, and a fault in one (thrown, exited,
 * out of memory, endless loop) ends that thread and nothing else; the next call starts a new one. All
 * functions of a site share the thread, because in a thread each they would load the same packages again
 * (60 MB and 400 ms each). So, unlike in production, a function that crashes takes the calls beside it along.
 */
export function createRunner(options: RunnerOptions) {
  let current: FunctionThread | undefined;
  const threads = new Set<FunctionThread>();
  let closed = false;

  function thread(): FunctionThread {
    if (current && !current.retired) return current;
    const fresh = new FunctionThread(options, () => threads.delete(fresh));
    threads.add(fresh);
    current = fresh;
    return fresh;
  }

  return {
    /** Calls a function once. Always answers: 500 for a throw, 502 for a crash, 504 after `timeout` ms. */
    call(func: BundledFunction, event: FunctionEvent, timeout: number): Promise<Answer> {
      if (closed) return Promise.resolve(textAnswer(502, 'The host is closing.'));
      return thread().call(func, event, timeout);
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all([...threads].map((one) => one.end()));
    },
    /** Lets running calls finish, then ends the thread. */
    retire(): void {
      for (const one of threads) one.retire();
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;

class FunctionThread {
  retired = false;
  private readonly worker: Worker;
  private readonly pending = new Map<string, Pending>();
  private readonly options: RunnerOptions;

  constructor(options: RunnerOptions, gone: () => void) {
    this.options = options;
    this.worker = new Worker(WORKER_FILE, {
      env: options.env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      stdout: true,
      stderr: true,
    });
    const note = (stream: 'stdout' | 'stderr') => (chunk: Buffer) =>
      options.log({ source: 'functions', stream, text: chunk.toString('utf8') });
    this.worker.stdout.on('data', note('stdout'));
    this.worker.stderr.on('data', note('stderr'));
    this.worker.on('message', (message: WorkerMessage) => this.receive(message));
    this.worker.on('error', (error) => this.complain(error.stack ?? error.message));
    this.worker.on('exit', () => {
      this.retired = true;
      for (const [id, { name }] of this.pending)
        this.finish(id, textAnswer(502, `Function ${name} ended before it answered.`));
      gone();
    });
  }

  call(func: BundledFunction, event: FunctionEvent, timeout: number): Promise<Answer> {
    const id = randomUUID();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // Production ends the whole instance: what the function would still have done does not happen.
        // A new thread serves the next call; this one ends when its other calls are done.
        this.finish(id, textAnswer(504, `Function timed out after ${timeout / 1000} seconds.`));
        this.retire();
      }, timeout);
      this.pending.set(id, { name: func.name, answer: resolve, timer, answered: false });
      const source = { main: pathToFileURL(func.main).href, bootstrap: pathToFileURL(func.bootstrap).href };
      const invocation: Invocation = { id, source, event, timeout };
      this.worker.postMessage(invocation);
    });
  }

  retire(): void {
    this.retired = true;
    if (this.pending.size === 0) void this.worker.terminate();
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(message: WorkerMessage): void {
    const { id } = message;
    if (message.kind === 'answer') {
      const { status, headers, body } = message;
      this.respond(id, limited({ status, headers: visible(headers), body: Buffer.from(body) }, this.options));
      return;
    }
    const name = this.pending.get(id)?.name ?? '';
    if (message.kind === 'unloaded') {
      const text = `Function ${name} does not load: ${message.detail}`;
      this.complain(text);
      this.respond(id, textAnswer(500, text));
    }
    if (message.kind === 'fault') {
      this.complain(`Function ${name}, error ${id}: ${message.detail}`);
      this.respond(id, textAnswer(500, `Internal Error. ID: ${id}`));
    }
    // A handler that ended without an answer is a fault of the function, as in production.
    this.finish(id, textAnswer(502, `Function ${name} gave no answer.`));
  }

  private complain(text: string): void {
    this.options.log({ source: 'host', stream: 'stderr', text: `${text}\n` });
  }

  private respond(id: string, answer: Answer): void {
    const call = this.pending.get(id);
    if (!call || call.answered) return;
    call.answered = true;
    call.answer(answer);
  }

  // The call stays known until its waitUntil() work is done, so that a retiring thread waits for it.
  private finish(id: string, otherwise: Answer): void {
    const call = this.pending.get(id);
    if (!call) return;
    clearTimeout(call.timer);
    this.respond(id, otherwise);
    this.pending.delete(id);
    if (this.retired && this.pending.size === 0) void this.worker.terminate();
  }
}

function limited(answer: Answer, { responseBytes }: RunnerOptions): Answer {
  if (answer.body.byteLength <= responseBytes) return answer;
  return textAnswer(502, 'The answer of the function exceeds the limit of 6 MB.');
}

function visible(headers: Record<string, string[]>): Record<string, string | string[]> {
  const shown: Record<string, string | string[]> = { 'cache-control': 'no-cache' };
  for (const [name, values] of Object.entries(headers)) {
    const key = name.toLowerCase();
    // The length is the host's to state.
    if (INTERNAL_HEADER.test(key) || key === 'content-length' || key === 'transfer-encoding') continue;
    shown[key] = key === 'set-cookie' ? values : values.join(', ');
  }
  return shown;
}
