import * as z from 'zod/mini';
import { isCountyName } from '../../counties/georgia.ts';
import { text } from '../../text.ts';
import type { CalendarDate } from '../birth-date.ts';
import { maybeOneOf, oneOf } from '../choice.ts';
import { earliestFilingYear, limits } from '../limits.ts';
import type { IntakeMessageKey } from '../messages.ts';
import { caseOutcomes, evictionCounts, yesNo } from '../options.ts';

const key = (message: IntakeMessageKey) => message;

/** Step 2: the eviction case. Everything after the first question applies only when the answer is yes. */
export function evictionShape(today: CalendarDate) {
  const thisYear = Number(today.slice(0, 4));
  return {
    hasEviction: oneOf(yesNo, 'yesNo.required'),
    numberOfEvictions: maybeOneOf(evictionCounts),
    evictionCounty: z.optional(
      text({ max: limits.name }).check(
        z.refine((value) => value === '' || isCountyName(value), key('option.unknown')),
      ),
    ),
    caseOutcome: maybeOneOf(caseOutcomes),
    knowsCaseNumber: maybeOneOf(yesNo),
    caseNumbers: z.optional(text({ max: limits.caseNumbers, multiline: true })),
    paidMoney: maybeOneOf(yesNo),
    landlordName: z.optional(text({ max: limits.property })),
    propertyAddress: z.optional(text({ max: limits.property })),
    filingYear: z.optional(
      text({ max: 10 }).check(
        z.refine((value) => {
          if (value === '') return true;
          const year = Number(value);
          return /^\d{4}$/.test(value) && year >= earliestFilingYear && year <= thisYear;
        }, key('filingYear.invalid')),
      ),
    ),
  };
}

const saysYes = (payload: { value: unknown }) =>
  (payload.value as { hasEviction?: unknown } | undefined)?.hasEviction === 'yes';

interface EvictionAnswers {
  evictionCounty?: string | undefined;
  caseOutcome?: string | undefined;
}

/** With an eviction, county and outcome are required; "I don't know" is an outcome. */
export const evictionRules = [
  z.refine<EvictionAnswers>((answers) => Boolean(answers.evictionCounty), {
    error: key('evictionCounty.required'),
    path: ['evictionCounty'],
    when: saysYes,
  }),
  z.refine<EvictionAnswers>((answers) => Boolean(answers.caseOutcome), {
    error: key('caseOutcome.required'),
    path: ['caseOutcome'],
    when: saysYes,
  }),
] as const;
