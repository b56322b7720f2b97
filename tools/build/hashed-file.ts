import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes a file under a name made of its content, like every other that never changes. Answers its address. */
export function writeHashed(dir: URL, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `_astro/${name}.${hash}.${ending}`;
  mkdirSync(new URL('_astro/', dir), { recursive: true });
  writeFileSync(new URL(address, dir), text);
  return `/${address}`;
}
