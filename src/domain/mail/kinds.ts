/** Every kind of mail. The database holds the same list; the words are in `i18n`. */
export const clientMailKinds = [
  'application_received',
  'payment_reminder',
  'hearing_answered',
  'receipt',
  'invitation',
  'registration',
  'case_added',
  'case_changed',
  'case_moved',
  'case_message',
  'file_requested',
  'papers_ready',
  'ticket_answered',
  'case_news',
  'daily_news',
  'package_upgrade',
  'payment_plan',
  'hearing_reminder',
  'request_reminder',
  'silence_reminder',
  'silence_notice',
  'call_booked',
  'call_cancelled',
  'password_reset',
  'password_changed',
  'sign_in_link',
  'supporter_link',
  'supporter_added',
  'supporter_ended',
  'referral_link',
  'referral_news',
  'calendar_address_made',
  'accounts_joined',
  'draft_link',
  'contact_received',
  'contact_answer',
  'message_received',
  'quiz_result',
  'email_confirm',
  'email_in_use',
  'email_changed',
  'email_change_asked',
  'email_change_confirm',
  'email_restored',
  'account_closed',
  'data_request_received',
  'data_deleted',
  'data_request_declined',
  'second_factor_changed',
  'refund_asked',
  'refund_approved',
  'refund_declined',
  'refund_sent',
  'refund_failed',
  'refund_settled',
  'payment_in_review',
] as const;

export const staffMailKinds = [
  'staff_application',
  'staff_payment',
  'staff_review',
  'staff_refund',
  'staff_locked',
  'staff_correction',
  'staff_contact',
  'staff_message',
  'staff_case',
  'staff_ticket',
  'staff_template',
  'staff_invitation',
  'staff_alarm',
  'staff_data_request',
] as const;

export type ClientMailKind = (typeof clientMailKinds)[number];
export type StaffMailKind = (typeof staffMailKinds)[number];
export type MailKind = ClientMailKind | StaffMailKind;

export function isMailKind(value: unknown): value is MailKind {
  return (
    typeof value === 'string' &&
    ([...clientMailKinds, ...staffMailKinds] as readonly string[]).includes(value)
  );
}
