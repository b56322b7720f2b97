-- Cases, from payment to decision. What a court matter of a case says stands on the matter (court_matters).

create type public.case_status as enum (
  'waiting_for_application', 'submitted', 'in_review', 'waiting_for_client', 'preparing', 'attorney_review',
  'client_review', 'ready_to_file', 'filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled'
);

create table public.cases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete restrict,
  order_id uuid unique references public.orders (id) on delete restrict,
  intake_form_id uuid references public.intake_forms (id) on delete restrict,
  case_number text not null unique check (case_number ~ '^FK-[0-9]{4}-[0-9A-Z]{6}$'),
  package_type public.package_id not null references public.service_packages (id) on delete restrict,
  status public.case_status not null default 'submitted',
  title text not null,
  county text references public.counties (name) on update cascade on delete restrict,
  state text not null default 'Georgia',
  completion_date date,
  total_cost_cents integer check (total_cost_cents >= 0),
  currency text not null default 'usd' check (currency = 'usd'),
  assigned_to uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  over_since timestamptz,
  check (status <> 'submitted' or intake_form_id is not null)
);
create unique index cases_intake_form_id_idx on public.cases (intake_form_id) where intake_form_id is not null;
create index cases_user_id_idx on public.cases (user_id, created_at);
create index cases_package_type_idx on public.cases (package_type);
create index cases_county_idx on public.cases (county);
create index cases_assigned_to_idx on public.cases (assigned_to) where assigned_to is not null;
create index cases_status_idx on public.cases (status);
create index cases_over_since_idx on public.cases (over_since) where over_since is not null;
create index cases_open_idx on public.cases (created_at) where status not in ('closed', 'cancelled');
comment on table public.cases is 'What a client bought, from payment to decision.';
comment on column public.cases.title is 'In the language of the client, whatever changes; staff read it in theirs through private.title_of.';
comment on column public.cases.total_cost_cents is 'Price of our service in cents, with every larger package taken since; court fees are separate.';
comment on column public.cases.completion_date is 'The day it was closed or canceled; reopening clears it.';
comment on column public.cases.over_since is 'When it was closed or canceled; retention counts from here, reopening clears it.';
comment on column public.cases.status is 'With matters: that of the open one which stands earliest in the list. It cannot be set by itself.';

create trigger set_updated_at before update on public.cases
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.cases for each row execute function private.raise_version();

grant select, insert, update on public.cases to service_role;

create type public.case_update_code as enum (
  'application_received', 'payment_received', 'status_changed', 'payment_refunded', 'payment_partially_refunded',
  'payment_disputed', 'dispute_won', 'document_added', 'message_sent', 'paper_added', 'request_added',
  'request_answered', 'hearing_set', 'package_changed', 'request_decided', 'paper_approved', 'paper_returned',
  'change_asked', 'stop_asked', 'signed_copy_in', 'court_fee_settled', 'upgrade_offered', 'upgrade_declined',
  'upgrade_withdrawn', 'matters_chosen', 'statement_finished', 'part_paid', 'part_late', 'plan_stopped', 'card_saved',
  'card_removed', 'early_date_told', 'early_date_decided', 'docket_checked', 'own_check', 'court_letter_sent', 'name_change_asked', 'name_changed', 'address_changed',
  'call_booked', 'call_moved', 'call_cancelled', 'call_held', 'taken_back'
);

-- What happened in a case. An update of ours is a code with its facts, worded in the reader's language; one
-- written by staff has a title and a text.
create table public.case_updates (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  case_id uuid not null references public.cases (id) on delete cascade,
  code public.case_update_code,
  params jsonb not null default '{}',
  title text,
  description text,
  status public.case_status,
  is_internal boolean not null default false,
  created_by uuid references public.users (id) on delete set null,
  created_by_role public.actor_role,
  created_at timestamptz not null default now(),
  language public.locale,
  taken_back_at timestamptz,
  check ((code is null) <> (title is null)),
  check (code is not null or description is not null)
);
create index case_updates_case_id_idx on public.case_updates (case_id, position);
create index case_updates_created_by_idx on public.case_updates (created_by) where created_by is not null;
comment on table public.case_updates is 'The history of a case; rows are added, and change only when their act is taken back.';
comment on column public.case_updates.status is 'Status of the case after this update.';
comment on column public.case_updates.is_internal is 'For staff only.';
comment on column public.case_updates.position is 'Order of what was written in the same moment.';
comment on column public.case_updates.taken_back_at is
  'When who wrote it took it back, before the client read it; from then on it is for staff alone.';
comment on column public.case_updates.language is 'Language of what a person wrote; a code needs none.';

grant select, insert, delete on public.case_updates to service_role;
grant update (is_internal, taken_back_at) on public.case_updates to service_role;

create function private.new_case_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The alphabet of references: no look-alikes.
  alphabet constant text := 'ACDEFGHJKMNPRTWXY34679';
  bytes bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  word text := '';
begin
  -- Bytes 9 to 15 of a random UUID carry no fixed bits. The number names a case and is no secret.
  for place in 9..14 loop
    word := word || substr(alphabet, get_byte(bytes, place) % length(alphabet) + 1, 1);
  end loop;
  return 'FK-' || extract(year from private.office_date())::int || '-' || word;
end
$$;
comment on function private.new_case_number() is 'FK-2026-XXXXXX; the caller tries again should it be taken.';

create function private.case_title(p_county text, p_language public.locale) returns text
language sql immutable set search_path = '' as $$
  select case p_language
    when 'es' then 'Registro de desalojo' || coalesce(', condado de ' || p_county, '')
    else 'Eviction record' || coalesce(', ' || p_county || ' County', '')
  end
$$;
comment on function private.case_title(text, public.locale) is 'What a case is called in this language.';

create function private.name_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Erased: nothing names it again.
  if tg_op = 'INSERT' or new.title <> '—' then
    new.title := private.case_title(new.county, (select preferred_language from public.users where id = new.user_id));
  end if;
  return new;
end
$$;
comment on function private.name_case() is 'Trigger: a case is called by its county, in the language of its client.';

create trigger name_case before insert or update of county, user_id on public.cases
  for each row execute function private.name_case();

create function private.name_cases_of_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.cases set title = private.case_title(county, new.preferred_language)
  where user_id = new.id and title <> '—';
  return null;
end
$$;
comment on function private.name_cases_of_client() is 'Trigger: the client reads in another language from now on, and so does the title of each case.';

create trigger name_cases_of_client after update of preferred_language on public.users
  for each row when (old.preferred_language is distinct from new.preferred_language)
  execute function private.name_cases_of_client();

create function private.title_of(p_case public.cases, p_language public.locale) returns text
language sql stable set search_path = '' as $$
  select case when p_case.title = '—' then p_case.title else private.case_title(p_case.county, p_language) end
$$;
comment on function private.title_of(public.cases, public.locale) is 'The title of a case for a reader of this language.';

create function private.is_case_over(p_status public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('closed', 'cancelled')
$$;
comment on function private.is_case_over(public.case_status) is 'Nobody works on it any more.';

create function private.client_name(p_case public.cases) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(
      (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_case.user_id),
      (select nullif(private.person_name(first_name, last_name), '') from public.intake_forms where id = p_case.intake_form_id),
      (select email from public.users where id = p_case.user_id))
  );
end
$$;
comment on function private.client_name(public.cases) is 'Whose case it is, by account, application or address.';
