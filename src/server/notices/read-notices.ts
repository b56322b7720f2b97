import * as z from 'zod/mini';
import { caseStatuses } from '#domain/cases/status.ts';
import { noticeCodes, noticeKinds } from '#domain/notices/kinds.ts';
import { noticesPerPage, type NoticesQuery } from '#domain/notices/notices.ts';
import { query } from '../http/service.ts';

const storedNotices = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(noticeKinds),
      // Written by a newer version: there is a notice, without words of its own.
      code: z.catch(z.enum([...noticeCodes, 'other']), 'other'),
      caseId: z.nullable(z.string()),
      caseNumber: z.nullable(z.string()),
      // An offer names a package there, which its sentence does not need.
      to: z.catch(z.nullable(z.enum(caseStatuses)), null),
      at: z.nullable(z.string()),
      isRead: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  before: z.nullable(z.string()),
  unread: z.int(),
});

/** A page of somebody's own notices, and how many are unread. */
export const ownNotices = query({
  sql: 'read_notices',
  params: (request: NoticesQuery) => ({ ...request, limit: noticesPerPage }),
  answer: storedNotices,
});
