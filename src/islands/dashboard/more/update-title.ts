import type { DashboardUpdate } from '#domain/portal/dashboard.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import { fill } from '#i18n/format.ts';

/** System entries are codes put into words here; people's entries bring their own title. */
export function titleOf(
  update: Pick<DashboardUpdate, 'code' | 'title' | 'status'>,
  words: CaseWords,
): string {
  if (update.code === null) return update.title ?? '';
  const status = update.status ? words.states[update.status].badge : '';
  return fill(words.updates[update.code], { status });
}
