import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import type { NextStep } from './next-step.ts';

/** What comes next in a case, in words; of several court cases with the one it is about. */
export function nameOfStep(step: NextStep, item: CaseSheet, { cases }: StaffWords): string {
  const { page } = cases;
  if (step.kind === 'message') return page.readMessage;
  if (step.kind === 'answer') return page.answerMessage;
  if (step.kind === 'refund') return cases.tasks.names.decide_refund;
  if (step.kind === 'nothing') return '';
  if (step.act === 'on_hold') {
    const standing = item.holds.filter(({ releasedAt }) => releasedAt === null);
    return fill(cases.holds.onHold, { kind: standing.map(({ kind }) => cases.holdKinds[kind]).join(', ') });
  }
  const own = { ...page.acts, ...(!step.isWait && page.ofAttorney) }[step.act];
  // What is ours is nobody's to wait for but the attorney's.
  const text = step.isWait && step.by === 'us' ? fill(page.ofStaff, { step: own }) : own;
  return item.matters.length > 1 ? fill(page.ofMatter, { text, place: step.matter.place }) : text;
}

/** What a case waits for; null where something is ours to do. */
export function waitOf(step: NextStep, item: CaseSheet, words: StaffWords): string | null {
  if (step.kind === 'nothing')
    return fill(words.cases.page.waits, { turn: words.cases.turns[item.row.turn] });
  return step.kind === 'act' && step.isWait ? nameOfStep(step, item, words) : null;
}
