import { inspect } from 'node:util';

/** Who wants to hear of it. One listener serves all: a test may have many interfaces to one database. */
const watchers = new Set<() => void>();

/**
 * The Postgres driver writes from a timer to a socket that the database has just closed, where nobody can catch it, and
 * refuses a query of a transaction that nobody waits for any more; the process would end, and site, sandbox and mailbox
 * with it. The query in question fails by its time limit, as it should. Every other fault ends the process as before.
 */
export function outliveClosedSockets(onBroken: () => void): () => void {
  if (watchers.size === 0) process.on('uncaughtException', outlive);
  watchers.add(onBroken);
  return () => {
    watchers.delete(onBroken);
    if (watchers.size === 0) process.off('uncaughtException', outlive);
  };
}

function outlive(error: unknown): void {
  if (isClosedSocket(error) || isClosedConnection(error)) {
    for (const onBroken of watchers) onBroken();
    return;
  }
  // Whoever else listens, such as a test run, knows what to do.
  if (process.listenerCount('uncaughtException') > 1) return;
  // Not by the console, which is silent where calls of the interface are answered.
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}

/** By the driver, by the system, and by Postgres itself. */
const closedCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
]);
const isClosedConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && closedCodes.has(error.code);

function isClosedSocket(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.includes('nextWrite') && /node_modules[\\/]postgres[\\/]/.test(stack);
}
