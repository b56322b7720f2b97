// Writes pairs of letters that stand closer into a TrueType font, as a GPOS table of one lookup. Offsets and numbers are
// those of the OpenType specification, big-endian.

type Pairs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Takes a font without a GPOS table and gives the same font with one. Refuses a letter that the font does not have. */
export function addPairs(font: Buffer, pairs: Pairs): Buffer {
  const tables = readTables(font);
  const glyphOf = readCharacters(tables.get('cmap')!);
  const sets = Object.entries(pairs)
    .map(([left, rights]) => ({
      left: glyphOf(left),
      rights: Object.entries(rights)
        .flatMap(([letters, units]) => [...letters].map((letter) => [glyphOf(letter), units] as const))
        .toSorted(([one], [other]) => one - other),
    }))
    .toSorted((one, other) => one.left - other.left);
  return writeTables(font.readUInt32BE(0), tables.set('GPOS', pairTable(sets)));
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let nth = 0; nth < font.readUInt16BE(4); nth += 1) {
    const at = 12 + nth * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Which glyph a character has, from the subtable of format 4 that every such font has. */
function readCharacters(cmap: Buffer): (character: string) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) => cmap.readUInt32BE(4 + nth * 8 + 4));
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('This font has no characters of format 4.');
  const length = cmap.readUInt16BE(start + 6);
  return (character) => {
    const code = character.codePointAt(0)!;
    for (let at = start + 14; at < start + 14 + length; at += 2) {
      if (cmap.readUInt16BE(at) < code) continue;
      const first = cmap.readUInt16BE(at + length + 2);
      const offsetAt = at + 3 * length + 2;
      const offset = cmap.readUInt16BE(offsetAt);
      const delta = cmap.readUInt16BE(at + 2 * length + 2);
      const raw = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + 2 * (code - first));
      const glyph = code < first || raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph === 0) break;
      return glyph;
    }
    throw new Error(`The font has no ${character}: leave it out of its pairs.`);
  };
}

const words = (...numbers: readonly number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [nth, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, nth * 2);
  return bytes;
};
const tag = (name: string) => Buffer.from(name, 'latin1');

interface PairSet {
  readonly left: number;
  readonly rights: readonly (readonly [glyph: number, units: number])[];
}

function pairTable(sets: readonly PairSet[]): Buffer {
  const noFeatureRequired = 0xffff;
  const scripts = Buffer.concat([words(1), tag('DFLT'), words(8, 4, 0, 0, noFeatureRequired, 1, 0)]);
  const features = Buffer.concat([words(1), tag('kern'), words(8, 0, 1, 0)]);
  const pairSets = sets.map(({ rights }) => words(rights.length, ...rights.flat()));
  const coverage = words(1, sets.length, ...sets.map(({ left }) => left));
  let at = 10 + sets.length * 2;
  const coverageAt = at;
  at += coverage.length;
  const setsAt = pairSets.map(({ length }) => (at += length) - length);
  const advanceOfTheFirst = 4;
  const positions = Buffer.concat([
    words(1, coverageAt, advanceOfTheFirst, 0, sets.length, ...setsAt),
    coverage,
    ...pairSets,
  ]);
  const pairPositioning = 2;
  const lookups = Buffer.concat([words(1, 4), words(pairPositioning, 0, 1, 8), positions]);
  const head = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([head, scripts, features, lookups]);
}

/** Checksums are left at zero: the program that packs the font afterwards writes them. */
function writeTables(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const named = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + named.length * 16);
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(named.length, 4);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (const [nth, [name, data]] of named.entries()) {
    const entry = 12 + nth * 16;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}
