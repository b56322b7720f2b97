import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

interface Place {
  readonly file: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The file of a mutant, its text, and where in it the function stands. */
export function place({ at }: Mutant, root: string): Place {
  if ('file' in at) {
    const text = readFileSync(join(root, at.file), 'utf8');
    return { file: at.file, text, from: 0, to: text.length };
  }
  const folder = join(root, 'supabase/migrations');
  const begins = `function ${at.sql}(`;
  const name = readdirSync(folder)
    .toSorted()
    .findLast(
      (each) =>
        readFileSync(join(folder, each), 'utf8').includes(`create ${begins}`) ||
        readFileSync(join(folder, each), 'utf8').includes(`create or replace ${begins}`),
    );
  if (!name) throw new Error(`${at.sql} is defined nowhere`);
  const text = readFileSync(join(folder, name), 'utf8');
  const from = text.search(new RegExp(`create (?:or replace )?${begins.replace(/[.(]/g, String.raw`\$&`)}`));
  return { file: `supabase/migrations/${name}`, text, from, to: text.indexOf('\n$$;', from) };
}

/** How often what a mutant changes is in its place; once is right. */
export function timesFound(mutant: Mutant, root: string): number {
  const { text, from, to } = place(mutant, root);
  return text.slice(from, to).split(mutant.find).length - 1;
}
