import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/portal/answers.ts';
import type * as portal from '#domain/portal/api.ts';
import { shelfPage } from '#domain/portal/case-files.ts';
import { outcome } from '../database/answers.ts';
import { query } from '../http/service.ts';
import { Refusal } from '../http/refusal.ts';

const page = z.union([z.extend(answers.files, { outcome: z.literal('done') }), outcome('unknown')]);

/** A page of one shelf of the actor's own case. What was taken back is on none. Refuses `not_found`. */
export const ownFiles = query({
  sql: 'read_case_files',
  params: ({ id, ...asked }: CleanInputOf<typeof portal.files>) => ({
    ...asked,
    caseId: id,
    limit: shelfPage,
  }),
  answer: page,
  toResult: (stored) => {
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    const { items, before } = stored;
    return { items, before };
  },
});
