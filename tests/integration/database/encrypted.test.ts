// Whatever a command sends to a database on another machine is encrypted, and may be sent to the right one alone.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareWithBackup } from '#tools/backup/compare.ts';
import { writeBackup } from '#tools/backup/write-backup.ts';
import { connectTo, tlsOf } from '#tools/database/connect.ts';
import { migrate } from '#tools/database/migrate.ts';
import { seed } from '#tools/database/seed.ts';
import { makeCertificate } from '#tools/lighthouse/certificate.ts';

const sslRequest = 80_877_103;
const { key, cert } = makeCertificate();
let folder: string;
let rootFile: string;
let server: Server;
/** What came in clear, and inside the encryption: the first number of each packet. */
let clear: number[] = [];
let sealed: number[] = [];
let port: number;

/** PostgreSQL's way to send somebody away; a connection that is only cut would be tried again. */
const fields = Buffer.from('SFATAL\0VFATAL\0C28000\0Mnobody here\0\0');
const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), fields]);
refusal.writeInt32BE(fields.length + 4, 1);

// A server that is asked and sends everybody away: what a command says first is all that counts here.
function greet(socket: Socket): void {
  socket.on('error', () => undefined);
  socket.once('data', (packet: Buffer) => {
    clear.push(packet.readInt32BE(4));
    if (packet.readInt32BE(4) !== sslRequest) return void socket.destroy();
    socket.write('S');
    const inside = new TLSSocket(socket, {
      isServer: true,
      secureContext: createSecureContext({ key, cert }),
    });
    inside.on('error', () => undefined);
    inside.once('data', (first: Buffer) => {
      sealed.push(first.readInt32BE(4));
      inside.end(refusal);
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encrypted-'));
  rootFile = join(folder, 'root.crt');
  await writeFile(rootFile, cert);
  server = createServer(greet).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** What reached the server in clear and encrypted, when `work` ran against it under a name that is not this machine's. */
async function heard(work: (url: string) => Promise<unknown>, query = '', host = '0.0.0.0') {
  clear = [];
  sealed = [];
  const fault = await work(`postgres://postgres:secret@${host}:${String(port)}/postgres${query}`).then(
    () => '',
    (error: unknown) => String(error),
  );
  return { clear, sealed, fault };
}

const startup = 196_608;
const storage = { url: 'http://127.0.0.1:9', secretKey: 'x' };
const manifest = { versions: [], tables: [], objects: [], missing: [] } as unknown as Parameters<
  typeof compareWithBackup
>[0];
const ask = (url: string): Promise<unknown> => {
  const sql = connectTo(url);
  return sql`select 1`.finally(() => sql.end({ timeout: 1 }));
};

describe('a database on another machine', () => {
  test.each<[string, (url: string) => Promise<unknown>]>([
    ['db:migrate', (url) => migrate(url)],
    ['db:seed', (url) => seed(url)],
    ['backup', (url) => writeBackup(url, storage, join(folder, 'backup'))],
    ['the comparison after a restore', (url) => compareWithBackup(manifest, url, storage)],
  ])('%s says nothing to it in clear', async (_name, command) => {
    const { clear: inClear, sealed: encrypted } = await heard(command);
    expect(new Set(inClear)).toEqual(new Set([sslRequest]));
    expect(new Set(encrypted)).toEqual(new Set([startup]));
  });

  test('is not talked to when its certificate is asked for and is another', async () => {
    expect(await heard(ask, '?sslmode=verify-full')).toMatchObject({
      sealed: [],
      fault: expect.stringContaining('self-signed'),
    });
  });

  test('is talked to when its certificate comes from the root that was named', async () => {
    const query = `?sslmode=verify-ca&sslrootcert=${encodeURIComponent(rootFile)}`;
    expect((await heard(ask, query)).sealed).toEqual([startup]);
    // The certificate is not made out to this name.
    const full = query.replace('verify-ca', 'verify-full');
    expect((await heard(ask, full)).sealed).toEqual([]);
  });

  test.each([
    ['sslmode=disable', 'postgres://u:p@db.example.com:5432/postgres?sslmode=disable', 'in clear'],
    ['the transaction pooler', 'postgres://u:p@aws-0.pooler.example.com:6543/postgres', 'session pooler'],
    [
      'a root that is not there',
      'postgres://u:p@db.example.com/postgres?sslrootcert=/no/such.crt',
      'cannot be read',
    ],
    ['no address at all', 'db.example.com', 'no address'],
  ])('%s is refused with a sentence', (_name, url, sentence) => {
    expect(() => connectTo(url)).toThrow(sentence);
  });
});

test.each(['localhost', '127.0.0.1', '[::1]'])('on this machine (%s) nothing is asked for', (host) => {
  expect(tlsOf(new URL(`postgres://u:p@${host}:5432/postgres`))).toBe(false);
});
