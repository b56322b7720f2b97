-- One more kind of mail: the answer of the quiz, for those who asked for it by mail.
-- The list only grows, so the rows that are there need no look.
alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind in (
  'application_received', 'payment_reminder', 'receipt', 'invitation', 'registration', 'case_added',
  'case_changed', 'password_reset', 'password_changed', 'draft_link', 'contact_received', 'message_received',
  'quiz_result',
  'staff_application', 'staff_payment', 'staff_review', 'staff_locked', 'staff_correction', 'staff_contact',
  'staff_message', 'staff_invitation', 'staff_alarm'
)) not valid;
