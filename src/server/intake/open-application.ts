import type { Actor } from '#domain/access/roles.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { isId } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { answersOf, answerColumns } from './answers-of.ts';

const columns =
  `id, reference, status, submitted_at, language, reviewed_at, decision_note, notes, files_missing,
  ${answerColumns},
  users!intake_forms_reviewed_by_fkey(first_name, last_name, email),
  intake_agreements(signature, signed_at, language, agreement_version, agreement_hash, shown_hash, ip),
  intake_documents(upload_id, file_name, file_size, scan, uploaded_at),
  contact_submissions(id, reference, message, corrected_answers, created_at, handled_at),
  orders(id, reference, status, amount_cents, package_id, created_at),
  cases(id, case_number, status)` as const;

/** One application with all that belongs to it. Notes the view first; refuses `not_found`. */
export async function openApplication(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
): Promise<ApplicationRecord> {
  if (!isId(id)) throw new Refusal('not_found');
  const found = dataOf(await app.db.from('intake_forms').select(columns).eq('id', id).maybeSingle());
  if (!found) throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'application_viewed', object: { type: 'intake_form', id } });
  const row = found as unknown as StoredApplication;
  const { users: reviewer, intake_agreements: agreement } = row;
  const one = Array.isArray(row.cases) ? row.cases[0] : row.cases;
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    submittedAt: row.submitted_at,
    sentIn: row.language,
    answers: answersOf(found as unknown as Record<string, unknown>),
    reviewedAt: row.reviewed_at,
    reviewedBy: reviewer
      ? [reviewer.first_name, reviewer.last_name].filter(Boolean).join(' ') || reviewer.email
      : null,
    decisionNote: row.decision_note,
    notes: row.notes ?? '',
    agreement: agreement && {
      signature: agreement.signature,
      signedAt: agreement.signed_at,
      language: agreement.language,
      version: agreement.agreement_version,
      agreementHash: agreement.agreement_hash,
      shownHash: agreement.shown_hash,
      ip: agreement.ip,
    },
    files: row.intake_documents
      .map((file) => ({
        uploadId: file.upload_id,
        name: file.file_name,
        size: file.file_size,
        scan: file.scan,
        at: file.uploaded_at,
      }))
      .sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name)),
    filesMissing: row.files_missing,
    corrections: row.contact_submissions
      .map((message) => ({
        id: message.id,
        reference: message.reference,
        message: message.message,
        answers: message.corrected_answers,
        at: message.created_at,
        handled: message.handled_at !== null,
      }))
      .sort((a, b) => b.at.localeCompare(a.at)),
    orders: row.orders
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map((order) => ({
        id: order.id,
        reference: order.reference,
        status: order.status,
        amountCents: order.amount_cents,
        packageId: order.package_id,
      })),
    case: one ? { id: one.id, number: one.case_number, status: one.status } : null,
  };
}

/** The row as it is asked for above; the query's own type does not follow lists made of constants. */
interface StoredApplication {
  readonly id: string;
  readonly reference: string;
  readonly status: IntakeStatus;
  readonly submitted_at: string;
  readonly language: Locale;
  readonly reviewed_at: string | null;
  readonly decision_note: string | null;
  readonly notes: string | null;
  readonly files_missing: readonly string[];
  readonly users: {
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string;
  } | null;
  readonly intake_agreements: {
    readonly signature: string;
    readonly signed_at: string;
    readonly language: Locale;
    readonly agreement_version: string;
    readonly agreement_hash: string;
    readonly shown_hash: string;
    readonly ip: string | null;
  } | null;
  readonly intake_documents: readonly {
    readonly upload_id: string;
    readonly file_name: string;
    readonly file_size: number;
    readonly scan: 'unscanned' | 'clean' | 'infected';
    readonly uploaded_at: string;
  }[];
  readonly contact_submissions: readonly {
    readonly id: string;
    readonly reference: string;
    readonly message: string;
    readonly corrected_answers: IntakeAnswers | null;
    readonly created_at: string;
    readonly handled_at: string | null;
  }[];
  readonly orders: {
    readonly id: string;
    readonly reference: string;
    readonly status: OrderStatus;
    readonly amount_cents: number;
    readonly package_id: PackageId;
    readonly created_at: string;
  }[];
  readonly cases: StoredCase | readonly StoredCase[] | null;
}

interface StoredCase {
  readonly id: string;
  readonly case_number: string;
  readonly status: CaseStatus;
}
