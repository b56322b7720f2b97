-- Court matters: what a case is about. A case holds one to five; from its review on, state, dates and outcome belong to
-- the matter, and the case shows the open one that stands earliest in the list of states.

-- What the operator's lawyer has confirmed about filing: one row, copied by a deploy from the site's own files.
create table public.filing_rules (
  id boolean primary key default true check (id),
  attorney_needed boolean not null default true,
  staff_deliver boolean not null default false,
  confirmed_by text,
  confirmed_on date,
  updated_at timestamptz not null default now(),
  lawyer_bar_number text check (lawyer_bar_number ~ '^[0-9A-Z]{4,12}$'),
  sells_while_closed boolean not null default false,
  check ((attorney_needed and not staff_deliver) or (confirmed_by is not null and confirmed_on is not null))
);
comment on table public.filing_rules is 'One row: whether an attorney must approve papers, and whether staff may deliver them to a court.';
comment on column public.filing_rules.lawyer_bar_number is 'Of the reviewing lawyer in content/site.yml; null: none is named.';
comment on column public.filing_rules.sells_while_closed is
  'The operator accepts by name, in content/launch.yml, that production takes payments although nothing can be filed.';

create trigger set_updated_at before update on public.filing_rules
  for each row execute function private.set_updated_at();

-- A deploy alone writes this row.
grant select on public.filing_rules to service_role;

insert into public.filing_rules default values;

create type public.court_type as enum ('magistrate', 'civil', 'state', 'superior', 'unknown');
create type public.judgment_state as enum ('none', 'owed', 'disputed', 'paid', 'satisfied', 'unknown');
create type public.matter_outcome as enum (
  'granted', 'granted_narrower', 'granted_temporary', 'denied', 'denied_without_prejudice', 'dismissed_non_appearance',
  'withdrawn', 'moot'
);
create type public.end_reason as enum (
  'declined_by_us', 'client_stopped', 'safety', 'too_late', 'refunded', 'dispute_lost', 'duplicate', 'not_a_party', 'not_found',
  'papers_delivered', 'silent'
);
create type public.filer as enum ('us', 'client', 'other');
create type public.filing_way as enum ('in_person', 'mail', 'e_filing');

create table public.court_matters (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  place smallint not null check (place between 1 and 20),
  status public.case_status not null default 'submitted' check (status <> 'waiting_for_application'),
  status_since timestamptz not null default now(),
  left_out_at timestamptz,
  same_dispute_as uuid references public.court_matters (id) on delete set null check (same_dispute_as <> id),
  court public.court_type not null default 'unknown',
  county text references public.counties (name) on update cascade on delete restrict,
  docket_number text check (length(docket_number) between 1 and 60),
  name_as_filed text check (length(name_as_filed) between 1 and 200),
  aliases text[] not null default '{}',
  address_then text check (length(address_then) between 1 and 300),
  filing_year smallint check (filing_year between 1900 and 2200),
  filed_against_on date,
  judged_on date,
  case_outcome public.eviction_outcome,
  judgment public.judgment_state not null default 'unknown',
  writ_recorded_in text check (length(writ_recorded_in) between 1 and 200),
  record_matched_at timestamptz,
  record_matched_by uuid references public.users (id) on delete set null,
  attorney_id uuid references public.users (id) on delete set null,
  papers_prepared_on date,
  signed_copy_at timestamptz,
  court_fee_settled_at timestamptz,
  filed_on date,
  filed_by public.filer,
  filed_how public.filing_way,
  filed_envelope text check (length(filed_envelope) between 1 and 60),
  hearing_at timestamptz,
  hearing_place text check (length(hearing_place) between 1 and 300),
  decided_on date,
  outcome public.matter_outcome,
  outcome_part text check (length(outcome_part) between 1 and 1000),
  limit_ends_on date,
  hidden_seen_on date,
  end_reason public.end_reason,
  sources jsonb not null default '{}' check (jsonb_typeof(sources) = 'object'),
  version integer not null default 1,
  changed_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (case_id, place),
  -- One county has a civil court; where the county is not known, none is ruled out.
  constraint court_matters_civil_court check (court <> 'civil' or county = 'Richmond'),
  check (outcome is null or outcome in ('withdrawn', 'moot') or decided_on is not null),
  check (limit_ends_on is null or outcome in ('granted', 'granted_narrower', 'granted_temporary')),
  -- Days follow each other, whatever writes them; what may not lie in the future is for the services, which have a clock.
  constraint court_matters_envelope_of_efiling check (filed_envelope is null or filed_how is not distinct from 'e_filing'),
  -- Which part was limited goes when its client is erased; the day does not.
  constraint court_matters_temporary_has_end check (outcome is distinct from 'granted_temporary' or limit_ends_on is not null),
  constraint court_matters_limit_after_decision check (limit_ends_on > decided_on),
  constraint court_matters_decided_after_filed check (decided_on >= filed_on),
  constraint court_matters_judged_after_filed check (judged_on >= filed_against_on),
  constraint court_matters_decided_after_hearing check (
    outcome in ('withdrawn', 'moot') or decided_on >= private.office_day(hearing_at))
);
create index court_matters_status_idx on public.court_matters (status, status_since) where left_out_at is null;
create index court_matters_same_dispute_as_idx on public.court_matters (same_dispute_as) where same_dispute_as is not null;
create index court_matters_county_idx on public.court_matters (county);
create index court_matters_record_matched_by_idx on public.court_matters (record_matched_by);
create index court_matters_attorney_id_idx on public.court_matters (attorney_id) where attorney_id is not null;
create index court_matters_changed_by_idx on public.court_matters (changed_by);
create index court_matters_hearing_at_idx on public.court_matters (hearing_at) where hearing_at is not null;
comment on table public.court_matters is 'An eviction file at a court, and what became of our motion in it.';
comment on column public.court_matters.place is 'First, second … matter of its case.';
comment on column public.court_matters.left_out_at is 'Nothing is done about it: beyond the package, or the client chose another one.';
comment on column public.court_matters.same_dispute_as is 'The matter it belongs to (trial file, appeal, filed again): both count as one toward the package.';
comment on column public.court_matters.name_as_filed is 'The client as the court wrote them; never corrected in a caption.';
comment on column public.court_matters.case_outcome is 'How the eviction itself ended; outcome is what became of our motion.';
comment on column public.court_matters.writ_recorded_in is 'Where a writ of execution stands in the lien records.';
comment on column public.court_matters.signed_copy_at is 'When the signed (where needed notarized) papers came in.';
comment on column public.court_matters.filed_by is 'client and other: filed outside, so our papers are frozen.';
comment on column public.court_matters.filed_envelope is 'The number under which the court''s filing system took them in.';
comment on column public.court_matters.outcome_part is 'Which part was limited, and how, as ordered.';
comment on column public.court_matters.hidden_seen_on is 'When a check of the public record no longer found it. Only then does anybody say hidden.';
comment on column public.court_matters.sources is 'Where a fact is from: { column: { source, on } }.';
comment on column public.court_matters.version is 'Goes up with every change; a change names the one it saw.';

create trigger set_updated_at before update on public.court_matters
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.court_matters for each row execute function private.raise_version();

grant select, insert, update, delete on public.court_matters to service_role;

create type public.party_role as enum ('plaintiff', 'respondent', 'petitioner', 'other');
create type public.fact_source as enum ('client', 'court_record', 'staff');

create table public.matter_parties (
  id uuid primary key default gen_random_uuid(),
  matter_id uuid not null references public.court_matters (id) on delete cascade,
  role public.party_role not null,
  name text not null check (length(name) between 1 and 200),
  is_client boolean not null default false,
  address text check (length(address) between 1 and 300),
  city text,
  state text,
  zip text,
  email text,
  phone text,
  phone_e164 text check (phone_e164 ~ '^\+[1-9]\d{6,14}$'),
  address_source public.fact_source,
  address_on date,
  attorney_of_record text check (length(attorney_of_record) between 1 and 300),
  registered_agent text check (length(registered_agent) between 1 and 300),
  deceased_noted_at timestamptz,
  dissolved_noted_at timestamptz,
  danger_answer public.yes_no,
  danger_answered_at timestamptz,
  danger_cleared_by uuid references public.users (id) on delete set null,
  danger_cleared_at timestamptz,
  source public.fact_source not null,
  version integer not null default 1,
  changed_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  mail_returned_on date,
  check ((danger_answer is null) = (danger_answered_at is null))
);
create index matter_parties_matter_id_idx on public.matter_parties (matter_id);
create index matter_parties_danger_cleared_by_idx on public.matter_parties (danger_cleared_by) where danger_cleared_by is not null;
create index matter_parties_changed_by_idx on public.matter_parties (changed_by);
comment on table public.matter_parties is 'Who stands in a court file, as the record writes them; those who are sent a copy among them.';
comment on column public.matter_parties.phone_e164 is 'The number as networks know it, read from what was typed; of several the first.';
comment on column public.matter_parties.danger_answer is 'The client''s answer to: is this person a danger to you? Yes blocks papers until the attorney decides.';
comment on column public.matter_parties.danger_cleared_at is 'When the attorney decided how to go on.';
comment on column public.matter_parties.mail_returned_on is 'When a copy sent to this address came back; a new address clears it.';

create trigger set_updated_at before update on public.matter_parties
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.matter_parties for each row execute function private.raise_version();

grant select, insert, update, delete on public.matter_parties to service_role;

-- Holds: work stands still, the state stays.
create type public.hold_kind as enum ('client_asked', 'unreachable', 'dispute', 'late_part', 'refund', 'safety', 'legal');

create table public.case_holds (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  kind public.hold_kind not null,
  reason text check (length(reason) between 1 and 2000),
  held_by uuid references public.users (id) on delete set null,
  held_at timestamptz not null default now(),
  released_by uuid references public.users (id) on delete set null,
  released_at timestamptz,
  stops_moves boolean not null default true
);
create unique index case_holds_one_of_a_kind_idx on public.case_holds (case_id, kind) where released_at is null;
create index case_holds_case_id_idx on public.case_holds (case_id);
create index case_holds_held_by_idx on public.case_holds (held_by);
create index case_holds_released_by_idx on public.case_holds (released_by) where released_by is not null;
comment on table public.case_holds is 'Why work on a case stands still: clocks stop and nothing moves forward. Court dates go on.';
comment on column public.case_holds.reason is 'For staff only.';
comment on column public.case_holds.stops_moves is 'Whether nothing moves forward; a part that is late by a few days stops the clocks alone.';

grant select, insert, update, delete on public.case_holds to service_role;

create function private.is_held(p_case_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select exists (select from public.case_holds where case_id = p_case_id and released_at is null)
  );
end
$$;
comment on function private.is_held(uuid) is 'Whether a hold stands.';

create type public.refund_share as enum ('full', 'staff', 'none');

-- How an ending is refunded. It also stands in src/domain/cases/endings.ts, for the pages; a test compares the two.
create table public.ending_refunds (
  ending text primary key,
  share public.refund_share not null
);
comment on table public.ending_refunds is 'Outcome or reason of an ending, and what of the fee goes back.';

grant select on public.ending_refunds to service_role;

create function private.full_refunds() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(ending order by ending), '[]') from public.ending_refunds
  where ending in ('safety', 'too_late') and share = 'full'
$$;
comment on function private.full_refunds() is
  'Of the reasons that are the operator''s to decide (fullRefunds in content/site.yml), those for which the whole fee goes back at once.';

insert into public.ending_refunds (ending, share) values
  ('granted', 'none'), ('granted_narrower', 'staff'), ('granted_temporary', 'staff'), ('denied', 'full'),
  ('denied_without_prejudice', 'full'), ('dismissed_non_appearance', 'full'), ('withdrawn', 'staff'), ('moot', 'full'),
  ('declined_by_us', 'full'), ('client_stopped', 'staff'), ('safety', 'staff'), ('too_late', 'staff'), ('refunded', 'none'), ('dispute_lost', 'none'),
  ('duplicate', 'staff'), ('not_a_party', 'full'), ('not_found', 'full'), ('papers_delivered', 'staff'), ('silent', 'staff');
