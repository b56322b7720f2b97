import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { email } from '../email.ts';
import { locales } from '../languages.ts';
import { text } from '../text.ts';
import { supporterBonds, supporterRules, supporterSights } from './rules.ts';

const sees = z
  .array(z.enum(supporterSights, 'field.wrongType'), 'field.wrongType')
  .check(z.maxLength(supporterSights.length, 'field.wrongType'));

export const supporterRequest = z.object({
  idempotencyKey: writeKey,
  name: text({ max: supporterRules.nameMax, required: 'field.required' }),
  email: email(),
  bond: z.enum(supporterBonds, 'field.required'),
  sees,
  language: z.enum(locales, 'field.wrongType'),
  /** The client's own tick under what this person will see. */
  agreed: z.literal(true, 'supporter.agree'),
});

/** Other ticks for somebody who helps already, agreed to as the first were. */
export const supporterChange = z.object({ sees, agreed: z.literal(true, 'supporter.agree') });

export const supporter = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  bond: z.enum(supporterBonds),
  sees: z.array(z.enum(supporterSights)),
  since: z.string(),
  lookedAt: z.nullable(z.string()),
});
export type Supporter = z.infer<typeof supporter>;

export interface Supporters {
  readonly items: readonly Supporter[];
}
