// npm run db:freeze: notes the content of every new migration in supabase/migrations.lock, when it lands.
//   --anew: notes all of them again. Only until the first deploy, while no database but a developer's has them.
//   After it, a migration that stands there is never edited again: what it made is changed by a new one.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrations, type Migration } from './migrate.ts';

export const lockFile = fileURLToPath(new URL('../../supabase/migrations.lock', import.meta.url));

/** The SHA-256 of each frozen migration, by its file. The lines are those of `sha256sum`. */
export function readLock(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [checksum = '', file = ''] = line.split(/ {2}/);
      return [file, checksum];
    }),
  );
}

/** What is wrong with frozen migrations, in a sentence each: one was edited, or is gone. */
export function brokenPromises(
  lock: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): string[] {
  return [...lock].flatMap(([file, checksum]) => {
    const now = migrations.find((migration) => migration.file === file);
    if (!now) return [`${file} is frozen and was removed.`];
    return now.checksum === checksum
      ? []
      : [
          `${file} is frozen and was edited. Until the first deploy: npm run db:freeze -- --anew. ` +
            'Afterwards take that back, and add a new migration instead.',
        ];
  });
}

/** Migrations that landed without a line in the lock. */
export function unfrozen(lock: ReadonlyMap<string, string>, migrations: readonly Migration[]): string[] {
  return migrations.filter(({ file }) => !lock.has(file)).map(({ file }) => file);
}

/** The comment that says what the file is. */
const headOf = (text: string): string => text.replace(/^[^#].*\n/gm, '');

if (import.meta.main) {
  const whole = await readFile(lockFile, 'utf8');
  const text = process.argv.includes('--anew') ? headOf(whole) : whole;
  const [lock, migrations] = [readLock(text), await readMigrations()];
  const broken = brokenPromises(lock, migrations);
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
  else {
    const added = migrations.filter(({ file }) => !lock.has(file));
    await writeFile(lockFile, text + added.map(({ checksum, file }) => `${checksum}  ${file}\n`).join(''));
    console.log(
      added.length === 0 ? 'Nothing new to freeze.' : added.map(({ file }) => `froze ${file}`).join('\n'),
    );
  }
}
