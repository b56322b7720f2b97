import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { dayMs } from '#domain/durations.ts';
import { receivedLimits } from '#domain/received-mail/limits.ts';
import type { IncomingConfig } from '../config.ts';
import {
  BadNotice,
  MailStoreUnavailable,
  MailTooLarge,
  type IncomingMail,
  type MailNotice,
} from './incoming-mail.ts';
import { signAddress } from './sign-address.ts';

/** Amazon tries for an hour. What is much older is an old call, sent again by somebody else. */
const oldestMs = 2 * dayMs;
const timeoutMs = 10_000;
/** A large mail over a slow line. */
const readTimeoutMs = 20_000;
/** A signed address is used at once, by us or by whoever pressed a link. */
const signedSeconds = 60;

const envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.literal('2'),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.optional(z.nullable(z.string())),
  Token: z.optional(z.string()),
  SubscribeURL: z.optional(z.string()),
});
type Envelope = z.infer<typeof envelope>;

const verdict = z.catch(z.object({ status: z.string() }), { status: 'MISSING' });
const received = z.object({
  notificationType: z.literal('Received'),
  mail: z.object({ messageId: z.string(), source: z.nullish(z.string()), timestamp: z.string() }),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: verdict,
    virusVerdict: verdict,
    dmarcVerdict: verdict,
    action: z.object({ type: z.literal('S3'), bucketName: z.string(), objectKey: z.string() }),
  }),
});

/**
 * The production adapter of the `IncomingMail` port: Amazon SES receives, checks DMARC, puts the mail into a bucket of the
 * operator and tells by SNS. The signature of SNS covers the verdicts, so the mail's own headers are never asked for them.
 */
export function sesIncomingMail(config: IncomingConfig, now: () => Date = () => new Date()): IncomingMail {
  const keys = new Map<string, Promise<KeyObject>>();
  const storeOrigin = config.apiBase?.origin ?? `https://s3.${config.region}.amazonaws.com`;
  const signed = (method: 'GET' | 'DELETE', key: string, query: Readonly<Record<string, string>> = {}) => {
    const path = [config.bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    const url = new URL(`${storeOrigin}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { region, keyId, secretKey } = config;
    return signAddress({ method, url, region, keyId, secretKey, at: now(), seconds: signedSeconds });
  };

  /** Only Amazon's own host in our region, so that nobody can name an address that we then ask. */
  const ofSns = (address: string | undefined): URL => {
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
    const origin = config.apiBase?.origin ?? `https://sns.${config.region}.amazonaws.com`;
    if (url?.origin !== origin) throw new BadNotice('address');
    return url;
  };

  async function keyAt(url: URL): Promise<KeyObject> {
    if (!url.pathname.endsWith('.pem')) throw new BadNotice('address');
    const known = keys.get(url.href);
    if (known) return known;
    const pending = ask(url.href, { method: 'GET' }, timeoutMs).then(async (answer) => {
      if (!answer.ok) throw new MailStoreUnavailable(`key:${String(answer.status)}`);
      return createPublicKey(await answer.text());
    });
    keys.set(url.href, pending);
    pending.catch(() => keys.delete(url.href));
    return pending;
  }

  return {
    async readNotice(body) {
      const notice = parsed(envelope, body);
      if (notice.TopicArn !== config.topic) throw new BadNotice('topic');
      const key = await keyAt(ofSns(notice.SigningCertURL));
      const signature = Buffer.from(notice.Signature, 'base64');
      if (!verify('RSA-SHA256', Buffer.from(textToSign(notice)), key, signature))
        throw new BadNotice('signature');
      const age = now().getTime() - Date.parse(notice.Timestamp);
      if (!(Math.abs(age) < oldestMs)) throw new BadNotice('age');
      if (notice.Type === 'UnsubscribeConfirmation') return null;
      if (notice.Type === 'SubscriptionConfirmation') {
        const answer = await ask(ofSns(notice.SubscribeURL).href, { method: 'GET' }, timeoutMs);
        if (!answer.ok) throw new MailStoreUnavailable(`confirm:${String(answer.status)}`);
        return null;
      }
      return toNotice(parsed(received, notice.Message), config.bucket);
    },

    async read(key) {
      const answer = await ask(signed('GET', key), { method: 'GET' }, readTimeoutMs);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new MailStoreUnavailable(`read:${String(answer.status)}`);
      if (Number(answer.headers.get('content-length') ?? 0) > receivedLimits.mailBytes) {
        await answer.body?.cancel();
        throw new MailTooLarge();
      }
      try {
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (bytes.length > receivedLimits.mailBytes) throw new MailTooLarge();
        return bytes;
      } catch (error) {
        if (error instanceof MailTooLarge) throw error;
        throw new MailStoreUnavailable('read', { cause: error });
      }
    },

    async remove(key) {
      const answer = await ask(signed('DELETE', key), { method: 'DELETE' }, timeoutMs);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new MailStoreUnavailable(`remove:${String(answer.status)}`);
    },

    async signDownload(key, name) {
      return signed('GET', key, {
        'response-content-disposition': `attachment; filename="${name}"`,
        'response-content-type': 'application/octet-stream',
      });
    },
  };
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadNotice('json');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new BadNotice('shape');
  return result.data;
}

async function ask(address: string, request: { method: string }, timeout: number): Promise<Response> {
  try {
    return await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new MailStoreUnavailable('no answer', { cause: error });
  }
}

/** Names and values of what SNS signs, a line each, in the order of its documentation. */
function textToSign(notice: Envelope): string {
  const fields =
    notice.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return fields.map((name) => (notice[name] == null ? '' : `${name}\n${notice[name]}\n`)).join('');
}

function toNotice({ mail, receipt }: z.infer<typeof received>, bucket: string): MailNotice {
  if (receipt.action.bucketName !== bucket) throw new BadNotice('bucket');
  const source = (mail.source ?? '').trim();
  return {
    id: mail.messageId,
    key: receipt.action.objectKey,
    recipients: receipt.recipients,
    hasSender: source !== '' && source !== '<>' && !/^mailer-daemon@/i.test(source),
    isProven: receipt.dmarcVerdict.status === 'PASS',
    isSpam: receipt.spamVerdict.status === 'FAIL',
    hasVirus: receipt.virusVerdict.status === 'FAIL',
    receivedAt: mail.timestamp,
  };
}
