import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { NextStep } from './next-step.ts';

/** What comes next in a case, in words; of several court cases with the one it is about. */
export function nameOfStep(step: NextStep, { matters }: CaseSheet, { cases: { page } }: StaffWords): string {
  if (step.kind !== 'act') return step.kind === 'message' ? page.readMessage : '';
  const text = { ...page.acts, ...(!step.isWait && page.ofAttorney) }[step.act];
  return matters.length > 1 ? fill(page.ofMatter, { text, place: step.matter.place }) : text;
}

/** What a case waits for; null where something is ours to do. */
export function waitOf(step: NextStep, item: CaseSheet, words: StaffWords): string | null {
  if (step.kind === 'nothing')
    return fill(words.cases.page.waits, { turn: words.cases.turns[item.row.turn] });
  return step.kind === 'act' && step.isWait ? nameOfStep(step, item, words) : null;
}
