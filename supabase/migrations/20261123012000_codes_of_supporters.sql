-- Used by the next migration: a new value cannot be used in the transaction that adds it.
alter type public.mail_kind add value 'supporter_link' after 'sign_in_link';
alter type public.mail_kind add value 'supporter_added' after 'supporter_link';
alter type public.activity_kind add value 'supporter_added' after 'goal_added';
alter type public.activity_kind add value 'supporter_looked' after 'supporter_added';
alter type public.activity_kind add value 'supporter_ended' after 'supporter_looked';
