-- Codes that the conversation about a case adds. They stand in a file of their own: a value can be used only after the
-- transaction that added it.
alter type public.case_update_code add value 'request_decided';
alter type public.case_update_code add value 'paper_approved';
alter type public.case_update_code add value 'paper_returned';
alter type public.case_update_code add value 'change_asked';
alter type public.case_update_code add value 'stop_asked';
alter type public.case_update_code add value 'signed_copy_in';
alter type public.case_update_code add value 'court_fee_settled';

alter type public.task_code add value 'check_files' before 'custom';

create type public.message_status as enum ('unread', 'read', 'archived');
create type public.message_priority as enum ('low', 'normal', 'high', 'urgent');
