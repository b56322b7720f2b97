import * as z from 'zod/mini';
import { text } from '../../text.ts';
import { oneOf, someOf } from '../choice.ts';
import { limits } from '../limits.ts';
import type { IntakeMessageKey } from '../messages.ts';
import { sealingReasons, urgencies } from '../options.ts';

const key = (message: IntakeMessageKey) => message;

/** Step 4: reasons, urgency, signature and agreement. At least one reason. */
export function goalsShape() {
  return {
    sealingReasons: z.pipe(
      z.transform((value) => value ?? []),
      someOf(sealingReasons).check(z.minLength(1, key('sealingReasons.required'))),
    ),
    urgency: oneOf(urgencies, 'urgency.required'),
    signature: text({ max: limits.signature, required: key('signature.required') }),
    agreementAccepted: z.literal(true, { error: key('agreement.required') }),
  };
}
