import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { SavedView } from '#domain/cases/saved-views.ts';
import type { Request } from '../ListForm.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';

const none: Request = {};

/** The views to choose from, the current one, and the list's filters. */
export function useSavedViews() {
  const [chosenId, setChosenId] = useState('');
  const [request, setRequest] = useState<Request>(none);
  const { data } = useApiQuery(cases.savedViews, undefined, { isSilent: true });
  const views = data?.items ?? [];
  const chosen = views.find((one) => one.id === chosenId) ?? null;
  function choose(id: string): void {
    setChosenId(id);
    setRequest(requestOf(views.find((one) => one.id === id) ?? null));
  }
  return { views, chosen, request, setRequest, choose, initial: requestOf(chosen) };
}

function requestOf(view: SavedView | null): Request {
  if (!view) return none;
  return Object.fromEntries(
    Object.entries(view.filters).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}
