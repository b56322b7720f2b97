// A proxy before PostgreSQL itself, that cuts a connection around one transaction: before its statement arrives, or
// after its commit, so that whoever asked cannot know. It finds the transaction by a text in the statement.
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type PostgresFault = 'reset before' | 'answer cut';

export interface PostgresProxy {
  readonly url: string;
  /** Cuts the next `times` transactions that carry `text`. */
  arm(text: string, fault: PostgresFault, times?: number): void;
  disarm(text: string): void;
  /** How many transactions with this text were cut. */
  fired(text: string): number;
  close(): Promise<void>;
}

/** ReadyForQuery with status "idle": no transaction is open, what was asked is committed. */
const committed = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const target = new URL(databaseUrl);
  const armed = new Map<string, { fault: PostgresFault; left: number }>();
  const log = new Map<string, number>();
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = createConnection(Number(target.port || 5432), target.hostname);
    /** The text whose transaction is running here and is to be cut when it is committed. */
    let marked: string | undefined;
    const cut = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    client.on('data', (chunk: Buffer) => {
      for (const [text, plan] of armed) {
        if (plan.left < 1 || !chunk.includes(text)) continue;
        plan.left -= 1;
        if (plan.fault === 'answer cut') {
          marked = text;
          break;
        }
        log.set(text, (log.get(text) ?? 0) + 1);
        cut();
        return;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (marked !== undefined && chunk.includes(committed)) {
        log.set(marked, (log.get(marked) ?? 0) + 1);
        cut();
        return;
      }
      client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    arm: (text, fault, times = 1) => void armed.set(text, { fault, left: times }),
    disarm: (text) => void armed.delete(text),
    fired: (text) => log.get(text) ?? 0,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
