// What clients and staff send about a case, each with a key of its own, and what of it the database holds afterwards.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { maria } from '#domain/intake/sample-person.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { Visitor } from '#tests/visitor.ts';
import mattersCalls from '../../functions/matters.ts';
import casesCalls from '../../functions/cases.ts';
import staffCaseCalls from '../../functions/staff-case.ts';
import staffMattersCalls from '../../functions/staff-matters.ts';
import { paper, standing } from '../integration/database/given-matters.ts';
import { callFunction } from './call-function.ts';
import { times, type Call, type WriteContext } from './one-write.ts';
import { countOwnWrites, isOwnWrite, ownCalls, ownKinds, type OwnKind } from './own-writes.ts';
import { asTrial } from './tagged-calls.ts';

const threadKinds = ['message', 'report', 'approval', 'reply of staff', 'move by staff'] as const;
export const writeKinds = [...threadKinds, ...ownKinds] as const;
export type WriteKind = (typeof writeKinds)[number];

/** The SQL functions that do these writes, as the end of their address. */
export const isCaseWrite = (path: string): boolean =>
  isOwnWrite(path) || /\/rpc\/(send_case_message|approve_papers|move_matter)$/.test(path);

export interface CaseWrite extends Call {
  readonly kind: WriteKind;
  readonly key: string;
  readonly caseId: string;
  readonly matterId: string;
  readonly cookie: string;
  /** What the person was shown. */
  readonly shown: Set<string>;
  readonly background: Promise<void>[];
}

interface Place {
  readonly sql: postgres.Sql;
  readonly siteUrl: string;
}

/** A client with a case, just before one write of this kind about it. */
export async function beginWrite(
  { sql, siteUrl }: Place,
  kind: WriteKind,
  round: number,
): Promise<CaseWrite> {
  const client = await makeInvitedClient(sql);
  const [matter] = await sql<{ id: string; caseId: string }[]>`
    select matter.id, matter.case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = matter.case_id where cases.user_id = ${client.id}`;
  if (!matter) throw new Error('no matter');
  const visitor = new Visitor(siteUrl);
  await startSessionOf(sql, visitor, { id: client.id, role: 'client', secondFactor: false });
  const isOfStaff = kind === 'reply of staff' || kind === 'move by staff';
  const who = isOfStaff ? (await signedInStaff(sql, { siteUrl, language: 'es' })).visitor : visitor;
  const key = randomUUID();
  return {
    kind,
    key,
    caseId: matter.caseId,
    matterId: matter.id,
    cookie: who.cookieHeader(),
    shown: new Set(),
    background: [],
    ...(await calls[kind]({ sql, key, caseId: matter.caseId, matterId: matter.id, round })),
  };
}

const messageOf = (key: string) => ({
  idempotencyKey: key,
  language: 'es',
  message: `Mensaje ${key}`,
  tickets: [],
});

async function versionOf({ sql, matterId }: WriteContext): Promise<number> {
  const [matter] = await sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  return matter?.version ?? 0;
}

const calls: Record<WriteKind, (overrides: WriteContext) => Call | Promise<Call>> = {
  ...ownCalls,
  message: ({ key, caseId }) => ({
    handler: casesCalls,
    address: `/api/cases/${caseId}/messages`,
    body: messageOf(key),
  }),
  'reply of staff': ({ key, caseId }) => ({
    handler: staffCaseCalls,
    address: `/api/staff/cases/${caseId}/messages`,
    body: messageOf(key),
  }),
  report: async (overrides) => {
    const { key, caseId, matterId } = overrides;
    await standing(overrides, matterId, 'ready_to_file');
    return {
      handler: mattersCalls,
      address: `/api/cases/${caseId}/matters/${matterId}/move`,
      body: {
        idempotencyKey: key,
        version: await versionOf(overrides),
        to: 'filed',
        filedOn: '2026-11-02',
        filedHow: 'mail',
      },
    };
  },
  'move by staff': async (overrides) => {
    const { key, matterId } = overrides;
    await standing(overrides, matterId, 'submitted');
    return {
      handler: staffMattersCalls,
      address: `/api/staff/matters/${matterId}/move`,
      body: {
        idempotencyKey: key,
        version: await versionOf(overrides),
        to: 'in_review',
        words: { message: 'Hola. Empezamos a revisar su caso.', note: `Nota ${key}` },
      },
    };
  },
  approval: async (overrides) => {
    const { key, matterId } = overrides;
    await standing(overrides, matterId, 'client_review');
    const { documentId, sha256 } = await paper(overrides, matterId, ['attorney']);
    return {
      handler: mattersCalls,
      address: `/api/matters/${matterId}/approval`,
      body: {
        idempotencyKey: key,
        documents: [{ documentId, sha256 }],
        typedName: maria().signature,
        language: 'es',
      },
    };
  },
};

/** Presses the button once; whether the person was told that it was done. `lost`: the answer never reaches them. */
export async function press(siteUrl: string, write: CaseWrite, lost = false): Promise<boolean> {
  const request = new Request(siteUrl + write.address, {
    method: 'POST',
    headers: { origin: siteUrl, cookie: write.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(write.body),
  });
  const { response, idle } = await asTrial(write.key, () => callFunction(write.handler, request));
  write.background.push(idle);
  const text = await response.text();
  if (lost) return false;
  if (response.status === 200 || response.status === 204) {
    write.shown.add(text);
    return true;
  }
  if (response.status !== 503) throw new Error(`${write.kind} answered ${response.status}: ${text}`);
  return false;
}

/** How often each write was done: 0 where any part of it is missing, more than 1 where any part is there twice. */
export async function countWrites(sql: postgres.Sql): Promise<(write: CaseWrite) => number> {
  const messages = await sql<{ message: string; count: number; mails: number }[]>`
    select message, count(*)::int as count, min((
      select count(*) from public.outbox
      where kind = 'case_message' and payload ->> 'caseId' = case_id::text))::int as mails
    from public.client_messages group by message`;
  const moves = await sql<Moved[]>`
    select matter.id as "matterId", matter.status as to,
      (select count(*)::int from public.case_updates
       where case_id = one.id and not is_internal and code = 'status_changed' and params ->> 'to' = matter.status::text) as updates,
      (select count(*)::int from public.outbox
       where user_id = one.user_id and kind in ('case_moved', 'case_news') and payload ->> 'caseId' = one.id::text) as mails,
      (select count(*)::int from public.case_tasks where matter_id = matter.id and code = 'reported_by_client') as tasks,
      (select count(*)::int from public.case_updates where case_id = one.id and is_internal and description like 'Nota %') as notes,
      (select count(*)::int from public.paper_approvals as yes
       join public.generated_documents as version on version.id = yes.document_id
       join public.case_papers as paper on paper.id = version.paper_id
       where yes.as_role = 'client' and paper.matter_id = matter.id) as approvals
    from public.court_matters as matter join public.cases as one on one.id = matter.case_id`;
  const ofOwn = await countOwnWrites(sql);
  const byText = new Map(messages.map((one) => [one.message, one]));
  const byMatter = new Map(moves.map((one) => [one.matterId, one]));
  return ({ kind, key, caseId, matterId }) => {
    if (isOwnKind(kind)) return ofOwn(kind, caseId);
    if (kind === 'message') return byText.get(`Mensaje ${key}`)?.count ?? 0;
    if (kind === 'reply of staff') {
      const found = byText.get(`Mensaje ${key}`);
      return found ? times([found.count, found.mails]) : 0;
    }
    const found = byMatter.get(matterId);
    if (!found) return 0;
    if (kind === 'report') return found.to === 'filed' ? times([found.updates, found.tasks, found.mails]) : 0;
    if (kind === 'approval')
      return found.to === 'ready_to_file' ? times([found.approvals, found.updates]) : 0;
    return found.to === 'in_review' ? times([found.updates, found.notes, found.mails]) : 0;
  };
}

interface Moved {
  readonly matterId: string;
  readonly to: string;
  readonly updates: number;
  readonly mails: number;
  readonly tasks: number;
  readonly notes: number;
  readonly approvals: number;
}

const isOwnKind = (kind: WriteKind): kind is OwnKind => (ownKinds as readonly string[]).includes(kind);
