-- A new code is usable once its migration is done.
alter type public.mail_kind add value 'silence_reminder';
alter type public.mail_kind add value 'silence_notice';
alter type public.task_code add value 'try_other_way' before 'custom';
