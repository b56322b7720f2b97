// The production adapter against the stand-in of the local stack, which signs as Amazon does.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type Receiver } from '#tools/local/incoming/receiver.ts';
import { BadNotice, MailStoreUnavailable, type IncomingMail } from './incoming-mail.ts';
import { sesIncomingMail } from './ses-incoming-mail.ts';

let receiver: Receiver;
let incoming: IncomingMail;
const config = (more: object = {}) => ({
  address: receiver.env['INBOUND_MAIL_ADDRESS'] ?? '',
  topic: receiver.env['INBOUND_MAIL_TOPIC'] ?? '',
  region: 'us-east-1',
  bucket: receiver.env['INBOUND_MAIL_BUCKET'] ?? '',
  keyId: receiver.env['INBOUND_MAIL_KEY_ID'] ?? '',
  secretKey: receiver.env['INBOUND_MAIL_SECRET_KEY'] ?? '',
  apiBase: new URL(receiver.url),
  ...more,
});
beforeAll(async () => {
  receiver = await startReceiver({ port: 0, webhookUrl: 'http://127.0.0.1:9/', mailbox: undefined });
  incoming = sesIncomingMail(config());
});
afterAll(() => receiver.close());

const delivery = {
  raw: Buffer.from('From: luz@example.com\r\n\r\nHello').toString('base64'),
  from: 'luz@example.com',
  to: ['reply+x@in.freshkey.example'],
};

describe('a call of the receiver', () => {
  it('tells where the mail is, whom it was for, and what the receiver found out', async () => {
    const { id, body } = await receiver.callFor({ ...delivery, dmarc: 'PASS' });
    expect(await incoming.readNotice(body)).toMatchObject({
      id,
      key: `mail/${id}`,
      recipients: delivery.to,
      hasSender: true,
      isProven: true,
      isSpam: false,
      hasVirus: false,
    });
  });

  it.each(['FAIL', 'GRAY', 'PROCESSING_FAILED'] as const)(
    'proves nothing by a DMARC check that says %s',
    async (dmarc) => {
      const { body } = await receiver.callFor({ ...delivery, dmarc });
      expect(await incoming.readNotice(body)).toMatchObject({ isProven: false });
    },
  );

  it.each(['', '<>', 'MAILER-DAEMON@mx.example.com'])(
    'has no sender with the return path “%s”',
    async (from) => {
      const { body } = await receiver.callFor({ ...delivery, from });
      expect(await incoming.readNotice(body)).toMatchObject({ hasSender: false });
    },
  );

  it('counts for nothing once anything in it was changed, or it is from somebody else', async () => {
    const { body } = await receiver.callFor({ ...delivery, dmarc: 'FAIL' });
    const told = JSON.parse(body) as Record<string, string>;
    const changes: readonly Record<string, string>[] = [
      { Message: (told['Message'] ?? '').replace('"FAIL"', '"PASS"') },
      { MessageId: 'another' },
      { Timestamp: new Date(Date.now() - 1_000).toISOString() },
      { TopicArn: 'arn:aws:sns:us-east-1:999999999999:inbound-mail' },
      { SigningCertURL: 'https://sns.us-east-1.amazonaws.com.evil.example/key.pem' },
      { SigningCertURL: `${receiver.url.replace('127.0.0.1', 'localhost')}/key.pem` },
      { SigningCertURL: `${receiver.url}/key` },
      { SignatureVersion: '1' },
      { Signature: Buffer.from('no').toString('base64') },
    ];
    for (const change of changes)
      await expect(
        incoming.readNotice(JSON.stringify({ ...told, ...change })),
        JSON.stringify(change),
      ).rejects.toBeInstanceOf(BadNotice);
    await expect(incoming.readNotice('not json')).rejects.toBeInstanceOf(BadNotice);
    expect(await incoming.readNotice(body)).toMatchObject({ isProven: false });
  });

  it('is too old after two days, signed or not', async () => {
    const { body } = await receiver.callFor(delivery);
    const later = sesIncomingMail(config(), () => new Date(Date.now() + 3 * 24 * 60 * 60_000));
    await expect(later.readNotice(body)).rejects.toBeInstanceOf(BadNotice);
  });

  it('of another topic is not ours, however well Amazon signed it', async () => {
    const { body } = await receiver.callFor(delivery);
    const other = sesIncomingMail(config({ topic: 'arn:aws:sns:us-east-1:999999999999:inbound-mail' }));
    await expect(other.readNotice(body)).rejects.toBeInstanceOf(BadNotice);
  });

  it('about another bucket is not for us', async () => {
    const { body } = await receiver.callFor(delivery);
    const other = sesIncomingMail(config({ bucket: 'another-bucket' }));
    await expect(other.readNotice(body)).rejects.toBeInstanceOf(BadNotice);
  });
});

describe('a mail that the receiver keeps', () => {
  it('is read, handed out under a name, and deleted once and again', async () => {
    const { id } = await receiver.callFor(delivery);
    const key = `mail/${id}`;
    expect(Buffer.from((await incoming.read(key)) ?? []).toString()).toContain('Hello');
    const answer = await fetch(await incoming.signDownload(key, 'mail-2026-11-29.eml'));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mail-2026-11-29.eml"');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    await incoming.remove(key);
    expect(await incoming.read(key)).toBeNull();
    await incoming.remove(key);
  });

  it('opens to no other key, method or name', async () => {
    const { id } = await receiver.callFor(delivery);
    const address = new URL(await incoming.signDownload(`mail/${id}`, 'a.eml'));
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
    address.searchParams.set('response-content-type', 'text/html');
    expect((await fetch(address)).status).toBe(403);
    const stranger = sesIncomingMail(config({ secretKey: 'guessed' }));
    await expect(stranger.read(`mail/${id}`)).rejects.toBeInstanceOf(MailStoreUnavailable);
  });

  it.each(['refused', 'cut'] as const)('is asked for again after an answer that was %s', async (how) => {
    const { id } = await receiver.callFor(delivery);
    receiver.failReads(1, how);
    await expect(incoming.read(`mail/${id}`)).rejects.toBeInstanceOf(MailStoreUnavailable);
    expect(await incoming.read(`mail/${id}`)).not.toBeNull();
  });
});
