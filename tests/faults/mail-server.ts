// A mail provider with bad days: it can refuse, hang up, or take a mail and never say so. It keeps what it took by
// Message-ID, so that a mail that came twice is seen.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * - `refused for now`, `refused`: 4xx and 5xx, at one of the steps.
 * - `cut`: the connection ends before the mail was taken.
 * - `taken, cut`: the mail was taken, the connection ends without the answer.
 * - `taken, silent`: the mail was taken, no answer ever comes.
 */
export type MailFault = 'refused for now' | 'refused' | 'cut' | 'taken, cut' | 'taken, silent';

export interface FaultyMailServer {
  readonly url: string;
  /** Decides about each try of a mail. */
  faultOf: (recipient: string) => MailFault | null;
  /** How often each Message-ID was taken, and how often its sender did not learn of it. */
  readonly taken: ReadonlyMap<string, { times: number; unsaid: number }>;
  /** How often each fault happened. */
  readonly fired: ReadonlyMap<MailFault, number>;
  close(): Promise<void>;
}

export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const taken = new Map<string, { times: number; unsaid: number }>();
  const fired = new Map<MailFault, number>();
  const open = new Set<Socket>();
  const fire = (fault: MailFault): void => void fired.set(fault, (fired.get(fault) ?? 0) + 1);
  const take = (content: string, accepts: boolean): void => {
    const id = /^message-id:\s*<([^@>]+)@/im.exec(content)?.[1] ?? '';
    const { times, unsaid } = taken.get(id) ?? { times: 0, unsaid: 0 };
    taken.set(id, { times: times + 1, unsaid: unsaid + (accepts ? 0 : 1) });
  };

  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    socket.setEncoding('latin1');
    let text = '';
    let inMail = false;
    let fault: MailFault | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);

    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') return say('250 mail.example');
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (verb === 'RCPT') {
        fault = mail.faultOf(/<([^>]*)>/.exec(line)?.[1] ?? '');
        if (fault !== 'refused for now') return say('250 ok');
        fire(fault);
        return say('451 4.7.1 try again later');
      }
      if (verb === 'DATA') {
        inMail = true;
        return say('354 go on');
      }
      return say('250 ok');
    };

    const mailArrived = (content: string): void => {
      inMail = false;
      if (fault === 'refused') {
        fire(fault);
        return say('554 5.7.1 refused');
      }
      if (fault) fire(fault);
      if (fault === 'cut') return void socket.destroy();
      take(content, fault === null);
      if (fault === 'taken, cut') return void socket.destroy();
      if (fault === 'taken, silent') return;
      say('250 taken');
    };

    socket.on('data', (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = inMail ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        if (inMail) mailArrived(part);
        else command(part);
      }
    });
    say('220 mail.example');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const mail: FaultyMailServer = {
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    faultOf: () => null,
    taken,
    fired,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return mail;
}
