// The local stack for tests. A run of browser journeys has one stack in common, started by its global setup;
// a test that stops parts, or counts what is there, makes one of its own.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyData } from './prepared-data.ts';
import { createLocalStack, type LocalStack, type StackOptions } from '#tools/local/stack.ts';

/** What the global setup tells each test file; it runs in another process. */
export interface StackFacts {
  siteUrl: string;
  databaseUrl: string;
  env: Record<string, string>;
  controlUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: StackFacts;
  }
}

/** The same calls, each answered by the process that has the stack; what they answer went through JSON. */
export type Remote<Part> = {
  [Name in keyof Part as Part[Name] extends object ? Name : never]: Part[Name] extends (
    ...args: infer Args
  ) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : Remote<Part[Name]>;
};

export interface SharedStack extends StackFacts {
  demo: LocalStack['demo'];
  phone: Remote<LocalStack['phone']> &
    Pick<LocalStack['phone'], 'url' | 'number' | 'authToken' | 'accountSid'>;
  mail: Remote<LocalStack['mail']> & { webUrl: string };
  stripe: Remote<LocalStack['stripe']> & { url: string };
  receiver: Remote<LocalStack['receiver']> & { url: string; address: string };
  /** Runs a scheduled function; answers its status. */
  runSchedule(name: string): Promise<number>;
  /** The platform's rate rules begin with nobody counted. */
  forgetCallers(): Promise<void>;
}

async function call(controlUrl: string, path: string[], args: unknown[]): Promise<unknown> {
  const response = await fetch(controlUrl, { method: 'POST', body: JSON.stringify({ path, args }) });
  const answer = (await response.json()) as { value?: unknown; error?: string };
  if (answer.error !== undefined) throw new Error(`${path.join('.')}: ${answer.error}`);
  return answer.value;
}

function remote<Part>(controlUrl: string, path: string[]): Remote<Part> {
  return new Proxy((() => undefined) as unknown as Remote<Part> & (() => void), {
    get(_target, name) {
      // An awaited object is asked for `then`; it has none.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return remote(controlUrl, [...path, name]);
    },
    apply: (_target, _this, args: unknown[]) => call(controlUrl, path, args),
  });
}

/** The stack all test files of this run have in common. Nobody may stop its parts. */
export async function sharedStack(): Promise<SharedStack> {
  const facts = inject('stack');
  const value = async <Value>(...path: string[]): Promise<Value> =>
    (await call(facts.controlUrl, path, [])) as Value;
  const withExtra = <Part extends object, Extra extends object>(part: Part, extra: Extra): Part & Extra =>
    new Proxy(part, {
      get: (target, name, receiver) =>
        name in extra ? Reflect.get(extra, name) : Reflect.get(target, name, receiver),
    }) as Part & Extra;
  return {
    ...facts,
    demo: await value('demo'),
    mail: withExtra(remote<LocalStack['mail']>(facts.controlUrl, ['mail']), {
      webUrl: await value<string>('mail', 'webUrl'),
    }),
    phone: withExtra(remote<LocalStack['phone']>(facts.controlUrl, ['phone']), {
      url: await value<string>('phone', 'url'),
      number: await value<string>('phone', 'number'),
      authToken: await value<string>('phone', 'authToken'),
      accountSid: await value<string>('phone', 'accountSid'),
    }),
    stripe: withExtra(remote<LocalStack['stripe']>(facts.controlUrl, ['stripe']), {
      url: await value<string>('stripe', 'url'),
    }),
    receiver: withExtra(remote<LocalStack['receiver']>(facts.controlUrl, ['receiver']), {
      url: await value<string>('receiver', 'url'),
      address: await value<string>('receiver', 'address'),
    }),
    runSchedule: async (name) =>
      ((await call(facts.controlUrl, ['runSchedule'], [name])) as { status: number }).status,
    forgetCallers: async () => {
      await call(facts.controlUrl, ['forgetCallers'], []);
    },
  };
}

/** A stack of one's own on new data; `close` also removes the data. */
export function createTestStack(options: Partial<StackOptions> = {}): Promise<LocalStack> {
  return createStack(options, inject('preparedData'));
}

/** The same outside of a test file. */
export async function createStack(
  options: Partial<StackOptions> = {},
  preparedData?: string,
): Promise<LocalStack> {
  const localDir = options.localDir ?? (await mkdtemp(join(tmpdir(), 'stack-')));
  if (options.localDir === undefined && preparedData) {
    await chmod(localDir, 0o711);
    copyData(preparedData, join(localDir, 'postgres'));
  }
  const stack = await createLocalStack({ port: 0, ...options, localDir });
  const close = stack.close;
  return Object.defineProperty(stack, 'close', {
    value: async () => {
      await close();
      if (options.localDir === undefined) await rm(localDir, { recursive: true, force: true });
    },
  });
}
