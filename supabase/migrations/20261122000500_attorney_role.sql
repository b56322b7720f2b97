-- An attorney works here beside staff. A new value may be used only after its migration, so this file adds them alone.
alter type public.account_role add value 'attorney' before 'admin';
alter type public.actor_role add value 'attorney' before 'admin';
