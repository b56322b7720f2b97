import * as z from 'zod/mini';
import { isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { consentStateOf } from '#domain/texts/kinds.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { e164Of } from '../phones/e164.ts';
import { Refusal } from '../http/refusal.ts';
import { readApplied, type Applied } from './applied-cookie.ts';
import { freeHelpFirst, type FreeHelpFirst } from './free-help-first.ts';

const columns =
  'id, reference, email, first_name, preferred_language, selected_service_package, files_missing, submitted_at, has_eviction, still_open, hearing_date, case_outcome, eviction_county, hearing_answer, hearing_answered_for, phone_number, intake_documents(file_name, file_size), text_consents(phone, confirmed_at, ended_at), users!intake_forms_user_id_fkey(hashed_password, text_consents(phone, confirmed_at, ended_at))';

/** How an application stands with its payment, as the view of that name has it. */
const applicationPayment = z.object({
  is_paid: z.boolean(),
  paid_at: z.nullable(z.string()),
  is_closed: z.boolean(),
  is_in_review: z.boolean(),
});

/** The application this browser sent, as far as its sender may see it. */
export interface AppliedIntake {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: 'en' | 'es';
  readonly packageId: PackageId;
  readonly filesMissing: readonly string[];
  readonly documents: readonly { readonly name: string; readonly size: number }[];
  /** The number of the application, while the text that asks it for a YES waits for the answer. */
  readonly textTo: string | null;
  readonly paid: boolean;
  /** Paid before it was sent: the receipt and the link to set a password came with the payment. */
  readonly paidBefore: boolean;
  /** Its account can be signed in to. */
  readonly hasPassword: boolean;
  /** Declined, withdrawn, erased, or its money given back: nothing more can be paid. */
  readonly closed: boolean;
  /** Money arrived, and a person has to look at it: nothing more is to be paid. */
  readonly inReview: boolean;
  /** What staff let be paid in parts, if they did. */
  readonly parts: AppliedParts | null;
  /** Where a court may still be working on the eviction: free help comes before money. */
  readonly freeHelp: FreeHelpFirst | null;
}

/** Of a plan that nobody has paid of yet. */
export interface AppliedParts {
  readonly packageId: PackageId;
  readonly count: number;
  readonly firstCents: number;
}

type FindApp = Pick<App, 'db' | 'clock' | 'site'>;

/** The stored application behind a reference, or null while it still waits in the spool. */
export async function findIntake(app: FindApp, reference: string): Promise<AppliedIntake | null> {
  const row = dataOf(
    await app.db.from('intake_forms').select(columns).eq('reference', reference).maybeSingle(),
  );
  if (!row) return null;
  const payment = readAnswer(
    'application_payment',
    dataOf(
      await app.db
        .from('application_payment')
        .select('is_paid, paid_at, is_closed, is_in_review')
        .eq('intake_form_id', row.id)
        .single(),
    ),
    applicationPayment,
  );
  return {
    id: row.id,
    reference: row.reference,
    email: row.email,
    firstName: row.first_name,
    language: row.preferred_language === 'es' ? 'es' : 'en',
    packageId: isPackageId(row.selected_service_package) ? row.selected_service_package : 'standard',
    filesMissing: row.files_missing,
    documents: row.intake_documents.map(({ file_name, file_size }) => ({ name: file_name, size: file_size })),
    textTo: waitsForYes(row.phone_number, [...row.text_consents, ...(row.users?.text_consents ?? [])])
      ? row.phone_number
      : null,
    paid: payment.is_paid,
    paidBefore: payment.paid_at !== null && Date.parse(payment.paid_at) < Date.parse(row.submitted_at),
    hasPassword: Boolean(row.users?.hashed_password),
    closed: payment.is_closed,
    inReview: payment.is_in_review,
    parts: await findParts(app, row.id),
    freeHelp: freeHelpFirst(row, app.clock(), officeCalendar(app.site.closures)),
  };
}

interface Consent {
  readonly phone: string;
  readonly confirmed_at: string | null;
  readonly ended_at: string | null;
}

/** Of an account's consents, only one for the number that this browser typed itself is told. */
function waitsForYes(typed: string | null, consents: readonly Consent[]): boolean {
  const number = e164Of(typed);
  return consents.some(
    ({ phone, confirmed_at, ended_at }) =>
      phone === number && consentStateOf(confirmed_at, ended_at) === 'asked',
  );
}

async function findParts(app: Pick<App, 'db'>, intakeId: string): Promise<AppliedParts | null> {
  const [plan] = dataOf(
    await app.db
      .from('payment_plans')
      .select('payment_parts(place, amount_cents), orders!inner(package_id, intake_form_id)')
      .eq('orders.intake_form_id', intakeId)
      .eq('status', 'active')
      .limit(1),
  );
  const first = plan?.payment_parts.find(({ place }) => place === 1);
  if (!plan || !first) return null;
  const { package_id: packageId } = plan.orders;
  return { packageId, count: plan.payment_parts.length, firstCents: first.amount_cents };
}

/**
 * The application the signed cookie of this browser names: the one scope in which an application without an account
 * is read or completed. Refuses `not_found` to everybody else, and `unavailable` while it waits in the spool.
 */
export async function requireApplied(
  app: FindApp & Pick<App, 'config'>,
  call: Pick<Call, 'cookies'>,
): Promise<{ applied: Applied; intake: AppliedIntake }> {
  const applied = readApplied(app, call.cookies);
  if (!applied) throw new Refusal('not_found');
  const intake = await findIntake(app, applied.reference);
  if (!intake) throw new Refusal('unavailable', { retryAfterSeconds: 60 });
  return { applied, intake };
}
