// Keeps those pairs of a font's own kerning whose gap is seen, and leaves out the rest.
import { FontIo, Ot } from 'ot-builder';

export interface Pairs {
  /** Characters after which a gap is seen. */
  readonly first: string;
  /** Characters that move closer to them. */
  readonly second: string;
}

type Store = Ot.DicingStore<Ot.Glyph, Ot.Glyph, Ot.Gpos.AdjustmentPair>;

/** Takes an unpacked font and gives it with these pairs only. Refuses a font without kerning. */
export function keepPairs(font: Buffer, { first, second }: Pairs): Buffer {
  const read = readOutlines(font);
  const [firsts, seconds] = [first, second].map((characters) => glyphsOf(read, characters));
  for (const lookup of pairLookups(read)) {
    const pairs: Store = Ot.DicingStore.create();
    for (const [one, other, adjustment] of lookup.adjustments.entries())
      if (adjustment && firsts!.has(one) && seconds!.has(other)) pairs.set([one], [other], adjustment);
    lookup.adjustments = pairs;
  }
  return FontIo.writeSfntOtf(FontIo.writeFont(read));
}

/** How far the second character moves, in units of the font: below zero is closer. */
export function distanceIn(font: Buffer, first: string, second: string): number {
  const read = readOutlines(font);
  const [[one], [other]] = [[...glyphsOf(read, first)], [...glyphsOf(read, second)]];
  for (const lookup of pairLookups(read)) {
    const moved = lookup.adjustments.get(one!, other!);
    if (moved) return Ot.Var.Ops.originOf(moved[0].dWidth);
  }
  return 0;
}

const readOutlines = (font: Buffer) => FontIo.readFont(FontIo.readSfntOtf(font), Ot.ListGlyphStoreFactory);

function glyphsOf(font: Ot.Font, characters: string): Set<Ot.Glyph> {
  return new Set(
    [...characters].map((character) => {
      const glyph = font.cmap?.unicode.get(character.codePointAt(0)!);
      if (!glyph) throw new Error(`The font has no ${character}: leave it out of its pairs.`);
      return glyph;
    }),
  );
}

function pairLookups(font: Ot.Font): Ot.Gpos.Pair[] {
  const lookups = (font.gpos?.lookups ?? []).filter(
    (lookup): lookup is Ot.Gpos.Pair => lookup.type === Ot.Gpos.LookupType.Pair,
  );
  if (lookups.length === 0)
    throw new Error('This font has no kerning: keep the feature "kern" of its source.');
  return lookups;
}
