import * as z from 'zod/mini';
import { text } from '../text.ts';
import { endReasons, type EndReason } from './endings.ts';
import { moveReasonMax, writeKey } from './move-request.ts';
import type { CaseStatus } from './status.ts';

/** The end of a whole case by staff, with what the client reads about it. */
export const endRequest = z.object({
  idempotencyKey: writeKey,
  endReason: z
    .enum(endReasons, 'choice.required')
    .check(
      z.refine(
        (reason: EndReason) => reason !== 'silent' && reason !== 'papers_delivered',
        'field.wrongType',
      ),
    ),
  note: text({ max: moveReasonMax, multiline: true, required: 'note.required' }),
});

export interface EndAnswer {
  readonly status: CaseStatus;
  readonly refundOpened: boolean;
}
