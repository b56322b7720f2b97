-- Calls that clients book. A new code is usable once its migration is done.
alter type public.mail_kind add value 'call_booked';
alter type public.mail_kind add value 'call_cancelled';
alter type public.task_code add value 'call_client';
create schema if not exists extensions;
-- Lets a constraint say "the same person" beside "at the same time".
create extension if not exists btree_gist with schema extensions;
