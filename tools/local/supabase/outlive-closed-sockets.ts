/** Who wants to hear of it. One listener serves all: a test may have many interfaces to one database. */
const watchers = new Set<() => void>();

/**
 * The Postgres driver writes from a timer to a socket that the database has just closed, where nobody can catch it; the
 * process would end, and site, sandbox and mailbox with it. The query in question fails by its time limit, as it should.
 * Every other fault ends the process as before.
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
  if (isClosedSocket(error)) {
    for (const onBroken of watchers) onBroken();
    return;
  }
  // Whoever else listens, such as a test run, knows what to do.
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error(error);
  process.exit(1);
}

function isClosedSocket(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.includes('nextWrite') && /node_modules[\\/]postgres[\\/]/.test(stack);
}
