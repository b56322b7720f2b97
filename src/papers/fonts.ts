import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedFace } from '#domain/papers/printable.ts';

export type PaperFonts = Readonly<Record<PrintedFace, Buffer>>;

/**
 * The fonts every paper is set in. Read from the working directory, which is the project's root in a build and the
 * package's root in a function: the build lays them beside each function that makes papers.
 */
export function readPaperFonts(): PaperFonts {
  const font = (name: PrintedFace) => readFileSync(join(process.cwd(), `src/papers/fonts/${name}.ttf`));
  return {
    heading: font('heading'),
    text: font('text'),
    strong: font('strong'),
    wide: font('wide'),
    'wide-strong': font('wide-strong'),
  };
}
