import type { Actor } from '#domain/access/roles.ts';
import type { OwnFile, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { answerColumns } from '../database/answer-columns.ts';

/** What stands beside the answers. Notes of staff, who looked at it, hashes and keys are not among them. */
const columns = `id, reference, status, submitted_at, language, files_missing,
  intake_agreements(signature, signed_at, language, agreement_version, ip, user_agent),
  intake_documents(id, file_name, file_type, file_size, uploaded_at)`;

/** The actor's applications with agreement and files, newest first. */
export async function readApplications(app: Pick<App, 'db'>, actor: Actor) {
  const [own, answers] = await Promise.all([readOwn(app, actor), readAnswers(app, actor)]);
  return {
    records: own.map((row): OwnRecord => ({
      reference: row.reference,
      status: row.status,
      sentAt: row.submitted_at,
      language: row.language,
      answers: answers.get(row.id),
      agreement: row.intake_agreements,
      files: row.intake_documents.map((file) => ({
        name: file.file_name,
        size: file.file_size,
        sent: file.uploaded_at,
      })),
      filesMissing: row.files_missing,
    })),
    files: own.flatMap(({ reference, intake_documents: documents }) =>
      documents.map((file): OwnFile => ({
        id: file.id,
        kind: 'application',
        belongsTo: reference,
        name: file.file_name,
        type: file.file_type,
        size: file.file_size,
      })),
    ),
  };
}

async function readOwn(app: Pick<App, 'db'>, actor: Actor) {
  return dataOf(
    await app.db
      .from('intake_forms')
      .select(columns)
      .eq('user_id', actor.userId)
      .is('erased_at', null)
      .order('submitted_at', { ascending: false }),
  );
}

/** Every answer as it was given, by application; by themselves, since their columns are made from the fields. */
async function readAnswers(app: Pick<App, 'db'>, actor: Actor): Promise<ReadonlyMap<string, OwnRecord>> {
  const response = await app.db
    .from('intake_forms')
    .select(`id, ${answerColumns}`)
    .eq('user_id', actor.userId)
    .is('erased_at', null);
  const rows = dataOf(response) as unknown as readonly ({ readonly id: string } & OwnRecord)[];
  return new Map(rows.map(({ id, ...answers }) => [id, answers]));
}
