import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  failureKinds,
  maskAddress,
  type Failure,
  type FailureSearch,
  type RequeueRequest,
} from '#domain/operations/failures.ts';
import { mostEventAttempts } from '#domain/operations/schedules.ts';
import { itemsPerPage, type ListPage } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { command, query } from '../http/service.ts';

interface FailureQuery {
  readonly before?: string;
  readonly what?: string;
  readonly limit: number;
}

const failure = z.object({
  what: z.enum(failureKinds),
  id: z.string(),
  kind: z.string(),
  code: z.string(),
  tries: z.int(),
  createdAt: z.string(),
  failedAt: z.string(),
  recipient: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  place: z.string(),
});

const failures = z.array(failure);

/** What was given up and waits for a person, newest first, a page at a time; that it was seen is noted first. */
export const failureList = query({
  sql: 'list_failures',
  notes: { action: 'dead_letters_viewed' },
  params: ({ before, what }: FailureSearch) => ({
    ...(before && { before }),
    ...(what && { what }),
    limit: itemsPerPage + 1,
    maxEventAttempts: mostEventAttempts,
  }),
  answer: failures,
  toResult: (rows): ListPage<Failure> => {
    const page = rows.slice(0, itemsPerPage);
    return {
      items: page.map(({ place: _place, ...item }) => withoutAddress(item)),
      before: rows.length > itemsPerPage ? (page.at(-1)?.place ?? null) : null,
    };
  },
});

/** The same without a page around it, for the command line of the operator. */
export async function readFailures(
  app: Pick<App, 'db'>,
  request: FailureQuery,
): Promise<z.infer<typeof failure>[]> {
  const rows = await callSql(
    app,
    'list_failures',
    { ...request, maxEventAttempts: mostEventAttempts },
    failures,
  );
  return rows.map(withoutAddress);
}

/** Enough of the address to see that it was mistyped. */
const withoutAddress = <Row extends { readonly recipient: string | null }>(row: Row): Row => ({
  ...row,
  recipient: row.recipient && maskAddress(row.recipient),
});

/**
 * Starts all tries over, of one or of all of a kind; the audit log says who had it done (no actor: the operator, by the
 * command line). Answers how many.
 */
export const requeueFailures = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor | null,
    request: RequeueRequest,
  ): Promise<{ count: number }> => {
    const p = {
      what: request.what,
      ...('id' in request ? { ids: [request.id] } : { kind: request.kind }),
      mostEventAttempts,
      ...(actor && byActor(actor)),
    };
    return callSql(app, 'requeue_failures', p, z.object({ count: z.int() }));
  },
});
