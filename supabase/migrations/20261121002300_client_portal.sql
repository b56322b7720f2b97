-- What the portal keeps beside cases.
create table public.client_activity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  activity_type text not null,
  description text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index client_activity_user_id_idx on public.client_activity (user_id, created_at);
comment on table public.client_activity is 'What a client did in the portal.';

alter table public.client_activity enable row level security;
revoke all on public.client_activity from public, anon, authenticated, service_role;
grant select, insert, delete on public.client_activity to service_role;

create table public.client_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  code text,
  params jsonb not null default '{}',
  title text,
  message text,
  type text not null,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  read_at timestamptz,
  is_read boolean not null generated always as (read_at is not null) stored,
  action_required boolean not null default false,
  action_url text,
  scheduled_for timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((code is null) <> (title is null)),
  check (code is not null or message is not null)
);
create index client_notifications_user_id_idx on public.client_notifications (user_id, created_at);
create index client_notifications_case_id_idx on public.client_notifications (case_id);
comment on table public.client_notifications is 'Notices in the portal: a code with its facts, or words by staff.';

alter table public.client_notifications enable row level security;
revoke all on public.client_notifications from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.client_notifications to service_role;

create table public.client_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  thread_id uuid references public.client_messages (id) on delete cascade,
  subject text not null,
  message text not null,
  sent_by uuid references public.users (id) on delete set null,
  sent_to uuid references public.users (id) on delete set null,
  status text not null default 'unread' check (status in ('unread', 'read', 'archived')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index client_messages_user_id_idx on public.client_messages (user_id, created_at);
create index client_messages_case_id_idx on public.client_messages (case_id);
create index client_messages_thread_id_idx on public.client_messages (thread_id);
create index client_messages_sent_by_idx on public.client_messages (sent_by);
create index client_messages_sent_to_idx on public.client_messages (sent_to);
comment on table public.client_messages is 'Messages between a client and staff; user_id is the client.';
comment on column public.client_messages.sent_to is 'Null: to staff as a whole.';

create trigger set_updated_at before update on public.client_messages
  for each row execute function private.set_updated_at();

alter table public.client_messages enable row level security;
revoke all on public.client_messages from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.client_messages to service_role;

create table public.client_milestones (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  milestone_type text not null,
  title text not null,
  description text,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'medium', 'high', 'urgent')),
  is_visible boolean not null default true,
  created_by uuid references public.users (id) on delete set null,
  achieved_at timestamptz,
  celebration_shown boolean not null default false,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index client_milestones_user_id_idx on public.client_milestones (user_id);
create index client_milestones_case_id_idx on public.client_milestones (case_id);
create index client_milestones_created_by_idx on public.client_milestones (created_by);
comment on table public.client_milestones is 'Steps reached that are worth showing.';

alter table public.client_milestones enable row level security;
revoke all on public.client_milestones from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.client_milestones to service_role;

create table public.client_goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  goal_type text not null,
  title text not null,
  description text,
  target_date date,
  status text not null default 'active' check (status in ('active', 'completed', 'paused', 'cancelled')),
  progress smallint not null default 0 check (progress between 0 and 100),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index client_goals_user_id_idx on public.client_goals (user_id);
create index client_goals_case_id_idx on public.client_goals (case_id);
comment on table public.client_goals is 'Goals a client set.';

create trigger set_updated_at before update on public.client_goals
  for each row execute function private.set_updated_at();

alter table public.client_goals enable row level security;
revoke all on public.client_goals from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.client_goals to service_role;

create table public.dashboard_layouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  layout_name text not null default 'default',
  widget_config jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, layout_name)
);
comment on table public.dashboard_layouts is 'How a client arranged the dashboard.';

create trigger set_updated_at before update on public.dashboard_layouts
  for each row execute function private.set_updated_at();

alter table public.dashboard_layouts enable row level security;
revoke all on public.dashboard_layouts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.dashboard_layouts to service_role;

create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  subject text not null,
  description text not null,
  category text not null,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting', 'resolved', 'closed')),
  assigned_to uuid references public.users (id) on delete set null,
  resolution text,
  satisfaction_rating smallint check (satisfaction_rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index support_tickets_user_id_idx on public.support_tickets (user_id);
create index support_tickets_case_id_idx on public.support_tickets (case_id);
create index support_tickets_assigned_to_idx on public.support_tickets (assigned_to);
comment on table public.support_tickets is 'Requests for help by clients.';

create trigger set_updated_at before update on public.support_tickets
  for each row execute function private.set_updated_at();

alter table public.support_tickets enable row level security;
revoke all on public.support_tickets from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.support_tickets to service_role;

create table public.calendar_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  title text not null,
  description text,
  event_type text not null,
  start_date timestamptz not null,
  end_date timestamptz,
  location text,
  is_all_day boolean not null default false,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  status text not null default 'scheduled' check (status in ('scheduled', 'completed', 'cancelled')),
  reminder_minutes integer not null default 30 check (reminder_minutes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date is null or end_date >= start_date)
);
create index calendar_events_user_id_idx on public.calendar_events (user_id, start_date);
create index calendar_events_case_id_idx on public.calendar_events (case_id);
comment on table public.calendar_events is 'Dates of a case: hearings, deadlines, calls.';

create trigger set_updated_at before update on public.calendar_events
  for each row execute function private.set_updated_at();

alter table public.calendar_events enable row level security;
revoke all on public.calendar_events from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.calendar_events to service_role;
