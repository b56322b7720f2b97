-- More kinds of mail: refunds, payment plans, requests about one's own data, and changes of a staff sign-in.
-- The list only grows, so the rows that are there need no look.
alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind in (
  'application_received', 'payment_reminder', 'receipt', 'invitation', 'registration', 'case_added',
  'case_changed', 'password_reset', 'password_changed', 'draft_link', 'contact_received', 'message_received',
  'quiz_result',
  'email_confirm', 'email_in_use', 'email_changed', 'email_restored', 'account_closed',
  'refund_asked', 'refund_approved', 'refund_declined', 'refund_sent', 'refund_failed', 'payment_in_review',
  'data_request_received', 'data_deleted', 'data_request_declined', 'second_factor_changed',
  'staff_application', 'staff_payment', 'staff_review', 'staff_locked', 'staff_correction', 'staff_contact',
  'staff_message', 'staff_invitation', 'staff_alarm', 'staff_refund', 'staff_data_request'
)) not valid;
