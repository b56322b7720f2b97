import { randomInt } from 'node:crypto';
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

/**
 * Systems take the ports of outgoing connections from 32768 or 49152 upwards. A port found there, or given back for a
 * moment by a part that is stopped, may be some connection's before we listen on it.
 */
const QUIET_PORTS = { from: 12_000, to: 32_000 };

/** Any free port that keeps: one that no outgoing connection is given. Throws if none can be found. */
export const freePort = (): Promise<number> => nextFreePort(randomInt(QUIET_PORTS.from, QUIET_PORTS.to));
