import * as z from 'zod/mini';
import { roles } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { updatesPerPage } from '#domain/cases/notes.ts';
import { caseStatuses, caseUpdateCodes } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import { maybeUndo } from '#domain/workplace/undo.ts';
import { query } from '../http/service.ts';

const updates = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      code: z.nullable(z.enum(caseUpdateCodes)),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      title: z.nullable(z.string()),
      text: z.nullable(z.string()),
      language: z.nullable(z.enum(locales)),
      status: z.nullable(z.enum(caseStatuses)),
      internal: z.boolean(),
      role: z.nullable(z.enum([...roles, 'system'])),
      by: z.nullable(z.string()),
      createdAt: z.string(),
      takenBackAt: z.nullable(z.string()),
      undo: maybeUndo,
    }),
  ),
  before: z.nullable(z.string()),
});

/** The history of a case as staff read it, newest first; the look is audited first. Refuses `not_found`. */
export const caseUpdates = query({
  sql: 'read_case_updates',
  notes: { action: 'case_history_viewed', object: 'case' },
  params: ({ id: caseId, kind, before }: CleanInputOf<typeof cases.history>) => ({
    caseId,
    visible: kind === undefined ? null : kind === 'visible',
    before: before ?? null,
    limit: updatesPerPage,
  }),
  answer: updates,
});
