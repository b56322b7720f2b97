-- What is done about a hearing besides setting it. A new code is usable once its migration is done.
alter type public.mail_kind add value 'hearing_reminder';
alter type public.task_code add value 'request_interpreter';
alter type public.task_code add value 'confirm_interpreter';
alter type public.task_code add value 'client_cannot_come';
create type public.interpreter_need as enum ('no', 'spanish', 'asl', 'other');
