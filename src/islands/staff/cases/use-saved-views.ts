import { useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { SavedView } from '#domain/cases/saved-views.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { callStaffApi } from '../staff-calls.ts';
import type { Request } from '../ListForm.tsx';
import { useAnswer } from '../../calls/use-answer.ts';

const none: Request = {};

/** The views to choose from, the current one, and the list's filters. */
export function useSavedViews(words: StaffWords) {
  const [chosenId, setChosenId] = useState('');
  const [request, setRequest] = useState<Request>(none);
  const { answer, load } = useAnswer(words.account, () => callStaffApi(cases.savedViews));
  const views = answer?.items ?? [];
  const chosen = views.find((one) => one.id === chosenId) ?? null;
  function choose(id: string): void {
    setChosenId(id);
    setRequest(requestOf(views.find((one) => one.id === id) ?? null));
  }
  return { views, chosen, request, setRequest, choose, load, initial: requestOf(chosen) };
}

function requestOf(view: SavedView | null): Request {
  if (!view) return none;
  return Object.fromEntries(
    Object.entries(view.filters).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}
