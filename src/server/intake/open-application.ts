import type { Actor } from '#domain/access/roles.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { nameOf } from '../people/name-of.ts';
import { answerColumns, answersOf } from './answers-of.ts';

type Db = Pick<App, 'db'>;

/** One application with all that belongs to it. Notes the view first; refuses `not_found`. */
export async function openApplication(app: Db, actor: Actor, id: string): Promise<ApplicationRecord> {
  if (!isId(id)) throw new Refusal('not_found');
  const row = await readIntake(app, id);
  if (!row) throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'application_viewed', object: { type: 'intake_form', id } });
  const [reviewedBy, agreement, files, corrections, orders, one] = await Promise.all([
    nameOf(app, row.reviewed_by),
    readAgreement(app, id),
    readFiles(app, id),
    readCorrections(app, id),
    readOrders(app, id),
    readCase(app, id),
  ]);
  return {
    id,
    reference: row.reference,
    status: row.status,
    submittedAt: row.submitted_at,
    sentIn: row.language,
    erasedAt: row.erased_at,
    answers: answersOf(row.answers),
    reviewedAt: row.reviewed_at,
    reviewedBy,
    decisionNote: row.decision_note,
    notes: row.notes ?? '',
    agreement,
    files,
    filesMissing: row.files_missing,
    corrections,
    orders,
    case: one,
  };
}

async function readIntake(app: Db, id: string) {
  const [facts, answers] = await Promise.all([
    app.db
      .from('intake_forms')
      .select(
        'reference, status, submitted_at, erased_at, language, reviewed_at, reviewed_by, decision_note, notes, files_missing',
      )
      .eq('id', id)
      .maybeSingle(),
    app.db.from('intake_forms').select(answerColumns).eq('id', id).maybeSingle(),
  ]);
  const row = dataOf(facts);
  if (!row) return null;
  return {
    ...row,
    status: row.status as IntakeStatus,
    language: row.language as Locale,
    answers: dataOf(answers) as unknown as Record<string, unknown>,
  };
}

async function readAgreement(app: Db, intakeId: string): Promise<ApplicationRecord['agreement']> {
  const row = dataOf(
    await app.db
      .from('intake_agreements')
      .select('signature, signed_at, language, agreement_version, agreement_hash, shown_hash, ip')
      .eq('intake_form_id', intakeId)
      .maybeSingle(),
  );
  return (
    row && {
      signature: row.signature,
      signedAt: row.signed_at,
      language: row.language as Locale,
      version: row.agreement_version,
      agreementHash: row.agreement_hash,
      shownHash: row.shown_hash,
      ip: row.ip as string | null,
    }
  );
}

async function readFiles(app: Db, intakeId: string): Promise<ApplicationRecord['files']> {
  const rows = dataOf(
    await app.db
      .from('intake_documents')
      .select('upload_id, file_name, file_size, scan, uploaded_at')
      .eq('intake_form_id', intakeId)
      .order('uploaded_at')
      .order('file_name'),
  );
  return rows.map((row) => ({
    uploadId: row.upload_id,
    name: row.file_name,
    size: row.file_size,
    scan: row.scan as ApplicationRecord['files'][number]['scan'],
    at: row.uploaded_at,
  }));
}

async function readCorrections(app: Db, intakeId: string): Promise<ApplicationRecord['corrections']> {
  const rows = dataOf(
    await app.db
      .from('contact_submissions')
      .select('id, reference, message, corrected_answers, created_at, handled_at')
      .eq('intake_form_id', intakeId)
      .order('created_at', { ascending: false }),
  );
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    message: row.message,
    answers: row.corrected_answers as IntakeAnswers | null,
    at: row.created_at,
    handled: row.handled_at !== null,
  }));
}

async function readOrders(app: Db, intakeId: string): Promise<ApplicationRecord['orders']> {
  const rows = dataOf(
    await app.db
      .from('orders')
      .select('id, reference, status, amount_cents, package_id')
      .eq('intake_form_id', intakeId)
      .order('created_at', { ascending: false }),
  );
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    status: row.status as OrderStatus,
    amountCents: row.amount_cents,
    packageId: row.package_id as PackageId,
  }));
}

async function readCase(app: Db, intakeId: string): Promise<ApplicationRecord['case']> {
  const row = dataOf(
    await app.db.from('cases').select('id, case_number, status').eq('intake_form_id', intakeId).maybeSingle(),
  );
  return row && { id: row.id, number: row.case_number, status: row.status as CaseStatus };
}
