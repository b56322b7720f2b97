-- Progress and quizzes of the Learning Center (ruling 6).
create function public.record_progress(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_progress smallint := least(100, greatest(0, (p ->> 'progress')::integer))::smallint;
  v_advances boolean := coalesce(p ->> 'intent', 'set') = 'advance';
  v_from smallint := (p ->> 'from')::smallint;
  v_row public.learning_progress;
begin
  insert into public.learning_progress as kept (user_id, module_id, module_name, category, progress, completed_at)
  values ((p ->> 'userId')::uuid, p ->> 'moduleId', p ->> 'moduleName', p ->> 'category', v_progress,
          case when v_progress = 100 then now() end)
  on conflict (user_id, module_id) do update set
    progress = case when v_advances then greatest(kept.progress, v_progress) else v_progress end,
    module_name = coalesce(excluded.module_name, kept.module_name),
    category = coalesce(excluded.category, kept.category),
    completed_at = case when v_progress = 100 then coalesce(kept.completed_at, now()) else kept.completed_at end
  -- A slider moved on a page that shows an old value changes nothing.
  where v_advances or v_from is null or v_from = kept.progress
  returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.learning_progress
    where user_id = (p ->> 'userId')::uuid and module_id = p ->> 'moduleId';
    return jsonb_build_object('outcome', 'stale', 'progress', v_row.progress, 'updatedAt', v_row.updated_at);
  end if;
  return jsonb_build_object('outcome', 'saved', 'progress', v_row.progress, 'updatedAt', v_row.updated_at);
end
$$;
comment on function public.record_progress(jsonb) is
  'p { userId, moduleId, moduleName?, category?, progress, intent?: advance | set, from? } → { outcome: saved | stale, '
  'progress, updatedAt }. advance: the greatest wins; set: the last wins, when from is what is stored.';

create function public.record_quiz(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_score smallint := (p ->> 'score')::smallint;
  v_passed boolean := (p ->> 'passed')::boolean;
  v_row public.learning_progress;
begin
  insert into public.learning_progress as kept (
    user_id, module_id, module_name, category, progress, completed_at, quiz_score, quiz_taken_at,
    certificate_earned_at
  ) values (
    (p ->> 'userId')::uuid, p ->> 'moduleId', p ->> 'moduleName', p ->> 'category',
    case when v_passed then 100 else 0 end, case when v_passed then now() end, v_score, now(),
    case when v_passed then now() end
  )
  on conflict (user_id, module_id) do update set
    progress = case when v_passed then 100 else kept.progress end,
    completed_at = case when v_passed then coalesce(kept.completed_at, now()) else kept.completed_at end,
    quiz_score = greatest(kept.quiz_score, v_score),
    quiz_taken_at = now(),
    certificate_earned_at = case when v_passed then coalesce(kept.certificate_earned_at, now())
                                 else kept.certificate_earned_at end
  returning * into v_row;
  return jsonb_build_object(
    'outcome', 'saved', 'progress', v_row.progress, 'quizScore', v_row.quiz_score,
    'certificateEarnedAt', v_row.certificate_earned_at, 'updatedAt', v_row.updated_at
  );
end
$$;
comment on function public.record_quiz(jsonb) is
  'p { userId, moduleId, moduleName?, category?, score, passed } → { outcome: saved, progress, quizScore, '
  'certificateEarnedAt, updatedAt }; the server graded it.';

revoke execute on function public.record_progress(jsonb) from public, anon, authenticated;
grant execute on function public.record_progress(jsonb) to service_role;
revoke execute on function public.record_quiz(jsonb) from public, anon, authenticated;
grant execute on function public.record_quiz(jsonb) to service_role;
