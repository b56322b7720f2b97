import { weFile } from '#domain/cases/needs.ts';
import { fulfilledStatuses } from '#domain/orders/status.ts';
import { isPackageId } from '#domain/packages/catalogue.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { path } from '#i18n/routes.ts';
import { dataOf } from '../database/client.ts';
import { freeHelpFirst, hearingColumns } from '../intake/free-help-first.ts';
import { payLink } from '../intake/pay-link.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import type { MailFacts } from './letter.ts';
import type { MailRow, PrepareApp, Prepared } from './prepared-mail.ts';

/** A mail about a plan. Those about a part went when it was paid or moved; the one that grants the plan tells all its days. */
export async function aboutPlan(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  const { planStep, reference, packageId } = row.payload as Record<string, unknown>;
  if (planStep !== 'granted') return { kind: row.kind, facts: {}, links: {} };
  if (!isPackageId(packageId)) return null;
  // What a client began to buy without an application is paid where it was begun, signed in.
  const pay =
    typeof reference === 'string'
      ? payLink(app, reference, packageId, row.language)
      : app.config.siteOrigin + path('checkout', row.language, `?package=${packageId}`);
  const { staff_deliver: staffDeliver } = dataOf(
    await app.db.from('filing_rules').select('staff_deliver').single(),
  );
  return { kind: row.kind, facts: { weFile: weFile({ packageId, staffDeliver }) }, links: { pay } };
}

/** The application as it is now: its package may have changed, and it may be paid or withdrawn. */
export async function aboutPayment(app: PrepareApp, row: MailRow): Promise<Prepared | null> {
  if (!row.intake_form_id) return null;
  const intake = dataOf(
    await app.db
      .from('intake_forms')
      .select(`reference, first_name, selected_service_package, status, files_missing, ${hearingColumns}`)
      .eq('id', row.intake_form_id)
      .maybeSingle(),
  );
  if (!intake) return null;
  const { waits_for_owner: isOfAnother } = dataOf(
    await app.db
      .from('application_payment')
      .select('waits_for_owner')
      .eq('intake_form_id', row.intake_form_id)
      .single(),
  );
  const settled = dataOf(
    await app.db
      .from('orders')
      .select('id')
      .eq('intake_form_id', row.intake_form_id)
      .in('status', settledStates)
      .limit(1),
  );
  const paid = settled.length > 0;
  const saysPaid = (row.payload as { alreadyPaid?: unknown }).alreadyPaid === true;
  const freeHelp = freeHelpFirst(intake, app.clock(), officeCalendar(app.site.closures));
  const parts = await firstPartOf(app, row.intake_form_id);
  const facts = {
    reference: intake.reference,
    // The address of another client: that client is told by no name what somebody else sent.
    firstName: isOfAnother ? undefined : intake.first_name,
    filesMissing: isOfAnother ? [] : intake.files_missing,
    ...(freeHelp && !isOfAnother && { freeHelp }),
    ...(isPackageId(intake.selected_service_package) && { packageId: intake.selected_service_package }),
    ...parts,
  };
  if (paid || saysPaid) {
    // After a payment the receipt says everything; only an application sent after paying is still confirmed.
    if (row.kind === 'hearing_answered') return { kind: row.kind, facts, links: {} };
    return saysPaid && row.kind === 'application_received' ? { kind: row.kind, facts, links: {} } : null;
  }
  const saleClosed = !(await takesPayments(app));
  const isReminder = row.kind === 'payment_reminder';
  // Nobody is reminded of what cannot be paid.
  const isStopped = freeHelp !== null && freeHelp.payment !== 'open';
  if (isReminder && (intake.status !== 'submitted' || saleClosed || isStopped)) return null;
  if (isStopped) return { kind: row.kind, facts, links: {} };
  return {
    kind: row.kind,
    facts: { ...facts, saleClosed },
    links: { pay: payLink(app, intake.reference, facts.packageId ?? 'standard', row.language) },
  };
}

/** People who paid while a court may be working on their eviction read about free help, and no day of ours. */
export async function freeHelpOfPaid(app: PrepareApp, row: MailRow): Promise<Pick<MailFacts, 'freeHelp'>> {
  // Without an account the address is as somebody typed it: nobody else is told how the case stands.
  if (!row.intake_form_id || !row.user_id) return {};
  const intake = dataOf(
    await app.db.from('intake_forms').select(hearingColumns).eq('id', row.intake_form_id).maybeSingle(),
  );
  const freeHelp = intake && freeHelpFirst(intake, app.clock(), officeCalendar(app.site.closures));
  return freeHelp ? { freeHelp: { ...freeHelp, payment: 'open' } } : {};
}

/** Why staff decided as they did: the payer was promised the reason. It is read here, so the outbox does not hold it. */
export async function aboutRefund(app: PrepareApp, row: MailRow): Promise<Prepared> {
  const prepared = { kind: row.kind, facts: {}, links: {} };
  const requestId = row.dedupe_key.slice(row.kind.length + 1);
  // Without an account the address is as somebody typed it, and nobody has proven that it is theirs.
  if (!row.order_id || !row.user_id) return prepared;
  const request = dataOf(
    await app.db
      .from('refund_requests')
      .select('decision_note')
      .eq('id', requestId)
      .eq('order_id', row.order_id)
      .maybeSingle(),
  );
  return request?.decision_note ? { ...prepared, facts: { decisionNote: request.decision_note } } : prepared;
}

/** What is asked for instead of the whole price where staff let it be paid in parts: of that package, the first part. */
async function firstPartOf(
  app: PrepareApp,
  intakeId: string,
): Promise<Pick<MailFacts, 'packageId' | 'amountCents' | 'count'>> {
  const [plan] = dataOf(
    await app.db
      .from('payment_plans')
      .select('payment_parts(place, amount_cents), orders!inner(package_id, intake_form_id)')
      .eq('orders.intake_form_id', intakeId)
      .eq('status', 'active')
      .limit(1),
  );
  const first = plan?.payment_parts.find(({ place }) => place === 1);
  if (!plan || !first) return {};
  return {
    packageId: plan.orders.package_id,
    amountCents: first.amount_cents,
    count: plan.payment_parts.length,
  };
}

/** Money is there or on its way: no mail may ask for it. */
const settledStates = [...fulfilledStatuses, 'refunded', 'needs_review', 'processing'] as const;
