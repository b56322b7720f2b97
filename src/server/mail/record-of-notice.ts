import type { MailKind } from '#domain/mail/kinds.ts';
import { inboxAddress, type InboxSource } from '#domain/workplace/inbox.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

interface NoticeRow {
  readonly kind: MailKind;
  readonly payload: unknown;
  readonly intake_form_id: string | null;
  readonly order_id: string | null;
}

/** Where in the workplace a notice to staff leads: the record it is about, else its section, else the start. */
export async function recordOfNotice(app: Pick<App, 'db'>, row: NoticeRow): Promise<string> {
  switch (row.kind) {
    case 'staff_application':
    case 'staff_correction':
      return place('applications', row.intake_form_id);
    case 'staff_payment':
    case 'staff_review':
      return place('orders', row.order_id);
    case 'staff_refund':
      return refundOf(app, row.order_id);
    case 'staff_locked':
      return place('cases', await newestCaseOf(app, row.payload));
    case 'staff_contact':
      return inboxEntryOf(app, row.payload);
    case 'staff_data_request':
      return place('data-requests', await dataRequestOf(app, row.payload));
    case 'staff_alarm':
      return '#mail';
    default:
      return '';
  }
}

const place = (section: string, id: string | null) => (id ? `#${section}/${id}` : `#${section}`);

/** Where the account of a client stands: beside their newest case. */
async function newestCaseOf(app: Pick<App, 'db'>, payload: unknown): Promise<string | null> {
  const { userId } = payload as { userId?: unknown };
  if (typeof userId !== 'string') return null;
  const row = dataOf(
    await app.db
      .from('cases')
      .select('id')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return row?.id ?? null;
}

/** The refund that waits for staff; once there is none, its order. */
async function refundOf(app: Pick<App, 'db'>, orderId: string | null): Promise<string> {
  if (orderId === null) return place('orders', null);
  const waiting = dataOf(
    await app.db
      .from('refund_requests')
      .select('id')
      .eq('order_id', orderId)
      .in('status', ['asked', 'failed'])
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  return waiting ? place('refunds', waiting.id) : place('orders', orderId);
}

/** The message beside the list of people who wait, under the name that list gives it. */
async function inboxEntryOf(app: Pick<App, 'db'>, payload: unknown): Promise<string> {
  const reference = referenceOf(payload);
  if (reference === null) return '#inbox';
  const row = dataOf(
    await app.db
      .from('contact_submissions')
      .select('id, mail_doubt')
      .eq('reference', reference)
      .maybeSingle(),
  );
  const source: InboxSource = row?.mail_doubt ? 'mail' : 'contact';
  return place('inbox', row && inboxAddress({ source, opens: row.id }));
}

async function dataRequestOf(app: Pick<App, 'db'>, payload: unknown): Promise<string | null> {
  const reference = referenceOf(payload);
  if (reference === null) return null;
  const row = dataOf(
    await app.db.from('data_requests').select('id').eq('reference', reference).maybeSingle(),
  );
  return row?.id ?? null;
}

function referenceOf(payload: unknown): string | null {
  const { reference } = payload as { reference?: unknown };
  return typeof reference === 'string' ? reference : null;
}
