-- The four packages. Rows come from the product's catalogue by `npm run db:seed`, so that the price has one source.

create type public.package_id as enum ('basic', 'standard', 'premium', 'vip');

create table public.service_packages (
  id public.package_id primary key,
  package_type public.package_id not null unique check (package_type = id),
  name text not null,
  description text not null default '',
  features text[] not null default '{}',
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  popular boolean not null default false,
  is_active boolean not null default true,
  stripe_price_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  matters smallint not null default 1 check (matters between 1 and 5),
  files boolean not null default true,
  rests_on jsonb not null default '[]' check (jsonb_typeof(rests_on) = 'array')
);
comment on table public.service_packages is 'The packages on sale, copied from the catalogue of the product.';
comment on column public.service_packages.amount_cents is 'Price of our service in cents; court fees are never part of it.';
comment on column public.service_packages.package_type is 'The same code as id, under the name staff know it by.';
comment on column public.service_packages.description is 'What the operator may say of it today, in English; pages read both languages from content/packages.';
comment on column public.service_packages.features is 'The same of what it includes: nothing that rests on an open confirmation.';
comment on column public.service_packages.rests_on is
  '[{ need, isOpen }]: the confirmations of content/launch.yml that some of it rests on, and whether each was given at the last deploy.';
comment on column public.service_packages.stripe_price_id is 'The price object at Stripe, where one was made.';
comment on column public.service_packages.matters is 'Court matters one price covers; those of the same dispute count as one.';
comment on column public.service_packages.files is 'We may take the papers to the court; else the client files them.';

create trigger set_updated_at before update on public.service_packages
  for each row execute function private.set_updated_at();

grant select on public.service_packages to service_role;
