import * as cases from '#domain/cases/api.staff.ts';
import { useApiQuery } from '../../calls/api-query.tsx';

/** Everybody who works here now, for choosing an owner. */
export function useColleagues(): { id: string; name: string }[] {
  const { data } = useApiQuery(cases.workload, undefined, { isSilent: true });
  return (data?.people ?? []).flatMap(({ id, name, active }) =>
    id !== null && name !== null && active ? [{ id, name }] : [],
  );
}
