// Clients write, approve and report while the line breaks, press twice, and press again with the same key until they are told
// that it was done. Then the database is counted: nothing is lost, nothing is there twice.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callFunction, type PlatformFunction } from '#tests/faults/call-function.ts';
import type { Fault } from '#tests/faults/http-proxy.ts';
import { startProduct, type Product } from '#tests/faults/product.ts';
import { inLanes, trials } from '#tests/faults/scale.ts';
import { report } from '#tests/faults/report.ts';
import { asTrial } from '#tests/faults/tagged-calls.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import { Visitor } from '#tests/visitor.ts';
import caseMatterMove from '../../../functions/case-matter-move.ts';
import caseMessages from '../../../functions/case-messages.ts';
import matterApproval from '../../../functions/matter-approval.ts';
import { paper, standing } from '../database/given-matters.ts';

let product: Product;
/** Connected after the migrations, whose lists of codes it has to know. */
let sql: postgres.Sql;
beforeAll(async () => {
  product = await startProduct();
  sql = postgres(product.postgres.url, { max: 4, onnotice: () => {} });
  // The rows of the mails are counted here; that they go out is proved elsewhere.
  product.api.answerEmpty('/rpc/claim_outbox');
});
afterAll(async () => {
  await sql.end();
  await product.close();
});

const faults: readonly Fault[] = ['reset', 'answer cut', 'unavailable', 'slow'];
const isWrite = (path: string) => /\/rpc\/(send_case_message|approve_papers|move_matter)$/.test(path);

interface Trial {
  readonly kind: 'message' | 'approval' | 'move';
  readonly key: string;
  readonly handler: PlatformFunction;
  readonly id: string;
  readonly params: Record<string, string>;
  readonly address: string;
  readonly body: object;
  readonly cookie: string;
  /** What the client was shown. */
  readonly shown: Set<string>;
  readonly background: Promise<void>[];
}

/** A client whose papers the attorney approved, before a message or an approval of their own. */
async function begin(turn: number): Promise<Trial> {
  const client = await makeInvitedClient(sql);
  const visitor = new Visitor(product.siteUrl);
  await startSessionOf(sql, visitor, { id: client.id, role: 'client', secondFactor: false });
  const [matter] = await sql<{ id: string; caseId: string }[]>`
    select matter.id, matter.case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = matter.case_id where cases.user_id = ${client.id}`;
  if (!matter) throw new Error('no matter');
  const key = randomUUID();
  const shared = { key, cookie: visitor.cookieHeader(), shown: new Set<string>(), background: [] };
  if (turn % 3 === 0)
    return {
      ...shared,
      kind: 'message',
      handler: caseMessages,
      id: matter.caseId,
      params: { id: matter.caseId },
      address: `/api/cases/${matter.caseId}/messages`,
      body: { idempotencyKey: key, language: 'es', message: `Mensaje ${key}`, tickets: [] },
    };
  if (turn % 3 === 1) {
    await standing({ sql }, matter.id, 'ready_to_file');
    const [{ version = 0 } = {}] = await sql<{ version: number }[]>`
      select version from public.court_matters where id = ${matter.id}`;
    return {
      ...shared,
      kind: 'move',
      handler: caseMatterMove,
      id: matter.id,
      params: { id: matter.caseId, matterId: matter.id },
      address: `/api/cases/${matter.caseId}/matters/${matter.id}/move`,
      body: { idempotencyKey: key, version, to: 'filed', filedOn: '2026-11-02', filedHow: 'mail' },
    };
  }
  await standing({ sql }, matter.id, 'client_review');
  const { documentId, sha256 } = await paper({ sql }, matter.id, ['attorney']);
  return {
    ...shared,
    kind: 'approval',
    handler: matterApproval,
    id: matter.id,
    params: { id: matter.id },
    address: `/api/matters/${matter.id}/approval`,
    body: {
      idempotencyKey: key,
      documents: [{ documentId, sha256 }],
      typedName: 'María José Núñez',
      language: 'es',
    },
  };
}

/** Presses the button once; whether the client was told that it was done. `lost`: the answer never reaches them. */
async function press(trial: Trial, lost = false): Promise<boolean> {
  const request = new Request(product.siteUrl + trial.address, {
    method: 'POST',
    headers: { origin: product.siteUrl, cookie: trial.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(trial.body),
  });
  const { response, idle } = await asTrial(trial.key, () =>
    callFunction(trial.handler, request, undefined, trial.params),
  );
  trial.background.push(idle);
  const text = await response.text();
  if (lost) return false;
  if (response.status === 200) {
    trial.shown.add(text);
    return true;
  }
  if (response.status !== 503) throw new Error(`${trial.kind} answered ${response.status}: ${text}`);
  return false;
}

it(
  'whatever breaks, each message is in its thread once, and each approval and each report moved its matter once',
  { timeout: trials(45 * 60_000, 180_000) },
  async () => {
    const all: { trial: Trial; fault: Fault; fired: boolean }[] = [];
    const begun: Trial[] = [];
    for (let turn = 0; turn < trials(3_000, 51); turn += 1) begun.push(await begin(turn));
    await inLanes(begun, 8, async (trial, turn) => {
      const fault = faults[Math.floor(turn / 3) % faults.length] ?? 'reset';
      let left = 1 + (Math.floor(turn / 3) % 3);
      product.api.plan(trial.key, ({ path }) => (isWrite(path) && left-- > 0 ? fault : null));
      const twice = turn % 5 === 3 ? 2 : 1;
      const told = await Promise.all(Array.from({ length: twice }, () => press(trial, turn % 7 === 2)));
      let done = told.includes(true);
      for (let tries = 0; !done && tries < 8; tries += 1) done = await press(trial);
      expect(done, `${trial.kind} with ${fault}`).toBe(true);
      // Once more, after it was done: the same answer, and nothing new.
      await press(trial);
      all.push({ trial, fault, fired: product.api.fired(trial.key).length > 0 });
    });
    await Promise.all(all.flatMap(({ trial }) => trial.background));

    const messages = await sql<{ message: string; count: number }[]>`
      select message, count(*)::int as count from public.client_messages group by message`;
    const approvals = await sql<{ matterId: string; count: number; moves: number; status: string }[]>`
      select paper.matter_id as "matterId", count(*)::int as count,
        (select count(*)::int from public.case_updates
         where case_id = paper.case_id and code = 'status_changed' and params ->> 'to' = 'ready_to_file') as moves,
        (select status from public.court_matters where id = paper.matter_id) as status
      from public.paper_approvals as given
      join public.generated_documents as version on version.id = given.document_id
      join public.case_papers as paper on paper.id = version.paper_id
      where given.as_role = 'client' group by paper.matter_id, paper.case_id`;
    const moves = await sql<{ matterId: string; count: number; tasks: number; mails: number }[]>`
      select matter.id as "matterId",
        (select count(*)::int from public.case_updates where case_id = matter.case_id and code = 'status_changed') as count,
        (select count(*)::int from public.case_tasks where matter_id = matter.id and code = 'reported_by_client') as tasks,
        (select count(*)::int from public.outbox
         where user_id = one.user_id and kind in ('case_moved', 'case_news') and payload ->> 'caseId' = one.id::text) as mails
      from public.court_matters as matter join public.cases as one on one.id = matter.case_id
      where matter.status = 'filed' and matter.filed_by = 'client'`;
    const counted = ({ kind, key, id }: Trial): number => {
      if (kind === 'move') {
        const moved = moves.find(({ matterId }) => matterId === id);
        return moved && moved.tasks > 0 && moved.mails > 0
          ? Math.max(moved.count, moved.tasks, moved.mails)
          : 0;
      }
      if (kind === 'message') return messages.find(({ message }) => message === `Mensaje ${key}`)?.count ?? 0;
      const found = approvals.find(({ matterId }) => matterId === id);
      if (!found) return 0;
      return found.status === 'ready_to_file' ? Math.max(found.count, found.moves) : 0;
    };
    const table = faults.map((fault) => {
      const mine = all.filter((one) => one.fault === fault);
      return {
        fault,
        trials: mine.length,
        'fault fired': mine.filter(({ fired }) => fired).length,
        lost: mine.filter(({ trial }) => counted(trial) === 0).length,
        doubled: mine.filter(({ trial }) => counted(trial) > 1).length,
        'answered differently': mine.filter(({ trial }) => trial.shown.size !== 1).length,
      };
    });
    report('Messages, approvals and moves with a fault', table);
    for (const row of table)
      expect(row).toMatchObject({
        'fault fired': row.trials,
        lost: 0,
        doubled: 0,
        'answered differently': 0,
      });
  },
);
