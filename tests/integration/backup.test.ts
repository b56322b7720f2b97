// @module-tag full
// A backup is worth what can be restored from it: made, restored into a fresh project, compared.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareWithBackup } from '#tools/backup/compare.ts';
import { freshProject, type FreshProject } from '#tools/backup/fresh-project.ts';
import { objectFile } from '#tools/backup/manifest.ts';
import { restoreBackup } from '#tools/backup/restore-backup.ts';
import { addSamplePeople } from '#tools/backup/sample-people.ts';
import { writeBackup } from '#tools/backup/write-backup.ts';
import { inFullRun } from '#tests/runs.ts';

let source: FreshProject;
let target: FreshProject;
let folder: string;
beforeAll(async () => {
  [source, target] = await Promise.all([freshProject(), freshProject()]);
  folder = join(await mkdtemp(join(tmpdir(), 'backup-')), 'today');
  await addSamplePeople(source, { people: 1_200, files: 3, fileBytes: 20_000, lives: 2 });
}, 180_000);
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('a fresh project filled from a backup is the same, row by row and byte by byte, and what is changed later shows', async () => {
  const manifest = await writeBackup(source.databaseUrl, source.storage, folder);
  expect(manifest.missing).toEqual([]);
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0;
  // A copy of an empty table says nothing about it: a new one is filled in `tools/backup/sample-rest.ts`, or with what
  // clients leave.
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  // What clients sent, and what became of it: cases with their papers, moves, messages and payments.
  expect(manifest.objects.filter(({ key }) => key.startsWith('intake/'))).toHaveLength(3);
  expect(manifest.objects.filter(({ key }) => key.startsWith('papers/')).length).toBeGreaterThan(0);
  for (const name of ['court_matters', 'case_papers', 'client_messages', 'order_payments', 'case_tasks'])
    expect(rowsOf(name), name).toBeGreaterThan(0);
  await restoreBackup(folder, target.databaseUrl, target.storage);
  const compare = () => compareWithBackup(manifest, target.databaseUrl, target.storage);
  expect(await compare()).toEqual([]);
  const sql = postgres(target.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    // Counting goes on where it was, so that a new row does not meet an old number.
    await sql`insert into public.outbox (kind, dedupe_key) values ('staff_alarm', 'after the restore')`;
    const mails = rowsOf('outbox');
    expect(await compare()).toEqual([`outbox: ${mails + 1} rows instead of ${mails}`]);
    await sql`delete from public.outbox where dedupe_key = 'after the restore'`;
    await sql`update public.users set first_name = 'Somebody' where email = 'sample.7@example.com'`;
    expect(await compare()).toEqual(['users: as many rows, other content']);
    await expect(restoreBackup(folder, target.databaseUrl, target.storage)).rejects.toThrow(/people in it/);
  } finally {
    await sql.end();
  }
});

it('a backup that fails leaves no folder behind', async () => {
  const half = join(folder, '..', 'half');
  const gone = { ...source.storage, url: 'http://127.0.0.1:9' };
  await expect(writeBackup(source.databaseUrl, gone, half)).rejects.toThrow(/fetch|storage|connect/i);
  expect(existsSync(half)).toBe(false);
});

it('a damaged file is noticed before it is stored', inFullRun, async () => {
  const third = await freshProject();
  try {
    const copy = join(folder, '..', 'damaged');
    const manifest = await writeBackup(source.databaseUrl, source.storage, copy);
    await writeFile(objectFile(copy, manifest.objects[0]?.key ?? ''), 'other bytes');
    await expect(restoreBackup(copy, third.databaseUrl, third.storage)).rejects.toThrow(/damaged/);
  } finally {
    await third.close();
  }
});
