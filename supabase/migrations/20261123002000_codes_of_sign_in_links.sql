-- Used by the next migration: a new value cannot be used in the transaction that adds it.
alter type public.setup_purpose add value 'sign_in' after 'reset';
alter type public.mail_kind add value 'sign_in_link' after 'password_changed';
