/**
 * The Postgres driver writes from a timer to a socket that the database has just closed, where nobody can catch it; the
 * process would end, and site, sandbox and mailbox with it. The query in question fails by its time limit, as it should.
 * Every other fault ends the process as before.
 */
export function outliveClosedSockets(onBroken: () => void): () => void {
  const outlive = (error: unknown): void => {
    if (isClosedSocket(error)) return onBroken();
    // Whoever else listens, such as a test run, knows what to do.
    if (process.listenerCount('uncaughtException') > 1) return;
    console.error(error);
    process.exit(1);
  };
  process.on('uncaughtException', outlive);
  return () => void process.off('uncaughtException', outlive);
}

function isClosedSocket(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return stack.includes('nextWrite') && /node_modules[\\/]postgres[\\/]/.test(stack);
}
