// A stack whose parts a file of tests stops, without pages; after each test everything is up again.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestStack } from '#tests/stack.ts';
import { outliveClosedSockets, stopQuietPostgres } from '#tests/stop-postgres.ts';
import type { LocalStack } from '#tools/local/stack.ts';

interface OutageOptions {
  /** First calls: the stand-in learns the schema with them, and an outage before that looks like a missing function. */
  readonly warmUp: () => Promise<unknown>;
  /** What the functions write, as the platform would collect it. */
  readonly log?: (text: string) => void;
}

/** Call it once at the top of a file: the stack is there from the first test to the last. */
export function setOutageStage({ warmUp, log = () => undefined }: OutageOptions) {
  let stack: LocalStack | undefined;
  let dist = '';
  let postgresIsDown = false;
  const now = (): LocalStack => {
    if (!stack) throw new Error('the stack is there from the first test on');
    return stack;
  };
  async function startPostgres(): Promise<void> {
    if (postgresIsDown) await now().startPostgres();
    postgresIsDown = false;
  }

  beforeAll(async () => {
    outliveClosedSockets();
    dist = await mkdtemp(join(tmpdir(), 'no-pages-'));
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>No pages</title>');
    stack = await createTestStack({ dist, build: false, log });
    await warmUp();
  }, 180_000);
  afterEach(async () => {
    await startPostgres();
    now().startStorage();
    now().mail.setDown(false);
    now().supabase.setPart('rest', 'up');
  });
  afterAll(async () => {
    await stack?.close();
    await rm(dist, { recursive: true, force: true });
  }, 60_000);

  return {
    get stack() {
      return now();
    },
    startPostgres,
    async stopPostgres(): Promise<void> {
      await stopQuietPostgres(now());
      postgresIsDown = true;
    },
  };
}
