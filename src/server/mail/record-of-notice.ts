import type { MailKind } from '#domain/mail/kinds.ts';
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
    case 'staff_refund':
      return place('orders', row.order_id);
    case 'staff_locked':
      return place('cases', await newestCaseOf(app, row.payload));
    case 'staff_contact':
      return place('messages', await idOf(app, 'contact_submissions', row.payload));
    case 'staff_data_request':
      return place('data-requests', await idOf(app, 'data_requests', row.payload));
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

async function idOf(
  app: Pick<App, 'db'>,
  table: 'contact_submissions' | 'data_requests',
  payload: unknown,
): Promise<string | null> {
  const { reference } = payload as { reference?: unknown };
  if (typeof reference !== 'string') return null;
  const row = dataOf(await app.db.from(table).select('id').eq('reference', reference).maybeSingle());
  return row?.id ?? null;
}
