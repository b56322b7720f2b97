// npm run backup -- <new folder>: all tables and files of a project, read only.
// npm run backup:restore -- <folder>: into an empty project that `npm run db:migrate` has prepared.
// Both take DATABASE_URL (the session pooler), SUPABASE_URL and SUPABASE_SECRET_KEY of that project.
import { existsSync } from 'node:fs';
import { compareWithBackup } from './compare.ts';
import { reportOn } from '#tools/progress.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const [verb, folder] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;

try {
  if (!folder || (verb !== 'write' && verb !== 'restore')) throw new Error('Name the folder of the backup.');
  if (!databaseUrl || !url || !secretKey)
    throw new Error('Set DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY of one project.');
  const storage = { url, secretKey };
  const report = reportOn();
  if (verb === 'write') {
    if (existsSync(folder)) throw new Error(`${folder} already exists. Name a new folder for the backup.`);
    const { tables, objects, missing } = await writeBackup(databaseUrl, storage, folder, report);
    console.log(`${tables.length} tables and ${objects.length} files are in ${folder}. Encrypt it.`);
    for (const key of missing) console.log(`Named by the database, not in storage: ${key}`);
  } else {
    const manifest = await restoreBackup(folder, databaseUrl, storage, report);
    const wrong = await compareWithBackup(manifest, databaseUrl, storage, report);
    if (wrong.length > 0) throw new Error(`Restored, but not the same:\n${wrong.join('\n')}`);
    console.log(
      `Restored: ${manifest.tables.length} tables and ${manifest.objects.length} files, all the same.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
