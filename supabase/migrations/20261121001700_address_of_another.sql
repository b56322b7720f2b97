-- Addresses get mistyped, and the wrong one may be that of another client. A second application joins an account when
-- its birth date is that of an application the account has, or after the owner of the address answered that birth
-- date. Until then its payment waits: staff see it, the sender can correct the address, and nothing of it is shown or
-- mailed by name.

create function private.waits_for_owner(p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select p_intake.user_id is null and p_intake.owner_answered_at is null and exists (
    select from public.users as owner
    where owner.id = private.owner_of_address(p_intake.email)
      -- A first password asks the birth date by itself.
      and (owner.hashed_password is not null or exists (
        select from public.intake_forms as own where own.user_id = owner.id
      ))
      and not exists (
        select from public.intake_forms as own
        where own.user_id = owner.id and own.date_of_birth = p_intake.date_of_birth and own.erased_at is null
      )
  )
$$;
comment on function private.waits_for_owner(public.intake_forms) is
  'Its address belongs to a client who may be somebody else.';

create function private.lock_address(p_email text) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('address:' || lower(btrim(p_email)), 0))
$$;
comment on function private.lock_address(text) is
  'Two people who pay with one new address take turns, so that the second sees the account of the first. After the locks '
  'of application and order, before that of the account.';

create function private.leads_to_closed_account(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_order.user_id, p_intake.user_id) is null and exists (
    select from public.users where email = lower(btrim(p_intake.email)) and not is_active
  )
$$;
comment on function private.leads_to_closed_account(public.orders, public.intake_forms) is
  'The account with the address of this application was deactivated.';

create function private.lock_waiting_order(p_intake_form_id uuid) returns public.orders
language sql volatile set search_path = '' as $$
  select * from public.orders
  where intake_form_id = p_intake_form_id and is_to_review and review_reason = 'other_client'
    and status = 'needs_review'
  limit 1 for no key update
$$;
comment on function private.lock_waiting_order(uuid) is
  'The paid order of an application that waits for the owner of its address. The caller holds the application.';

create function private.join_account(p_order public.orders, p_intake public.intake_forms) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- Something else may keep it with staff, such as a second payment.
  if not private.may_accept(p_order) then
    return;
  end if;
  update public.orders set review_resolved_at = now(), review_resolution = 'accepted' where id = p_order.id;
  perform private.fulfil_order(p_order.id, p_intake);
end
$$;
comment on function private.join_account(public.orders, public.intake_forms) is
  'Whose address it is has become clear: the order is fulfilled as if it had been so from the start.';

create function public.answer_for_application(p_intake_id uuid, p_user_id uuid, p_birth_date text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_most_tries constant smallint := 5;
  v_intake public.intake_forms;
  v_order public.orders;
begin
  select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
  v_order := private.lock_waiting_order(v_intake.id);
  if v_order.id is null or not private.waits_for_owner(v_intake) or not exists (
    select from public.users
    where id = p_user_id and is_active and id = private.owner_of_address(v_intake.email)
  ) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_intake.owner_attempts >= v_most_tries then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if to_char(v_intake.date_of_birth, 'YYYY-MM-DD') is distinct from p_birth_date then
    update public.intake_forms set owner_attempts = owner_attempts + 1
    where id = v_intake.id returning * into v_intake;
    if v_intake.owner_attempts >= v_most_tries then
      return jsonb_build_object('outcome', 'locked');
    end if;
    return jsonb_build_object('outcome', 'wrong', 'attemptsLeft', v_most_tries - v_intake.owner_attempts);
  end if;
  update public.intake_forms set owner_answered_at = now() where id = v_intake.id returning * into v_intake;
  perform private.lock_address(v_intake.email);
  perform private.join_account(v_order, v_intake);
  return jsonb_build_object('outcome', 'joined');
end
$$;
comment on function public.answer_for_application is
  'p_birth_date: YYYY-MM-DD → { outcome: joined | wrong | locked | unknown, attemptsLeft? }. For the owner of its address alone.';

create function public.applications_waiting_for(p_user_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('intakeId', intake.id, 'sentAt', intake.submitted_at)
    order by intake.submitted_at), '[]')
  from (
    select email from public.users where id = p_user_id
    union select email from public.person_aliases where user_id = p_user_id
  ) as known
  join public.intake_forms as intake on lower(intake.email) = known.email
  where private.owner_of_address(intake.email) = p_user_id and private.waits_for_owner(intake)
    and exists (
      select from public.orders
      where intake_form_id = intake.id and is_to_review and review_reason = 'other_client' and status = 'needs_review'
    )
$$;
comment on function public.applications_waiting_for is
  '→ [{ intakeId, sentAt }]: paid applications with this account''s address, or one that leads to it; nothing else of them '
  'is told.';
