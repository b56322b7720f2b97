import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as ownData from '#domain/own-data/api.staff.ts';
import type { DataRequest, DataRequestDetail, dataRequestsRequest } from '#domain/own-data/requests.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql, readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { pageOf } from '../workplace/page-place.ts';
import { erasedCounts } from './erased-counts.ts';

const columns =
  'id, reference, user_id, email, language, source, status, due_at, decided_at, reason, removed, created_at';
interface Row {
  readonly id: string;
  readonly reference: string;
  readonly email: string | null;
  readonly language: DataRequest['language'];
  readonly source: DataRequest['source'];
  readonly status: DataRequest['status'];
  readonly due_at: string;
  readonly decided_at: string | null;
  readonly reason: DataRequest['reason'];
  readonly created_at: string;
}

/**
 * Wishes to be forgotten, newest first, a page at a time; that they were seen is noted first, without what was
 * searched.
 */
export const listDataRequests = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor: Actor,
    { search, status, before }: z.infer<typeof dataRequestsRequest>,
  ): Promise<ListPage<DataRequest>> => {
    let query = app.db.from('data_requests').select(columns);
    if (status) query = query.eq('status', status);
    const wanted = search?.trim() ?? '';
    if (wanted.includes('@')) query = query.eq('email', wanted.toLowerCase());
    else if (wanted) query = query.eq('reference', wanted.replaceAll(/[\s-]/g, '').toUpperCase());
    if (before) {
      const [time = '', id = ''] = before.split('_');
      // A time has signs with a meaning of their own.
      query = query.or(`created_at.lt."${time}",and(created_at.eq."${time}",id.lt.${id})`);
    }
    const rows = dataOf(
      await query
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(itemsPerPage + 1),
    );
    const { page, before: next } = pageOf(rows);
    return { items: page.map(requestOf), before: next };
  },
});

/**
 * One request, and what carrying it out would take away (counted by the same function that does it, then undone). That it
 * was seen is noted first. Refuses `not_found`.
 */
export const readDataRequest = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id }: CleanInputOf<typeof ownData.read>,
  ): Promise<DataRequestDetail> => {
    const [found, account, alsoByAddress] = await Promise.all([
      app.db.from('data_requests').select(columns).eq('id', id).maybeSingle(),
      count(app, actor, id, false),
      count(app, actor, id, true),
    ]);
    const row = dataOf(found);
    if (!row) throw new Refusal('not_found');
    return {
      ...requestOf(row),
      hasAccount: row.user_id !== null,
      removed: row.status === 'done' ? readAnswer('data_requests', row.removed, erasedCounts) : null,
      wouldRemove:
        account.outcome === 'counted' && alsoByAddress.outcome === 'counted'
          ? { account: account.removed, alsoByAddress: alsoByAddress.removed }
          : null,
      mayErase: account.outcome === 'counted' && account.mayErase,
      freeAt: account.outcome === 'counted' ? account.freeAt : null,
      openMatter: account.outcome === 'open_case' || alsoByAddress.outcome === 'open_case',
    };
  },
});

const counted = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('counted'),
    removed: erasedCounts,
    mayErase: z.boolean(),
    freeAt: z.nullable(z.string()),
  }),
  outcome('open_case', 'stale', 'unknown'),
]);

async function count(app: Pick<App, 'db'>, actor: Actor, requestId: string, alsoByAddress: boolean) {
  const p = { requestId, alsoByAddress, dryRun: true, ...byActor(actor) };
  return callSql(app, 'erase_person', p, counted);
}

function requestOf(row: Row): DataRequest {
  return {
    id: row.id,
    reference: row.reference,
    email: row.email,
    language: row.language,
    source: row.source,
    status: row.status,
    dueAt: row.due_at,
    decidedAt: row.decided_at,
    reason: row.reason,
    createdAt: row.created_at,
  };
}
