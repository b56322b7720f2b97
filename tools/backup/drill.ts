// npm run backup:drill: a backup is made, restored into a fresh project, and compared with what it was made of.
//   With DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY set, of that project, which is only read; what was copied
//   is deleted again. Without them, of sample people.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithBackup } from './compare.ts';
import { freshProject, type FreshProject } from './fresh-project.ts';
import { reportOn } from '#tools/progress.ts';
import { restoreBackup } from './restore-backup.ts';
import { addSamplePeople } from './sample-people.ts';
import { writeBackup } from './write-backup.ts';

const sample = { people: 5_000, files: 100, fileBytes: 500_000, lives: 50 };

const { DATABASE_URL: databaseUrl, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
const settings = [databaseUrl, url, secretKey].filter(Boolean).length;
if (settings > 0 && settings < 3) {
  console.error('Set DATABASE_URL, SUPABASE_URL and SUPABASE_SECRET_KEY, all three of one project, or none.');
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'backup-drill-'));
const report = reportOn();
const projects: FreshProject[] = [];
const fresh = async () => {
  const project = await freshProject();
  projects.push(project);
  return project;
};
async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

try {
  let source: Pick<FreshProject, 'databaseUrl' | 'storage'>;
  if (databaseUrl && url && secretKey) source = { databaseUrl, storage: { url, secretKey } };
  else {
    const project = await fresh();
    await timed(`${sample.people} sample people with ${sample.files} files`, () =>
      addSamplePeople(project, sample),
    );
    source = project;
  }
  const manifest = await timed('Backup', () =>
    writeBackup(source.databaseUrl, source.storage, folder, report),
  );
  const target = await timed('A fresh project, by the migrations', fresh);
  await timed('Restore', () => restoreBackup(folder, target.databaseUrl, target.storage, report));
  const wrong = await timed('Comparison', () =>
    compareWithBackup(manifest, target.databaseUrl, target.storage, report),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = manifest.objects.reduce((sum, object) => sum + object.size, 0);
  const filled = manifest.tables.filter((table) => table.rows > 0).length;
  console.log(
    `${manifest.tables.length} tables, ${filled} of them with ${rows} rows, ${manifest.objects.length} files with ${(bytes / 1024 ** 2).toFixed(0)} MB.`,
  );
  for (const key of manifest.missing) console.log(`Named by the database, not in storage: ${key}`);
  for (const line of wrong) console.error(line);
  console.log(
    wrong.length === 0 ? 'The restored project is the same.' : 'The restored project is NOT the same.',
  );
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const project of projects) await project.close();
  await rm(folder, { recursive: true, force: true });
}
