import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { noticeCodes, noticeKinds } from '#domain/notices/kinds.ts';
import { noticesPerPage, type Notices, type NoticesQuery } from '#domain/notices/notices.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

const notices = z.object({
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

/** A page of the actor's own notices, and how many are unread. */
export function readNotices(app: Pick<App, 'db'>, actor: Actor, query: NoticesQuery): Promise<Notices> {
  return callSql(app, 'read_notices', { ...query, userId: actor.userId, limit: noticesPerPage }, notices);
}
