-- The typed signature over what step 5 showed (ruling 3): who, when, in which language, over which text. Evidence.
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
grant select, insert on public.intake_agreements to service_role;
