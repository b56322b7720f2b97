-- A file of its own: PostgreSQL lets nobody use a new value of a type in the transaction that adds it.
alter type public.move_need add value 'filing_open' after 'approved_or_filed_outside';
alter type public.move_need add value 'signed_copy' after 'filing_open';
