-- The application: codes and the person's own words, no labels.
create table public.intake_forms (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 200),
  request_hash text not null,
  user_id uuid references public.users (id) on delete set null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  street_address text not null,
  street_address2 text,
  city text not null,
  state text not null default 'Georgia',
  zip_code text not null check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  phone_number text,
  preferred_language text not null default 'en' check (preferred_language in ('en', 'es')),
  email text not null check (char_length(email) between 3 and 254),
  email_changed_at timestamptz,
  has_eviction text not null check (has_eviction in ('yes', 'no')),
  number_of_evictions text check (number_of_evictions in ('1', '2', '3', '4', '5+')),
  eviction_county text references public.counties (name) on update cascade on delete restrict,
  knows_case_number text check (knows_case_number in ('yes', 'no')),
  case_numbers text,
  case_outcome text
    check (case_outcome in ('dismissed', 'judgment-landlord', 'judgment-tenant', 'settled', 'unknown')),
  paid_money text check (paid_money in ('yes', 'no')),
  landlord_name text,
  property_address text,
  filing_year smallint check (filing_year between 1900 and 2200),
  attempted_sealing_before text not null check (attempted_sealing_before in ('yes', 'no')),
  working_with_attorney text not null check (working_with_attorney in ('yes', 'no')),
  attorney_organization text,
  attorney_contact text,
  benefits text[] not null default '{}' check (
    benefits <@ array['snap', 'medicaid', 'tanf', 'ssi', 'section-8', 'wic', 'school-lunch', 'liheap', 'none']
    and (not benefits @> array['none'] or cardinality(benefits) = 1)
  ),
  sealing_reasons text[] not null check (
    cardinality(sealing_reasons) >= 1 and sealing_reasons <@
      array['housing', 'employment', 'education', 'licensing', 'privacy', 'family', 'financial', 'other']
  ),
  urgency text not null check (urgency in ('very-urgent', 'urgent', 'moderate', 'low')),
  signature text not null,
  agreement_accepted boolean not null default false,
  selected_service_package text not null default 'standard'
    references public.service_packages (id) on delete restrict,
  language text not null default 'en' check (language in ('en', 'es')),
  files_missing text[] not null default '{}',
  status text not null default 'submitted' check (status in ('submitted', 'accepted', 'declined', 'withdrawn')),
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid references public.users (id) on delete set null,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  decision_note text check (char_length(decision_note) between 1 and 2000),
  check (has_eviction = 'no' or (eviction_county is not null and case_outcome is not null))
);
create index intake_forms_user_id_idx on public.intake_forms (user_id);
create index intake_forms_eviction_county_idx on public.intake_forms (eviction_county);
create index intake_forms_selected_service_package_idx on public.intake_forms (selected_service_package);
create index intake_forms_reviewed_by_idx on public.intake_forms (reviewed_by) where reviewed_by is not null;
create index intake_forms_email_idx on public.intake_forms (lower(email));
create index intake_forms_submitted_at_idx on public.intake_forms (submitted_at);
comment on table public.intake_forms is 'Applications as the client gave them.';
comment on column public.intake_forms.reference is 'What people read to us over the phone; shown with a dash after four characters.';
comment on column public.intake_forms.idempotency_key is 'One per filled-in form: pressing twice makes one application.';
comment on column public.intake_forms.request_hash is 'SHA-256 of the canonical content, to tell a repeat from changed answers.';
comment on column public.intake_forms.language is 'Language of the page it was sent from; preferred_language is what the person chose.';
comment on column public.intake_forms.files_missing is 'Names of files that could not be taken and are asked for later.';
comment on column public.intake_forms.notes is 'For staff only.';
comment on column public.intake_forms.erased_at is 'The answers were deleted at the person''s wish: what stands in their columns means nothing.';
comment on column public.intake_forms.decision_note is 'Why staff decided so; the client reads it in the mail.';

create trigger set_updated_at before update on public.intake_forms
  for each row execute function private.set_updated_at();

alter table public.intake_forms enable row level security;
revoke all on public.intake_forms from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.intake_forms to service_role;

-- The typed signature over what the last step showed: who, when, in which language, over which text. Evidence.
create table public.intake_agreements (
  intake_form_id uuid primary key references public.intake_forms (id) on delete cascade,
  signature text not null,
  signed_at timestamptz not null,
  language text not null check (language in ('en', 'es')),
  agreement_version text not null,
  agreement_hash text not null,
  shown_hash text not null,
  ip inet,
  user_agent text,
  created_at timestamptz not null default now()
);
comment on table public.intake_agreements is 'Signatures; a row is never changed and goes only with its application.';
comment on column public.intake_agreements.agreement_hash is 'SHA-256 of the agreement text of that version and language.';
comment on column public.intake_agreements.shown_hash is 'SHA-256 of the answers shown above the signature.';

create trigger refuse_change before update on public.intake_agreements
  for each row execute function private.refuse_change();

alter table public.intake_agreements enable row level security;
revoke all on public.intake_agreements from public, anon, authenticated, service_role;
grant select, insert, delete on public.intake_agreements to service_role;

-- The server may remove an agreement, since applications that were never paid can be erased. One whose application was
-- paid stays, whoever asks.

create function private.keep_paid_agreement() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.orders where intake_form_id = old.intake_form_id and completed_at is not null
  ) then
    raise exception 'the agreement of a paid application stays' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
comment on function private.keep_paid_agreement() is 'Before a delete: refuses it when the application was paid.';

create trigger keep_paid_agreement before delete on public.intake_agreements
  for each row execute function private.keep_paid_agreement();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
