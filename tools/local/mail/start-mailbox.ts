// This machine's mail provider: maildev accepts every message by SMTP and shows it in the browser. A small gate stands
// before it, so that a test can make the provider refuse or disappear.
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { MailDev, type Servers } from 'maildev';
import { withQuietConsole } from '../quiet-console.ts';

export type ReceivedMail = Awaited<ReturnType<Servers['storage']['getAll']>>[number];

export interface Mailbox {
  smtpUrl: string;
  webUrl: string;
  /** Everything received so far, oldest first. */
  messages(): Promise<ReceivedMail[]>;
  clear(): Promise<void>;
  /** Refuses the next `count` connections with "421 try again later". */
  failNext(count: number): void;
  /** Refuses every connection until called with false. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

export interface MailboxOptions {
  smtpPort: number;
  webPort: number;
  /** Where messages are kept across restarts. maildev's own default is one folder for all copies. */
  mailDir: string;
}

/** Starts the mailbox on loopback; port 0 takes any free one. */
export async function startMailbox({ smtpPort, webPort, mailDir }: MailboxOptions): Promise<Mailbox> {
  const maildev = new MailDev({
    smtp: 0,
    ip: '127.0.0.1',
    web: webPort,
    webIp: '127.0.0.1',
    silent: true,
    hideExtensions: ['STARTTLS'],
    mailDirectory: mailDir,
  });
  const { storage, smtp, api } = await withQuietConsole(() => maildev.start());
  const inner = smtp.getPort();

  let toFail = 0;
  let down = false;
  const open = new Set<Socket>();
  // A client of maildev waits 100 ms for its greeting, so that it notices who talks too soon. A few connections
  // have waited already when mails come; they are given up before maildev ends them, which it does after a minute.
  const connect = () => {
    const socket = createConnection({ port: inner, host: '127.0.0.1', noDelay: true });
    socket.on('error', () => socket.destroy());
    return { socket, until: Date.now() + 30_000 };
  };
  const greeted = Array.from({ length: 4 }, connect);
  const takeConnection = (): Socket => {
    greeted.push(connect());
    const { socket, until } = greeted.shift() ?? connect();
    if (Date.now() < until) return socket;
    socket.destroy();
    return takeConnection();
  };
  // Without a delay in both directions: replies to commands sent together would each wait 40 ms for the one before.
  const gate = createServer({ noDelay: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
    if (down || toFail > 0) {
      if (toFail > 0) toFail -= 1;
      socket.end('421 4.3.2 Service not available, try again later\r\n');
      return;
    }
    const onward = takeConnection();
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve, reject) => {
    gate.once('error', reject);
    gate.listen(smtpPort, '127.0.0.1', resolve);
  });

  return {
    smtpUrl: `smtp://127.0.0.1:${String((gate.address() as AddressInfo).port)}`,
    webUrl: `http://127.0.0.1:${String(api?.getAddress()?.port ?? webPort)}`,
    async messages() {
      const all = await storage.getAll();
      return all.toSorted((a, b) => Number(new Date(a.time)) - Number(new Date(b.time)));
    },
    async clear() {
      await smtp.deleteAllEmails();
    },
    failNext(count) {
      toFail = count;
    },
    setDown(value) {
      down = value;
    },
    async close() {
      for (const socket of [...open, ...greeted.map((one) => one.socket)]) socket.destroy();
      await new Promise<void>((resolve) => gate.close(() => resolve()));
      await maildev.stop();
    },
  };
}
