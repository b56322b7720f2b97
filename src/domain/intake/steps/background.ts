import * as z from 'zod/mini';
import { text } from '../../text.ts';
import { oneOf, someOf } from '../choice.ts';
import { limits } from '../limits.ts';
import type { IntakeMessageKey } from '../messages.ts';
import { benefits, yesNo } from '../options.ts';

const noneExcludesOthers: IntakeMessageKey = 'benefits.noneExcludesOthers';

/** Step 3: earlier attempts, a lawyer, benefits. "None of the above" excludes the others. */
export function backgroundShape() {
  return {
    attemptedSealingBefore: oneOf(yesNo, 'yesNo.required'),
    workingWithAttorney: oneOf(yesNo, 'yesNo.required'),
    attorneyOrganization: z.optional(text({ max: limits.organization })),
    attorneyContact: z.optional(text({ max: limits.contact })),
    benefits: z.optional(
      someOf(benefits).check(
        z.refine((chosen) => !chosen.includes('none') || chosen.length === 1, noneExcludesOthers),
      ),
    ),
  };
}
