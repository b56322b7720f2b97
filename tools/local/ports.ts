import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  // Both loopback addresses, because a program on either one would answer instead of us under the name localhost.
  for (const host of ['127.0.0.1', '::1']) {
    const probe = createServer();
    const outcome = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      probe.once('error', resolve);
      probe.listen(port, host, () => resolve(null));
    });
    if (outcome === null) {
      probe.close();
      await once(probe, 'close');
      // EADDRNOTAVAIL and the like: this machine lacks the address, so nothing can be using it.
    } else if (outcome.code === 'EADDRINUSE' || outcome.code === 'EACCES') return false;
  }
  return true;
}

/** The wanted port, or the next free one above it. Throws if none of the next hundred is free. */
export async function nextFreePort(wish: number): Promise<number> {
  for (let port = wish; port < wish + 100 && port < 65_536; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${String(wish)} on.`);
}
