import { countyNames } from '#domain/counties/georgia.ts';
import { limits } from '#domain/intake/limits.ts';
import {
  benefits,
  caseOutcomes,
  evictionCounts,
  sealingReasons,
  urgencies,
  yesNo,
} from '#domain/intake/options.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import { text, type Question } from './questions.ts';

const yesOrNo = { kind: 'radio', options: yesNo, inRow: true } as const;

/** The questions of steps 2 to 4, but for the acceptance, which has its agreement around it. */
export const laterQuestions: Partial<Record<IntakeField, Question>> = {
  hasEviction: { ...yesOrNo, required: true },
  numberOfEvictions: { kind: 'select', options: evictionCounts, width: 'half' },
  evictionCounty: { kind: 'select', options: countyNames, required: true, width: 'half' },
  caseOutcome: { kind: 'radio', options: caseOutcomes, required: true },
  knowsCaseNumber: yesOrNo,
  caseNumbers: text({ maxLength: limits.caseNumbers, spellCheck: false }, { lines: 3 }),
  paidMoney: yesOrNo,
  landlordName: text({ maxLength: limits.property }),
  propertyAddress: text({ maxLength: limits.property }),
  filingYear: text({ inputMode: 'numeric', maxLength: 4 }, { width: 'short' }),
  attemptedSealingBefore: { ...yesOrNo, required: true },
  workingWithAttorney: { ...yesOrNo, required: true },
  attorneyOrganization: text({ maxLength: limits.organization }),
  attorneyContact: text({ maxLength: limits.contact }),
  benefits: { kind: 'checks', options: benefits },
  sealingReasons: { kind: 'checks', options: sealingReasons, required: true },
  urgency: { kind: 'radio', options: urgencies, required: true },
  signature: text({ autoComplete: 'name', maxLength: limits.signature }, { required: true }),
};
