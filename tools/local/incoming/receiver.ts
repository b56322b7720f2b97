// Who receives mail on this machine: a stand-in for Amazon's SES, its bucket and its topic. What is delivered to it is kept and
// told to the site by a signed call, exactly as there; answers are written on its page, beside the local inbox.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAddress } from '#server/received-mail/sign-address.ts';
import type { Mailbox } from '../mail/start-mailbox.ts';
import { answerPages, type AnswerPages } from './answer-pages.ts';

/** A mail on its way to us, as the sending server hands it over. */
export interface Delivery {
  /** The mail as it travels, in base64. */
  raw: string;
  /** MAIL FROM; empty for reports and other mail that nobody may answer. */
  from: string;
  /** RCPT TO. */
  to: string[];
  /** What the receiver finds out about the sender's domain. */
  dmarc?: 'PASS' | 'FAIL' | 'GRAY' | 'PROCESSING_FAILED';
  spam?: boolean;
  virus?: boolean;
  /** How often the site is told, all at once; at least once. */
  times?: number;
  /** The receiver's own name of the mail; a new one unless given. */
  id?: string;
}

export interface Delivered {
  id: string;
  /** What the site answered to each call. */
  statuses: number[];
}

export interface Receiver {
  /** Page and stand-in services. */
  url: string;
  /** What the functions are set up with. */
  env: Record<string, string>;
  /** Where answers come to: `reply@…`. */
  address: string;
  deliver(delivery: Delivery): Promise<Delivered>;
  /** The signed body of the call, for a test that changes it. */
  callFor(delivery: Delivery): Promise<{ id: string; body: string }>;
  /** Names of the mails that are kept. */
  kept(): Promise<string[]>;
  /** The next reads are refused with 503, or cut off in the middle. */
  failReads(count: number, how?: 'refused' | 'cut'): void;
  close(): Promise<void>;
}

export interface ReceiverOptions {
  port: number;
  webhookUrl: string;
  mailbox: Mailbox | undefined;
}

const region = 'us-east-1';
const topic = `arn:aws:sns:${region}:123456789012:inbound-mail`;
const bucket = 'local-inbound-mail';
const address = 'reply@in.freshkey.example';
/** A retry of Amazon's comes after seconds; here nobody waits. */
const retryMs = [200, 1_000, 3_000];

export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  const keyId = `AKIA${randomBytes(8).toString('hex').toUpperCase()}`;
  const secretKey = randomBytes(30).toString('base64url');
  const objects = new Map<string, Buffer>();
  const failing = { count: 0, how: 'refused' as 'refused' | 'cut' };
  let pages: AnswerPages | undefined;

  const server = createServer((request, response) => {
    void answerCall(request, response).catch(() => response.destroy());
  });

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    if (url.pathname === '/key.pem') {
      response.writeHead(200, { 'content-type': 'application/x-pem-file' }).end(pem);
      return;
    }
    if (url.pathname.startsWith(`/${bucket}/`)) {
      answerStore(url, request, response);
      return;
    }
    await pages?.answer(url, request, response);
  }

  function answerStore(url: URL, request: IncomingMessage, response: ServerResponse): void {
    const method = request.method === 'DELETE' ? 'DELETE' : 'GET';
    if (!isSigned(url, method, { keyId, secretKey })) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const fails = failing.count > 0;
    if (fails) failing.count -= 1;
    if (fails && failing.how === 'refused') {
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const raw = objects.get(key);
    if (!raw) {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const disposition = url.searchParams.get('response-content-disposition');
    response.writeHead(200, {
      'content-type': url.searchParams.get('response-content-type') ?? 'binary/octet-stream',
      'content-length': String(raw.length),
      ...(disposition && { 'content-disposition': disposition }),
    });
    if (fails) {
      response.write(raw.subarray(0, Math.ceil(raw.length / 2)), () => response.destroy());
      return;
    }
    response.end(raw);
  }

  await listen(server, options.port);
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  function callFor(delivery: Delivery): { id: string; body: string } {
    const id = delivery.id ?? randomBytes(20).toString('hex');
    const key = `mail/${id}`;
    objects.set(key, Buffer.from(delivery.raw, 'base64'));
    const at = new Date().toISOString();
    const status = (fails: boolean | undefined) => ({ status: fails ? 'FAIL' : 'PASS' });
    const message = JSON.stringify({
      notificationType: 'Received',
      mail: { timestamp: at, source: delivery.from, messageId: id, destination: delivery.to },
      receipt: {
        timestamp: at,
        recipients: delivery.to,
        spamVerdict: status(delivery.spam),
        virusVerdict: status(delivery.virus),
        spfVerdict: { status: 'PASS' },
        dkimVerdict: { status: 'PASS' },
        dmarcVerdict: { status: delivery.dmarc ?? 'PASS' },
        action: { type: 'S3', topicArn: topic, bucketName: bucket, objectKey: key },
      },
    });
    return { id, body: signedCall(message, at, `${url}/key.pem`, privateKey) };
  }

  async function deliver(delivery: Delivery): Promise<Delivered> {
    const { id, body } = callFor(delivery);
    const calls = Array.from({ length: Math.max(1, delivery.times ?? 1) }, () =>
      tell(options.webhookUrl, body),
    );
    return { id, statuses: await Promise.all(calls) };
  }

  pages = answerPages({ mailbox: options.mailbox, address, deliver });
  return {
    url,
    address,
    env: {
      INBOUND_MAIL_ADDRESS: address,
      INBOUND_MAIL_TOPIC: topic,
      INBOUND_MAIL_BUCKET: bucket,
      INBOUND_MAIL_KEY_ID: keyId,
      INBOUND_MAIL_SECRET_KEY: secretKey,
      INBOUND_MAIL_API_BASE: url,
    },
    deliver,
    callFor: async (delivery) => callFor(delivery),
    kept: async () => [...objects.keys()],
    failReads(count, how = 'refused') {
      failing.count = count;
      failing.how = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** As SNS writes and signs a notification (signature version 2). */
function signedCall(message: string, at: string, keyUrl: string, key: KeyObject): string {
  const id = createHash('sha256').update(message).digest('hex').slice(0, 32);
  const fields = { Message: message, MessageId: id, Timestamp: at, TopicArn: topic, Type: 'Notification' };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
  return JSON.stringify({
    ...fields,
    SignatureVersion: '2',
    Signature: sign('RSA-SHA256', Buffer.from(text), key).toString('base64'),
    SigningCertURL: keyUrl,
    UnsubscribeURL: keyUrl,
  });
}

/** The address is signed for this method and path with our key, and its time is not over. */
function isSigned(url: URL, method: 'GET' | 'DELETE', keys: { keyId: string; secretKey: string }): boolean {
  const given = url.searchParams;
  const time = given.get('X-Amz-Date') ?? '';
  const seconds = Number(given.get('X-Amz-Expires'));
  const at = new Date(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(at.getTime()) || Date.now() > at.getTime() + seconds * 1_000) return false;
  const bare = new URL(url);
  for (const name of given.keys()) if (name.startsWith('X-Amz-')) bare.searchParams.delete(name);
  const again = signAddress({ method, url: bare, region, ...keys, at, seconds });
  return new URL(again).searchParams.get('X-Amz-Signature') === given.get('X-Amz-Signature');
}

async function tell(webhookUrl: string, body: string): Promise<number> {
  let status = 0;
  for (const wait of [0, ...retryMs]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    status = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=UTF-8', 'x-amz-sns-message-type': 'Notification' },
      body,
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    // What is refused for good is not tried again.
    if (status >= 200 && status < 500) break;
  }
  return status;
}
