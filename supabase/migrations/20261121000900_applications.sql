-- The application: codes and the person's own words, no labels. A case that is still open, or a hearing that is near, is
-- asked for, because staff see it before anything else.

create type public.yes_no as enum ('yes', 'no');
create type public.eviction_count as enum ('1', '2', '3', '4', '5+');
create type public.eviction_outcome as enum (
  'dismissed', 'judgment-landlord', 'judgment-tenant', 'settled', 'unknown'
);
create type public.benefit as enum (
  'snap', 'medicaid', 'tanf', 'ssi', 'section-8', 'wic', 'school-lunch', 'liheap', 'none'
);
create type public.sealing_reason as enum (
  'housing', 'employment', 'education', 'licensing', 'privacy', 'family', 'financial', 'other'
);
create type public.urgency as enum ('very-urgent', 'urgent', 'moderate', 'low');
create type public.intake_status as enum ('submitted', 'accepted', 'declined', 'withdrawn');
create type public.open_answer as enum ('yes', 'no', 'unknown');
create type public.interpreter_need as enum ('no', 'spanish', 'asl', 'other');
create type public.hearing_answer as enum ('go_on', 'free_help');

create table public.intake_forms (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  idempotency_key text not null unique check (char_length(idempotency_key) between 1 and 200),
  request_hash text not null,
  user_id uuid references public.users (id) on delete set null,
  first_name text not null,
  last_name text not null,
  latin_name text,
  date_of_birth date not null,
  address_use text[] not null default '{}' check (address_use <@ array['ask']),
  street_address text,
  street_address2 text,
  city text,
  state text not null default 'Georgia',
  zip_code text check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  phone_number text,
  phone_e164 text check (phone_e164 ~ '^\+[1-9]\d{6,14}$'),
  preferred_language public.locale not null default 'en',
  email text not null check (char_length(email) between 3 and 254),
  email_changed_at timestamptz,
  has_eviction public.yes_no not null,
  number_of_evictions public.eviction_count,
  eviction_county text references public.counties (name) on update cascade on delete restrict,
  knows_case_number public.yes_no,
  case_numbers text,
  case_outcome public.eviction_outcome,
  paid_money public.yes_no,
  landlord_name text,
  property_address text,
  filing_year smallint check (filing_year between 1900 and 2200),
  attempted_sealing_before public.yes_no not null,
  working_with_attorney public.yes_no not null,
  attorney_organization text,
  attorney_contact text,
  benefits public.benefit[] not null default '{}'
    check (not benefits @> array['none']::public.benefit[] or cardinality(benefits) = 1),
  sealing_reasons public.sealing_reason[] not null check (cardinality(sealing_reasons) >= 1),
  urgency public.urgency not null,
  signature text not null,
  agreement_accepted boolean not null default false,
  selected_service_package public.package_id not null default 'standard'
    references public.service_packages (id) on delete restrict,
  language public.locale not null default 'en',
  files_missing text[] not null default '{}',
  status public.intake_status not null default 'submitted',
  submitted_at timestamptz not null default now(),
  reviewed_at timestamptz,
  reviewed_by uuid references public.users (id) on delete set null,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  decision_note text check (char_length(decision_note) between 1 and 2000),
  still_open public.open_answer,
  hearing_date date,
  owner_attempts smallint not null default 0 check (owner_attempts >= 0),
  owner_answered_at timestamptz,
  court_interpreter public.interpreter_need,
  hearing_answer public.hearing_answer,
  hearing_answered_for date,
  hearing_answered_at timestamptz,
  hearing_answered_by uuid references public.users (id) on delete set null,
  -- A reference is found as it is stored and as it is printed.
  sort_name text not null generated always as (left(private.search_form(coalesce(last_name, '') || ' ' || coalesce(first_name, '')), 60)) stored,
  search_text text not null generated always as (private.search_form(
    first_name || ' ' || last_name || ' ' || coalesce(latin_name, '') || ' ' || email || ' ' || coalesce(eviction_county, '') || ' '
      || reference || ' ' || left(reference, 4) || '-' || substr(reference, 5)
  )) stored,
  check (num_nonnulls(hearing_answer, hearing_answered_for, hearing_answered_at) in (0, 3)),
  check (has_eviction = 'no' or (eviction_county is not null and case_outcome is not null)),
  check (erased_at is not null or 'ask' = any (address_use) or (street_address is not null and city is not null and zip_code is not null))
);
create index intake_forms_user_id_idx on public.intake_forms (user_id);
create index intake_forms_eviction_county_idx on public.intake_forms (eviction_county);
create index intake_forms_sort_county_idx on public.intake_forms (left(coalesce(eviction_county, '~'), 60), id);
create index intake_forms_package_idx on public.intake_forms (selected_service_package, id);
create index intake_forms_status_idx on public.intake_forms (status, id);
create index intake_forms_reviewed_by_idx on public.intake_forms (reviewed_by) where reviewed_by is not null;
create index intake_forms_hearing_answered_by_idx on public.intake_forms (hearing_answered_by) where hearing_answered_by is not null;
create index intake_forms_hearing_idx on public.intake_forms (hearing_date) where still_open = 'yes';
create index intake_forms_email_idx on public.intake_forms (lower(email));
create index intake_forms_search_idx on public.intake_forms using gin (search_text extensions.gin_trgm_ops);
create index intake_forms_newest_idx on public.intake_forms (submitted_at desc, id desc);
create index intake_forms_open_idx on public.intake_forms (submitted_at, id) where status = 'submitted';
create index intake_forms_sort_name_idx on public.intake_forms (sort_name, id);
comment on table public.intake_forms is 'Applications as the client gave them.';
comment on column public.intake_forms.latin_name is 'The name in Latin letters, as the court has it, where its own letters cannot be printed.';
comment on column public.intake_forms.sort_name is 'The last name first, as lists are sorted by it.';
comment on column public.intake_forms.phone_e164 is 'The number as networks know it, read from what was typed; of several the first, without its extension.';
comment on column public.intake_forms.reference is 'What people read to us over the phone; shown with a dash after four characters.';
comment on column public.intake_forms.idempotency_key is 'One per filled-in form: pressing twice makes one application.';
comment on column public.intake_forms.request_hash is 'SHA-256 of the canonical content, to tell a repeat from changed answers.';
comment on column public.intake_forms.address_use is 'ask: no street address, or none that is safe in a public file; staff write before any paper is made.';
comment on column public.intake_forms.language is 'Language of the page it was sent from; preferred_language is what the person chose.';
comment on column public.intake_forms.files_missing is 'Names of files that could not be taken and are asked for later.';
comment on column public.intake_forms.notes is 'For staff only.';
comment on column public.intake_forms.erased_at is 'The answers were deleted at the person''s wish: what stands in their columns means nothing.';
comment on column public.intake_forms.decision_note is 'Why staff decided so; the client reads it in the mail.';
comment on column public.intake_forms.still_open is 'Whether a court still works on the case, as the client says; null when not answered.';
comment on column public.intake_forms.hearing_date is 'Day of the hearing in the open eviction case, as the client says.';
comment on column public.intake_forms.hearing_answer is 'What staff said to a client whose hearing is near, before any payment.';
comment on column public.intake_forms.hearing_answered_for is 'The day of the hearing that answer was about; another day is asked about anew.';
comment on column public.intake_forms.owner_attempts is
  'Wrong birth dates that the owner of the address gave for this application; five leave it to staff.';
comment on column public.intake_forms.owner_answered_at is
  'When the owner of the address, another client by then, answered its birth date.';
comment on column public.intake_forms.court_interpreter is 'Which interpreter the client needs in court; null when not answered.';
comment on column public.intake_forms.search_text is 'What staff find it by, folded.';

create trigger set_updated_at before update on public.intake_forms
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.intake_forms to service_role;

-- The one table of moves. It also stands in src/domain/intake/status.ts, for the pages; a test compares the two.
create table public.intake_moves (
  from_status public.intake_status not null,
  to_status public.intake_status not null,
  by_roles public.actor_role[] not null check (cardinality(by_roles) > 0),
  primary key (from_status, to_status)
);
comment on table public.intake_moves is 'An application moves from one state to another so, and in no other way.';
comment on column public.intake_moves.by_roles is 'Who may; the system does when a fact arrives.';

grant select on public.intake_moves to service_role;

insert into public.intake_moves (from_status, to_status, by_roles) values
  ('submitted', 'accepted', '{staff, admin}'),
  ('submitted', 'declined', '{staff, admin}'),
  ('submitted', 'withdrawn', '{client, staff, admin}'),
  ('accepted', 'withdrawn', '{client, staff, admin}');

create function private.check_application_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.intake_moves
    where from_status = old.status and to_status = new.status and private.mover() = any (by_roles)
  ) then
    raise exception 'an application does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function private.check_application_move() is 'Trigger: refuses what intake_moves does not have, whatever writes it.';

create trigger check_move before update on public.intake_forms
  for each row when (old.status is distinct from new.status) execute function private.check_application_move();

create function private.is_application_over(p_intake public.intake_forms) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(p_intake.status in ('declined', 'withdrawn') or p_intake.erased_at is not null, false);
end
$$;
comment on function private.is_application_over(public.intake_forms) is 'Nothing comes of it any more: declined, withdrawn or erased.';

create function private.language_of(p_user_id uuid, p_applied public.locale) returns public.locale
language sql stable set search_path = '' as $$
  select coalesce((select preferred_language from public.users where id = p_user_id), p_applied)
$$;
comment on function private.language_of(uuid, public.locale) is
  'The language somebody reads today: as their account says, else as they applied. Staff see it, and drafts and mails are in it.';

create function private.hearing_stops_payment(p_intake public.intake_forms, p_until date) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(
    p_intake.still_open = 'yes' and p_intake.has_eviction = 'yes' and p_intake.hearing_date between private.office_date() and p_until
    and p_intake.status not in ('declined', 'withdrawn') and p_intake.erased_at is null
    and (p_intake.hearing_answer, p_intake.hearing_answered_for) is distinct from ('go_on', p_intake.hearing_date), false);
end
$$;
comment on function private.hearing_stops_payment(public.intake_forms, date) is
  'No payment is taken from a client whose eviction is heard by that day, the end of our next business day, until staff said to go on. '
  'The same as hearingStopsPayment in src/domain/intake/near-hearing.ts; a test compares the two.';

-- The typed signature over what the last step showed: who, when, in which language, over which text. Evidence.
create table public.intake_agreements (
  intake_form_id uuid primary key references public.intake_forms (id) on delete cascade,
  signature text not null,
  signed_at timestamptz not null,
  language public.locale not null,
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

grant select, insert, delete on public.intake_agreements to service_role;

create trigger refuse_change before update on public.intake_agreements
  for each row execute function private.refuse_change();

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
