-- Used by the next migration: a new value cannot be used in the transaction that adds it.
alter type public.activity_kind add value 'supporter_changed' after 'supporter_added';
