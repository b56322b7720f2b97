import { expect, it } from 'vitest';
import { ScannerUnavailable, type VirusScanner } from '../files/virus-scanner.ts';
import { pdf } from '#tests/sample-files.ts';
import { lookAtFile } from './look-at-file.ts';

const look = (scanner: VirusScanner | null, bytes = pdf()) => {
  const logged: string[] = [];
  const app = { scanner, log: (event: string) => logged.push(event) };
  return { found: lookAtFile(app, { name: 'acta.pdf', bytes }), logged };
};

it('without a scanner a file is taken as one that none has seen', async () => {
  expect(await look(null).found).toMatchObject({ refused: null, scan: 'unscanned', active: false });
});

it('what a scanner finds is refused, and what it does not is clean', async () => {
  expect(await look({ scan: async () => 'infected' }).found).toMatchObject({ refused: 'file.infected' });
  expect(await look({ scan: async () => 'clean' }).found).toMatchObject({
    refused: null,
    scan: 'clean',
    active: false,
  });
});

it('a scanner that is away stops nobody, and the log says so', async () => {
  const { found, logged } = look({
    scan: async () => {
      throw new ScannerUnavailable('connection');
    },
  });
  expect(await found).toMatchObject({ refused: null, scan: 'unscanned', active: false });
  expect(logged).toEqual(['scanner_unavailable']);
});

it('a scanner is not shown what is refused anyway', async () => {
  const scan = () => Promise.reject(new Error('asked'));
  expect(await look({ scan }, new Uint8Array([1, 2])).found).toMatchObject({ refused: 'file.content' });
});
