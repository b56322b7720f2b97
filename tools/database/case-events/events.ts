import { randomUUID } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { outcomesFor, matterOutcomes, type EndReason, type MatterOutcome } from '#domain/cases/endings.ts';
import { nextTasks } from '#domain/cases/next-tasks.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { callFunction } from '../call-function.ts';

/** A case in its state, and the people around it. */
export interface Scene {
  readonly caseId: string;
  readonly orderId: string;
  readonly userId: string;
  readonly intakeId: string;
  readonly payment: Readonly<Record<string, JSONValue>>;
  readonly amountCents: number;
  /** The matter something happens to; null while the application is awaited. */
  readonly matterId: string | null;
  readonly status: CaseStatus;
  readonly staff: string;
  readonly colleague: string;
  readonly attorney: string;
}

export interface CaseEvent {
  readonly name: string;
  /** Lets it happen. Answers what the database answered. */
  readonly happen: (sql: TransactionSql, scene: Scene) => Promise<Readonly<Record<string, JSONValue>>>;
}

type Row = Readonly<Record<string, JSONValue>>;

const call = async (sql: TransactionSql, name: string, p: Record<string, JSONValue>): Promise<Row> =>
  (await callFunction(sql, name, p)) as Row;

const today = '2026-11-20';
const soon = '2026-11-23T20:00:00Z';

interface MoveFacts {
  readonly outcome?: MatterOutcome;
  readonly outcomePart?: string;
  readonly decidedOn?: string;
  readonly limitEndsOn?: string;
  readonly endReason?: EndReason;
}

/** The tasks that the server sends along with a move. */
const tasksOf = (to: CaseStatus, { outcome, endReason }: MoveFacts) => {
  const as = outcome ?? endReason;
  const ending = as && { as, fullRefunds: [] };
  const now = new Date(`${today}T15:00:00-05:00`);
  return nextTasks(to, { ending }, now, officeCalendar([])).map(({ code, dueAt }) => ({
    code,
    dueAt,
    dedupeKey: randomUUID(),
  }));
};

/** A move of the matter; of a case without one, its end by staff. */
async function move(
  sql: TransactionSql,
  { caseId, matterId, status, staff }: Scene,
  to: CaseStatus,
  facts: MoveFacts = {},
  more: Record<string, JSONValue> = {},
): Promise<Row> {
  const by = { actorId: staff, actorRole: 'staff' };
  if (matterId === null) {
    if (to === 'cancelled')
      return call(sql, 'end_case', {
        idempotencyKey: randomUUID(),
        caseId,
        refundDueAt: soon,
        endReason: facts.endReason ?? null,
        note: null,
        ...by,
      });
    return call(sql, 'change_case_status', { caseId, from: status, to, ...by });
  }
  const [matter] = await sql<
    { version: number }[]
  >`select version from public.court_matters where id = ${matterId}`;
  return call(sql, 'move_matter', {
    idempotencyKey: randomUUID(),
    matterId,
    version: matter?.version ?? 0,
    to,
    facts: { ...facts },
    tasks: tasksOf(to, facts),
    ...by,
    ...more,
  });
}

const refund = (sql: TransactionSql, scene: Scene, amountCents: number) =>
  call(sql, 'give_back', {
    orderId: scene.orderId,
    paymentId: scene.payment['paymentIntentId'] ?? '',
    amountCents,
    reasonCode: 'other',
    note: 'Agreed.',
    actorId: scene.staff,
    actorRole: 'staff',
  });

const dispute = (status: string) => (sql: TransactionSql, scene: Scene) =>
  call(sql, 'settle_order', {
    ...scene.payment,
    disputes: [
      {
        id: 'dp_1',
        amountCents: scene.amountCents,
        reason: 'general',
        status,
        openedAt: new Date().toISOString(),
      },
    ],
  });

/** After a decision the form of a move asks neither for an outcome nor for a reason. */
const isDecided = ({ status }: Scene) => ['granted', 'denied', 'notifying'].includes(status);

/** How an order is recorded, and the move with it. */
const decision = (outcome: MatterOutcome): MoveFacts => ({
  outcome,
  decidedOn: today,
  ...(outcome === 'granted_temporary' && { limitEndsOn: '2027-11-20' }),
  ...(outcome === 'granted_narrower' && { outcomePart: 'The name only' }),
});
const movesTo = (outcome: MatterOutcome): CaseStatus => {
  if (outcomesFor.outcome_granted?.includes(outcome)) return 'granted';
  return outcomesFor.outcome_ended?.includes(outcome) ? 'closed' : 'denied';
};

/** What can happen to a case, beside the work itself. */
export const caseEvents: readonly CaseEvent[] = [
  { name: 'full refund', happen: (sql, scene) => refund(sql, scene, scene.amountCents) },
  { name: 'partial refund', happen: (sql, scene) => refund(sql, scene, 1_000) },
  {
    name: 'we decline',
    happen: (sql, scene) =>
      scene.status === 'submitted'
        ? call(sql, 'decide_application', {
            intakeId: scene.intakeId,
            from: 'submitted',
            to: 'declined',
            note: 'We cannot help.',
            actorId: scene.staff,
            actorRole: 'staff',
          })
        : move(sql, scene, 'cancelled', { endReason: 'declined_by_us' }),
  },
  { name: 'dispute opened', happen: dispute('needs_response') },
  { name: 'dispute lost', happen: dispute('lost') },
  {
    name: 'the client stops',
    happen: (sql, scene) =>
      ['filed', 'hearing_set'].includes(scene.status)
        ? move(sql, scene, 'closed', { outcome: 'withdrawn', decidedOn: today })
        : move(sql, scene, 'cancelled', { endReason: 'client_stopped' }),
  },
  {
    name: '120 days of silence',
    happen: async (sql, scene) => {
      await sql`
        insert into public.case_holds (case_id, kind, held_by, held_at)
        values (${scene.caseId}, 'unreachable', ${scene.colleague}, now() - interval '121 days')`;
      return move(sql, scene, 'closed', isDecided(scene) ? {} : { endReason: 'silent' });
    },
  },
  {
    name: 'erasure asked',
    happen: async (sql, scene) => {
      await sql`update public.users set hashed_password = 'x' where id = ${scene.userId}`;
      return call(sql, 'ask_erasure', {
        userId: scene.userId,
        checkedPassword: 'x',
        reference: 'ACDE3467',
        dueAt: new Date().toISOString(),
      });
    },
  },
  {
    name: 'the attorney leaves',
    happen: async (sql, scene) => {
      await sql`update public.users set deactivated_at = now() where id = ${scene.attorney}`;
      return { outcome: 'done' };
    },
  },
  {
    name: 'the clerk returns it',
    happen: (sql, scene) =>
      move(sql, scene, 'preparing', {}, { words: { reason: 'A signature is missing.' } }),
  },
  ...matterOutcomes.map((outcome) => ({
    name: outcome.replaceAll('_', ' '),
    happen: (sql: TransactionSql, scene: Scene) =>
      move(sql, scene, movesTo(outcome), isDecided(scene) ? {} : decision(outcome)),
  })),
];
