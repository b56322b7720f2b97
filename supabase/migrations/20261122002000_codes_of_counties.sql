-- Codes of the county file. They stand in a file of their own: a value can be used only after the transaction that
-- added it.
alter type public.task_code add value 'check_county' before 'custom';

create type public.court_field as enum (
  'exists', 'court', 'address', 'phone', 'filing', 'efiling', 'fee', 'copies', 'form', 'originals', 'hearings', 'chambers',
  'interpreter'
);
comment on type public.court_field is 'What can be known of a court of a county.';
