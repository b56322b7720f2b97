import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setEnvironmentContext } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blobsSpool } from './blobs-spool.ts';
import { SpoolUnavailable, type SpoolEntry } from './spool.ts';

let folder: string;
let server: BlobsServer;
let storeUrl: string;
const spoolKey = randomBytes(32);

const entry = (more: Partial<SpoolEntry> = {}): SpoolEntry => ({
  kind: 'intake',
  key: 'key-of-maria',
  reference: 'ACDEFGHJ',
  requestHash: 'a'.repeat(64),
  keptAt: '2026-11-21T10:00:00.000Z',
  payload: { lastName: 'Núñez Peña', email: 'maria@example.com' },
  ...more,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
  server = new BlobsServer({ directory: folder, token: 'token' });
  const { port } = await server.start();
  storeUrl = `http://localhost:${port}`;
  setEnvironmentContext({ edgeURL: storeUrl, uncachedEdgeURL: storeUrl, token: 'token', siteID: 'site' });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Every file the store wrote. */
async function files(): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

describe('an entry that waits', () => {
  it('comes back as it was, and is kept once', async () => {
    const spool = blobsSpool(spoolKey, 'once');
    expect(await spool.keep(entry())).toEqual({ kept: true });
    expect(await spool.keep(entry({ reference: 'OTHER' }))).toEqual({ kept: false, first: entry() });
    expect(await spool.read('intake', 'key-of-maria')).toEqual(entry());
    expect(await spool.read('contact', 'key-of-maria')).toBeNull();
    expect((await spool.list()).entries).toEqual([entry()]);
    await spool.remove(entry());
    expect((await spool.list()).entries).toEqual([]);
  });

  it('tells nothing to somebody who reads the store, not even under which key', async () => {
    await blobsSpool(spoolKey, 'secret').keep(entry());
    const all = await Promise.all(
      (await files()).map(async (file) => `${file} ${await readFile(file, 'latin1')}`),
    );
    const text = all.join('\n');
    for (const word of ['maria', 'Peña', Buffer.from('Núñez').toString('latin1'), 'ACDEFGHJ', 'lastName']) {
      expect(text).not.toContain(word);
    }
  });

  it('cannot be read with another key, and does not keep the others waiting', async () => {
    const ours = blobsSpool(spoolKey, 'keys');
    await blobsSpool(randomBytes(32), 'keys').keep(entry({ key: 'key-of-stranger' }));
    await ours.keep(entry());
    await expect(ours.read('intake', 'key-of-stranger')).rejects.toThrow(SpoolUnavailable);
    const { entries, unreadable } = await ours.list();
    expect(entries).toEqual([entry()]);
    expect(unreadable).toEqual([ours.placeOf(entry({ key: 'key-of-stranger' }))]);
    expect(await ours.count()).toBe(2);
  });

  it('that somebody changed is not taken', async () => {
    const spool = blobsSpool(spoolKey, 'changed');
    const before = new Set(await files());
    await spool.keep(entry());
    for (const file of (await files()).filter((one) => !before.has(one))) {
      const bytes = await readFile(file);
      bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
      await writeFile(file, bytes);
    }
    await expect(spool.read('intake', 'key-of-maria')).rejects.toThrow(SpoolUnavailable);
  });

  it('with files comes with as many as fit into memory; the others have their turn when those are in', async () => {
    const spool = blobsSpool(spoolKey, 'large');
    const payload = { files: ['x'.repeat(11 * 1024 * 1024)] };
    for (let nth = 0; nth < 5; nth += 1) await spool.keep(entry({ key: `key-of-person-${nth}`, payload }));
    const first = (await spool.list()).entries;
    for (const one of first) await spool.remove(one);
    const second = (await spool.list()).entries;
    expect([first.length, second.length]).toEqual([3, 2]);
  });

  it('is never said to be kept when the store refused it', { timeout: 15_000 }, async () => {
    for (const status of [401, 403, 500, 503]) {
      const refusing = createServer((request, response) => {
        response.writeHead(request.method === 'PUT' ? status : 404).end();
      });
      refusing.listen(0, '127.0.0.1');
      await once(refusing, 'listening');
      const url = `http://127.0.0.1:${String((refusing.address() as AddressInfo).port)}`;
      setEnvironmentContext({ edgeURL: url, uncachedEdgeURL: url, token: 'token', siteID: 'site' });
      try {
        await expect(blobsSpool(spoolKey, 'refusing').keep(entry())).rejects.toThrow(SpoolUnavailable);
      } finally {
        setEnvironmentContext({
          edgeURL: storeUrl,
          uncachedEdgeURL: storeUrl,
          token: 'token',
          siteID: 'site',
        });
        refusing.close();
      }
    }
  });

  it('of a preview is not seen in production', async () => {
    await blobsSpool(spoolKey, 'deploy-preview').keep(entry());
    expect(await blobsSpool(spoolKey, 'production').read('intake', 'key-of-maria')).toBeNull();
  });
});
