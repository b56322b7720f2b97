-- Mails about a case: it moved, a message, a request for files, papers to read, and to staff that a client did something.
-- They stand in a file of their own: a value can be used only after the transaction that added it.
alter type public.mail_kind add value 'case_moved' after 'case_changed';
alter type public.mail_kind add value 'case_message' after 'case_moved';
alter type public.mail_kind add value 'file_requested' after 'case_message';
alter type public.mail_kind add value 'papers_ready' after 'file_requested';
alter type public.mail_kind add value 'staff_case' after 'staff_message';
