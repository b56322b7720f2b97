import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { clamdScanner } from './clamd-scanner.ts';
import { ScannerUnavailable } from './virus-scanner.ts';

/** Known to every scanner and harmless. Joined here, so that this file is not taken for one. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Speaks the daemon's protocol, and knows one signature. */
async function daemon(answer?: string): Promise<URL> {
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (piece) => {
      got = Buffer.concat([got, piece]);
      const file = fileOf(got);
      if (file === null) return;
      if (answer === '') return;
      const found = file.toString('latin1').includes(eicar) ? 'Eicar-Test FOUND' : 'OK';
      socket.end(`${answer ?? `stream: ${found}`}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return new URL(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** What came, or null while it is not whole. */
function fileOf(got: Buffer): Buffer | null {
  const head = 'zINSTREAM\0';
  if (!got.toString('latin1').startsWith(head)) return null;
  const pieces: Buffer[] = [];
  let at = head.length;
  while (at + 4 <= got.length) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > got.length) return null;
    pieces.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it('a harmless file of ten megabytes is clean', async () => {
  expect(await clamdScanner(await daemon()).scan(new Uint8Array(10 * 1024 * 1024))).toBe('clean');
});

it('a file with a virus is found, wherever in it that stands', async () => {
  const scanner = clamdScanner(await daemon());
  expect(await scanner.scan(bytesOf(eicar))).toBe('infected');
  expect(await scanner.scan(bytesOf('a'.repeat(64 * 1024 - 10) + eicar))).toBe('infected');
});

it.each([
  'INSTREAM size limit exceeded. ERROR',
  'stream: Can’t allocate memory ERROR',
  'HTTP/1.1 400 Bad Request',
])('an answer without a finding (%s) is none', async (answer) => {
  await expect(clamdScanner(await daemon(answer)).scan(bytesOf('a'))).rejects.toThrow(ScannerUnavailable);
});

it('a daemon that is away, or says nothing, holds nobody up', async () => {
  const silent = clamdScanner(await daemon(''), 50);
  await expect(silent.scan(bytesOf('a'))).rejects.toThrow(ScannerUnavailable);
  await expect(clamdScanner(new URL('tcp://127.0.0.1:1')).scan(bytesOf('a'))).rejects.toThrow(
    ScannerUnavailable,
  );
});
