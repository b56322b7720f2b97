import type { Actor } from '#domain/access/roles.ts';
import type { OwnData, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { describeSession } from '../access/session.ts';

/** Of the account: everything but passwords, tokens, roles and what only concerns how it is kept. */
const accountColumns = `email, first_name, last_name, latin_name, preferred_language, custom_profile_image_url, stripe_customer_id,
  dashboard_preferences, communication_preferences, personal_notes, last_login_at, password_changed_at,
  created_at, person_aliases(email, first_name, last_name, created_at), passkeys(device, created_at, used_at)`;

/** Each yes to texts, with what was sent and answered under it. */
const textColumns = `phone, language, words, may_name, asked_at, confirmed_at, ended_at, ended_by,
  texts(kind, status, delivery, sent_at, delivered_at, opened_at, created_at), text_answers(phone, body, meaning, received_at)`;

type AccountRecords = { readonly pictureKey: string | null } & Pick<
  OwnData,
  | 'account'
  | 'portalMessages'
  | 'supportTickets'
  | 'notifications'
  | 'calendar'
  | 'goals'
  | 'activity'
  | 'layouts'
  | 'learning'
  | 'sessions'
  | 'requests'
>;

/** What hangs on the account itself. Refuses `sign_in_required` when it was closed meanwhile. */
export async function readAccountRecords(app: Pick<App, 'db'>, actor: Actor): Promise<AccountRecords> {
  const { userId } = actor;
  const newest = { ascending: false };
  const [
    user,
    consents,
    messages,
    tickets,
    notices,
    events,
    goals,
    learning,
    sessions,
    requests,
    activity,
    layouts,
  ] = await Promise.all([
    app.db.from('users').select(accountColumns).eq('id', userId).eq('is_active', true).maybeSingle(),
    app.db.from('text_consents').select(textColumns).eq('user_id', userId).order('asked_at', newest),
    app.db
      .from('client_messages')
      .select(
        'subject, message, translation, language, sent_by, status, priority, came_by, quoted, not_taken, read_at, created_at',
      )
      .eq('user_id', userId)
      .order('created_at', newest),
    app.db
      .from('support_tickets')
      .select(
        `reference, subject, description, wish, category, status, resolution, satisfaction_rating, created_at,
         ticket_messages(sender_role, language, message, created_at)`,
      )
      .eq('user_id', userId)
      .order('created_at', newest),
    app.db
      .from('client_notifications')
      .select('code, params, kind, type, priority, read_at, done_at, created_at')
      .eq('user_id', userId)
      .order('created_at', newest),
    app.db
      .from('calendar_events')
      .select(
        `title, event_type, start_date, end_date, is_all_day, priority, location, phone, language, reminder_minutes, status,
           sequence, created_at`,
      )
      .eq('user_id', userId)
      .order('start_date', newest),
    app.db
      .from('client_goals')
      .select('goal_type, title, description, target_date, status, progress, priority, is_shared, created_at')
      .eq('user_id', userId),
    app.db
      .from('learning_progress')
      .select(
        `module_id, progress, completed_at, time_spent, quiz_score, quiz_taken_at, certificate_earned_at,
         certificate_code, created_at, updated_at`,
      )
      .eq('user_id', userId),
    app.db
      .from('sessions')
      .select('sess, created_at, last_seen_at, ends_at')
      .eq('user_id', userId)
      .order('last_seen_at', newest),
    app.db
      .from('data_requests')
      .select('reference, status, due_at, decided_at, reason, created_at')
      .eq('user_id', userId)
      .order('created_at', newest),
    app.db
      .from('client_activity')
      .select('activity_type, description, metadata, created_at')
      .eq('user_id', userId)
      .order('created_at', newest),
    app.db.from('dashboard_layouts').select('layout_name, widget_config').eq('user_id', userId),
  ]);
  const account = dataOf(user);
  if (!account) throw new Refusal('sign_in_required');
  return {
    pictureKey: account.custom_profile_image_url,
    account: { ...account, text_consents: dataOf(consents) },
    // The export says which side wrote, and not which member of staff.
    portalMessages: dataOf(messages).map(({ sent_by, ...message }): OwnRecord => ({
      from: sent_by === userId ? 'you' : 'us',
      ...message,
    })),
    supportTickets: dataOf(tickets),
    notifications: dataOf(notices),
    calendar: dataOf(events),
    goals: dataOf(goals),
    activity: dataOf(activity),
    layouts: dataOf(layouts),
    learning: dataOf(learning),
    sessions: dataOf(sessions).map(({ sess, ...times }): OwnRecord => ({
      ...describeSession(sess),
      ...times,
    })),
    requests: dataOf(requests),
  };
}
