-- Questions that are no message about a case: how the site works, a payment, an account. A new code is usable once its
-- migration is done.
alter type public.mail_kind add value 'ticket_answered';
alter type public.mail_kind add value 'staff_ticket';

create type public.ticket_status as enum ('open', 'in_progress', 'waiting', 'resolved', 'closed');
create type public.ticket_category as enum ('site', 'account', 'payment', 'files', 'language', 'complaint', 'other');
