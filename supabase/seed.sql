-- Packages and prices, for Supabase's own command line. npm run db:seed writes the same from
-- src/domain/packages/catalogue.ts; a test says when the two differ.
insert into public.service_packages
  (id, package_type, name, amount_cents, currency, popular, matters, files, is_active)
values
  ('basic', 'basic', 'Basic', 29500, 'usd', false, 1, false, true),
  ('standard', 'standard', 'Standard', 49500, 'usd', false, 1, true, true),
  ('premium', 'premium', 'Premium', 69500, 'usd', false, 1, true, true),
  ('vip', 'vip', 'VIP Multi-Filing', 105000, 'usd', true, 5, true, true)
on conflict (id) do update set
  name = excluded.name,
  amount_cents = excluded.amount_cents,
  currency = excluded.currency,
  popular = excluded.popular,
  matters = excluded.matters,
  files = excluded.files,
  is_active = excluded.is_active;
