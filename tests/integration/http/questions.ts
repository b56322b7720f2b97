// Counts how often a call asks the database, for which the function runs in the process of the test.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@netlify/functions';
import type { FunctionFile } from '#tests/functions.ts';
import type { SharedStack } from '#tests/stack.ts';
import type { Visitor } from '#tests/visitor.ts';

export type Served = Exclude<FunctionFile, { readonly access: 'schedule' }>;

/** The first question of what is begun with the answer and keeps nobody waiting. */
const afterAnswer = /\/rpc\/(claim_outbox|cards_to_clear)$/;

/** How many questions waited for the one before: those asked at the same time count once. */
async function questionsOf(stack: SharedStack, work: () => Promise<unknown>): Promise<number> {
  const real = globalThis.fetch;
  let [open, rounds] = [0, 0];
  globalThis.fetch = async (...call) => {
    const [input] = call;
    const address = input instanceof Request ? input.url : String(input);
    // A file in storage is no question to the database, and mails go out after the answer.
    if (!address.startsWith(`${stack.env['SUPABASE_URL']}/rest/`) || afterAnswer.test(address))
      return real(...call);
    if (open === 0) rounds += 1;
    open += 1;
    try {
      return await real(...call);
    } finally {
      // Here an answer may be back before the question beside it was sent; over a network it is not.
      await sleep(3);
      open -= 1;
    }
  };
  try {
    await work();
  } finally {
    globalThis.fetch = real;
  }
  return rounds;
}

interface CountedCall {
  readonly one: Served;
  readonly method: string;
  readonly params?: Readonly<Record<string, string>>;
  /** JSON, or a form as browsers send files. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is done after the answer keeps nobody waiting: it is done, and not counted. */
export async function callCounting(
  stack: SharedStack,
  who: Visitor,
  { one, method, params = {}, body, headers }: CountedCall,
) {
  const path = one.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const isForm = body instanceof FormData;
  const request = new Request(`${stack.siteUrl}${path}`, {
    method,
    headers: {
      cookie: who.cookieHeader(),
      origin: stack.siteUrl,
      ...(!isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method !== 'GET' && { body: isForm ? body : JSON.stringify(body) }),
  });
  const later: Promise<unknown>[] = [];
  const context = {
    ip: '203.0.113.7',
    params,
    deploy: { context: 'dev' },
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  };
  let response = new Response();
  const questions = await questionsOf(stack, async () => {
    response = await one.answer(request, context as unknown as Context);
  });
  await Promise.allSettled(later);
  return { status: response.status, questions, response };
}
