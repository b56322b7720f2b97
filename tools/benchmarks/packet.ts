// npm run bench:packet: how long a packet takes whose exhibits have 30 pages and 20 MB, and how much memory, for photos,
// screenshots and scans. Each is made by a process of its own, which has read nothing but the papers and the exhibits. It
// is not part of the tests, because a busy machine would fail it.
import { fork } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { assemblePaper } from '#domain/papers/assemble.ts';
import { packetOrder, plannedPapers } from '#domain/papers/plan.ts';
import { dismissedInMagistrateCourt as facts } from '#domain/papers/sample-facts.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { writePacket, type ExhibitFile } from '#papers/packet.ts';
import { readShippedTemplates } from '../database/shipped-templates.ts';

const limits = { seconds: 10, megabytes: 512 };
const pages = 30;
const megabyte = 1024 * 1024;
const size = 20 * megabyte;
const runs = 5;

interface Measured {
  readonly seconds: number;
  /** Of the processor: says how much of the time a busy machine took for others. */
  readonly worked: number;
  readonly megabytes: number;
  readonly packet: number;
}

/** A scanned page or photo of about so many bytes: noise, which no format makes smaller. */
async function photo(bytes: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((bytes / 1.43) * (8.5 / 11)));
  const height = Math.round(width * (11 / 8.5));
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

/** A screenshot of a phone of about so many bytes: large, with an alpha channel, and most of it in few colors. */
async function screenshot(bytes: number): Promise<Buffer> {
  const [width, height, channels] = [1170, 2532, 4] as const;
  const pixels = Buffer.alloc(width * height * channels, 0xee);
  randomFillSync(pixels, 0, bytes);
  return sharp(pixels, { raw: { width, height, channels } }).png().toBuffer();
}

async function scanned(count: number, bytes: number): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) {
    const image = await made.embedJpg(await photo(bytes / count));
    made.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  }
  return made.save();
}

/** Files of 10 MB at most, as uploads are. */
async function exhibitsOf(mix: string): Promise<ExhibitFile[]> {
  if (mix === 'scans')
    return Promise.all(
      ['A', 'B', 'C'].map(async (letter) => ({
        name: `Exhibit ${letter}`,
        type: 'pdf' as const,
        bytes: await scanned(pages / 3, size / 3),
      })),
    );
  const isPhoto = mix === 'photos';
  return Promise.all(
    Array.from({ length: pages }, async (_, at) => ({
      name: `Exhibit ${at + 1}`,
      type: isPhoto ? ('jpg' as const) : ('png' as const),
      bytes: await (isPhoto ? photo : screenshot)(size / pages),
    })),
  );
}

/** All papers for the court of somebody invented. */
function papersOfPacket() {
  const templates = readShippedTemplates();
  return plannedPapers(facts, { packageId: 'vip', status: 'preparing', language: 'es' })
    .filter(({ kind }) => packetOrder.includes(kind))
    .flatMap(({ kind }) => {
      const found = templates.find(({ template }) => template.kind === kind && template.language === 'en');
      const made = found && assemblePaper(found.template, facts);
      return made && 'paper' in made ? [{ ...made.paper, pageCode: 'K3M7PQ', isSample: true }] : [];
    });
}

async function measure(list: string): Promise<Measured> {
  const named = JSON.parse(await readFile(list, 'utf8')) as (ExhibitFile & { readonly path: string })[];
  const papers = papersOfPacket();
  const exhibits = await Promise.all(named.map(async (one) => ({ ...one, bytes: await readFile(one.path) })));
  const before = process.cpuUsage();
  const begin = performance.now();
  const packet = await writePacket(papers, exhibits, {
    title: 'Papers',
    language: 'en',
    author: 'Ana',
    date: new Date('2026-11-02T12:00:00Z'),
    fonts: readPaperFonts(),
  });
  const seconds = (performance.now() - begin) / 1_000;
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1_000_000;
  // In kilobytes on every system that Node runs on.
  return {
    seconds,
    worked,
    megabytes: process.resourceUsage().maxRSS / 1024,
    packet: packet.length / megabyte,
  };
}

function inOwnProcess(list: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [list]);
    child.on('message', (measured) => resolve(measured as Measured));
    child.on('exit', (code) => reject(new Error(`the process ended with ${String(code)}`)));
  });
}

async function report(folder: string, mix: string): Promise<boolean> {
  const exhibits = await exhibitsOf(mix);
  const named = await Promise.all(
    exhibits.map(async ({ name, type, bytes }, at) => {
      const path = join(folder, `${mix}-${at}`);
      await writeFile(path, bytes);
      return { name, type, path };
    }),
  );
  const list = join(folder, `${mix}.json`);
  await writeFile(list, JSON.stringify(named));
  const measured: Measured[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await inOwnProcess(list));
  const worst = {
    seconds: Math.max(...measured.map(({ seconds }) => seconds)),
    worked: Math.max(...measured.map(({ worked }) => worked)),
    megabytes: Math.max(...measured.map(({ megabytes }) => megabytes)),
  };
  const totalMegabytes = exhibits.reduce((sum, { bytes }) => sum + bytes.length, 0) / megabyte;
  const isWithin = worst.seconds <= limits.seconds && worst.megabytes <= limits.megabytes;
  console.log(
    `${mix.padEnd(12)} exhibits ${totalMegabytes.toFixed(1)} MB, packet ${(measured[0]?.packet ?? 0).toFixed(1)} MB: ` +
      `${worst.seconds.toFixed(1)} s (${worst.worked.toFixed(1)} s of the processor), ${worst.megabytes.toFixed(0)} MB of memory${isWithin ? '' : '   too much'}`,
  );
  return isWithin;
}

const [list] = process.argv.slice(2);
if (list && process.send) process.send(await measure(list));
else {
  const folder = await mkdtemp(join(tmpdir(), 'bench-packet-'));
  try {
    console.log(
      `${pages} pages, ${size / megabyte} MB; the slowest and largest of ${runs}. ` +
        `Limits: ${limits.seconds} s, ${limits.megabytes} MB of memory.`,
    );
    for (const mix of ['photos', 'screenshots', 'scans'])
      if (!(await report(folder, mix))) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
