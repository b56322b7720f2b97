// Global setup of the browser journeys: one stack for the run, and a door by which test files, which run in
// other processes, call its handles.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { createStack } from './stack.ts';
import type { LocalStack } from '#tools/local/stack.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await createStack();
  await wake(stack);
  const secret = `/${randomBytes(16).toString('hex')}`;
  const door = createServer((request, response) => {
    void answer(stack, request, secret).then((body) => response.end(JSON.stringify(body)));
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('stack', {
    siteUrl: stack.siteUrl,
    databaseUrl: stack.databaseUrl,
    env: { ...stack.env },
    controlUrl: `http://127.0.0.1:${String((door.address() as AddressInfo).port)}${secret}`,
  });
  return async () => {
    door.close();
    door.closeAllConnections();
    await stack.close();
  };
}

/** Fast enough that no call of the first test is given up, which would tell it that something is down. */
const awakeMs = 1_000;

/** The first question to the database teaches what stands before it all tables, which takes a busy machine seconds. */
async function wake({ env }: LocalStack): Promise<void> {
  const key = env['SUPABASE_SECRET_KEY'] ?? '';
  for (let tries = 0; tries < 30; tries += 1) {
    const asked = Date.now();
    const response = await fetch(`${env['SUPABASE_URL'] ?? ''}/rest/v1/service_packages?select=id&limit=1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
    });
    await response.text();
    if (response.ok && Date.now() - asked < awakeMs) return;
  }
}

async function answer(stack: LocalStack, request: IncomingMessage, secret: string): Promise<unknown> {
  if (request.url !== secret) return { error: 'not found' };
  try {
    const { path, args } = JSON.parse(await text(request)) as { path: string[]; args: unknown[] };
    let owner: unknown = stack;
    for (const name of path.slice(0, -1)) owner = Reflect.get(owner as object, name);
    const member: unknown = Reflect.get(owner as object, path.at(-1) ?? '');
    const value: unknown = typeof member === 'function' ? await Reflect.apply(member, owner, args) : member;
    return { value: value instanceof Response ? { status: value.status, body: await value.text() } : value };
  } catch (fault) {
    return { error: fault instanceof Error ? fault.message : String(fault) };
  }
}
