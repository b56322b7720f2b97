-- What somebody who helps sees may change without a new invitation.
comment on column public.case_supporters.consented_at is 'When the client last agreed to what is seen: at first, and whenever more was ticked.';

create function public.change_supporter(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_sees public.supporter_sight[] := array(select jsonb_array_elements_text(p -> 'sees'))::public.supporter_sight[];
  v_supporter public.case_supporters;
  v_user public.users;
begin
  select supporter.* into v_supporter from public.case_supporters as supporter join public.cases as one on one.id = supporter.case_id
  where supporter.id = (p ->> 'supporterId')::uuid and one.user_id = (p ->> 'actorId')::uuid and supporter.ended_at is null
  for no key update of supporter;
  if v_supporter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_sees <@ v_supporter.sees and v_supporter.sees <@ v_sees then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.case_supporters set
    sees = v_sees, consented_at = case when v_sees <@ v_supporter.sees then consented_at else now() end
  where id = v_supporter.id;
  perform private.note_activity((p ->> 'actorId')::uuid, 'supporter_changed', jsonb_build_object('name', v_supporter.name));
  -- More is seen from now on: as when somebody is let in, the owner of the account reads it in their own mailbox.
  if not v_sees <@ v_supporter.sees then
    select * into v_user from public.users where id = (p ->> 'actorId')::uuid;
    perform private.insert_mails(
      jsonb_build_array(jsonb_build_object(
        'kind', 'supporter_added', 'recipient', v_user.email, 'language', v_user.preferred_language,
        'payload', jsonb_build_object('firstName', v_user.first_name, 'caseId', v_supporter.case_id),
        'dedupeKey', concat_ws(':', 'supporter-changed', v_supporter.id, gen_random_uuid()))),
      p_user_id => v_user.id);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.change_supporter(jsonb) is
  'p { supporterId, sees, actorId } → { outcome: done | unknown }. At once, also in a browser that is open; the client gets a mail if more is '
  'seen than before. The same again changes nothing.';
revoke execute on function public.change_supporter(jsonb) from public, anon, authenticated;
grant execute on function public.change_supporter(jsonb) to service_role;
