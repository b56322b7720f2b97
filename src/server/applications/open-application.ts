import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type * as applications from '#domain/intake/api.staff.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import { colleagueName } from '#domain/person-name.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { answerColumns, answersOf } from '../database/answer-columns.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';

const columns =
  `reference, status, submitted_at, erased_at, preferred_language, reviewed_at, decision_note, notes, files_missing,
  owner:users!intake_forms_user_id_fkey(preferred_language),
  users!intake_forms_reviewed_by_fkey(first_name, last_name, email),
  intake_agreements(signature, signed_at, language, agreement_version, agreement_hash, shown_hash, ip),
  intake_documents(upload_id, file_name, file_size, scan, uploaded_at, uploads(active_content)),
  contact_submissions(id, reference, message, corrected_answers, created_at, handled_at),
  cases(id, case_number, status)` as const;

const storedAnswers = z.nullable(z.record(z.string(), z.unknown()));
/** As the person last typed them: any may be missing. */
const correctedAnswers = z.nullable(
  z.custom<IntakeAnswers>((value) => typeof value === 'object' && value !== null),
);

/** One application with all that belongs to it. That it was seen is noted first. Refuses `not_found`. */
export const openApplication = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    _actor: Actor,
    { id }: CleanInputOf<typeof applications.read>,
  ): Promise<ApplicationRecord> => {
    const [row, answers, orders, waitsForOwner] = await Promise.all([
      readRecord(app, id),
      readAnswers(app, id),
      readOrders(app, id),
      readWaiting(app, id),
    ]);
    if (!row || !answers) throw new Refusal('not_found');
    const [first] = nextTasks('in_review', {}, app.clock(), officeCalendar(app.site.closures));
    return {
      id,
      reference: row.reference,
      status: row.status,
      submittedAt: row.submitted_at,
      reads: row.owner?.preferred_language ?? row.preferred_language,
      hearsBy: first?.dueAt ?? null,
      erasedAt: row.erased_at,
      answers: answersOf(answers),
      waitsForOwner,
      reviewedAt: row.reviewed_at,
      reviewedBy: row.users && colleagueName(row.users),
      decisionNote: row.decision_note,
      notes: row.notes ?? '',
      agreement: describeAgreement(row.intake_agreements),
      files: row.intake_documents.map((file) => ({
        uploadId: file.upload_id,
        name: file.file_name,
        size: file.file_size,
        scan: file.scan,
        active: file.uploads.active_content,
        at: file.uploaded_at,
      })),
      filesMissing: row.files_missing,
      corrections: row.contact_submissions.map((correction) => ({
        id: correction.id,
        reference: correction.reference,
        message: correction.message,
        answers: readAnswer('contact_submissions', correction.corrected_answers, correctedAnswers),
        at: correction.created_at,
        handled: correction.handled_at !== null,
      })),
      orders,
      case: describeCase(onlyRow(row.cases)),
    };
  },
});

async function readRecord(app: Pick<App, 'db'>, id: string) {
  return dataOf(
    await app.db
      .from('intake_forms')
      .select(columns)
      .eq('id', id)
      .order('uploaded_at', { referencedTable: 'intake_documents' })
      .order('file_name', { referencedTable: 'intake_documents' })
      .order('created_at', { referencedTable: 'contact_submissions', ascending: false })
      .maybeSingle(),
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

/** By themselves, since their columns are made from the fields of the form. */
async function readAnswers(app: Pick<App, 'db'>, id: string): Promise<Record<string, unknown> | null> {
  const row = await app.db.from('intake_forms').select(answerColumns).eq('id', id).maybeSingle();
  return readAnswer('intake_forms', dataOf<unknown>(row), storedAnswers);
}

/** By themselves: an index that allows one open order makes the local stand-in believe that there is one at all. */
async function readOrders(app: Pick<App, 'db'>, intakeId: string): Promise<ApplicationRecord['orders']> {
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
    status: row.status,
    amountCents: row.amount_cents,
    packageId: row.package_id,
  }));
}

async function readWaiting(app: Pick<App, 'db'>, intakeId: string): Promise<boolean> {
  const row = await app.db
    .from('application_payment')
    .select('waits_for_owner')
    .eq('intake_form_id', intakeId)
    .maybeSingle();
  return dataOf(row)?.waits_for_owner ?? false;
}

function describeAgreement(row: Row['intake_agreements']): ApplicationRecord['agreement'] {
  return (
    row && {
      signature: row.signature,
      signedAt: row.signed_at,
      language: row.language,
      version: row.agreement_version,
      agreementHash: row.agreement_hash,
      shownHash: row.shown_hash,
      ip: row.ip as string | null,
    }
  );
}

function describeCase(row: Row['cases'][number] | null): ApplicationRecord['case'] {
  return row && { id: row.id, number: row.case_number, status: row.status };
}
