// Starts one instance of a packed function and gives it calls.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FunctionEvent } from '#tools/local/netlify/run-function.ts';

export interface InstanceAnswer {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  /** As base64. */
  readonly body: string;
  /** The first answer counts from the start of the function's code, the others from the call. */
  readonly ms: number;
  readonly cpuMs: number;
}

const instance = fileURLToPath(new URL('./instance.mjs', import.meta.url));

/** Calls a function in a fresh process whose folder is the function's own. Throws what the process said when it breaks. */
export async function startInstance(
  folder: string,
  env: Readonly<Record<string, string>>,
  events: readonly FunctionEvent[],
): Promise<readonly InstanceAnswer[]> {
  const child = spawn(process.execPath, [instance], { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const out: Buffer[] = [];
  const wrong: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => out.push(part));
  child.stderr.on('data', (part: Buffer) => wrong.push(part));
  child.stdin.end(JSON.stringify(events));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  const text = Buffer.concat(out).toString();
  // What the function logs stands before the answers.
  const answers = text.slice(text.lastIndexOf('\n') + 1);
  if (code !== 0 || !answers.startsWith('['))
    throw new Error(`The function in ${folder} broke: ${Buffer.concat(wrong).toString()}\n${text}`);
  return JSON.parse(answers) as readonly InstanceAnswer[];
}

/** A call as the host hands it to a function. */
export function eventOf(
  method: string,
  address: URL,
  { cookie, body, route }: { cookie?: string; body?: string | undefined; route?: string } = {},
): FunctionEvent {
  return {
    rawUrl: address.href,
    path: address.pathname,
    httpMethod: method,
    headers: {
      host: address.host,
      origin: address.origin,
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-forwarded-for': '127.0.0.1',
      'x-nf-client-connection-ip': '127.0.0.1',
      'x-nf-request-id': 'cold',
      'x-nf-deploy-context': 'dev',
      'x-nf-deploy-id': 'cold',
      ...(cookie && { cookie }),
    },
    body,
    isBase64Encoded: false,
    ...(route && { route }),
  };
}
