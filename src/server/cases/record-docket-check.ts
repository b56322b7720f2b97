import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as clientMatters from '#domain/matters/api.ts';
import { nextLook, type CheckedMatter, type DocketCheckRequest } from '#domain/cases/court-checks.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { asClient, keyOf, writeOf } from '../writes/write-key.ts';
import { matterRead } from './read-matter.ts';

type Checking = Pick<App, 'db' | 'clock' | 'site'>;

/** When the office closes on a day: by then what falls due that day is done. */
export const closingOf = (day: string) =>
  new Date(officeMidnight(day) + officeHours.closes * hourMs).toISOString();

/**
 * Notes a look at the court's record and what it found: the task for it is done, the next one is set, the client reads
 * when we looked. Refuses `not_found`, a day to come, and `paper_not_now` where nothing is filed or the
 * finding does not fit.
 */
export const recordDocketCheck = command({
  sendsMail: true,
  first: {
    sql: 'read_matter',
    params: ({ id: matterId }: CleanInputOf<typeof matters.recordDocketCheck>) => ({
      matterId,
    }),
    answer: matterRead,
  },
  run: async (
    app: Checking,
    actor: Actor,
    { id: matterId, idempotencyKey, ...request }: CleanInputOf<typeof matters.recordDocketCheck>,
    { first: matter },
  ): Promise<void> => {
    if (!matter) throw new Refusal('not_found');
    await record(app, matter, request, {
      ...writeOf('docket_check', actor, idempotencyKey),
      matterId,
    });
  },
  respond: done,
});

/**
 * What a client saw when they checked the public record after an order, as anyone can. It counts like a finding of ours,
 * and staff get a mail about it. Refuses `not_found`, a day to come, and `paper_not_now` before an order.
 */
export const recordOwnCheck = command({
  sendsMail: true,
  first: {
    sql: 'read_matter',
    params: ({ id }: CleanInputOf<typeof clientMatters.ownCheck>) => ({ matterId: id }),
    answer: matterRead,
  },
  run: async (
    app: Checking,
    actor: Actor,
    { id, idempotencyKey, ...request }: CleanInputOf<typeof clientMatters.ownCheck>,
    { first: matter },
  ): Promise<void> => {
    if (!matter) throw new Refusal('not_found');
    await record(
      app,
      matter,
      { channel: 'docket_check', ...request },
      {
        idempotencyKey: keyOf('own-check', actor, idempotencyKey),
        ...asClient(actor),
        matterId: id,
      },
    );
  },
});

async function record(
  app: Checking,
  matter: CheckedMatter,
  request: Pick<DocketCheckRequest, 'channel' | 'found' | 'checkedOn' | 'note'>,
  by: Pick<ParametersOf<'record_docket_check'>, 'idempotencyKey' | 'matterId' | 'actorId' | 'actorRole'>,
): Promise<void> {
  const now = app.clock();
  const today = officeDate(now);
  const { checkedOn, found } = request;
  if (checkedOn > today) throw refuseField('checkedOn', 'date.future');
  const next = nextLook(matter, found, checkedOn);
  const p = {
    ...request,
    ...by,
    checkedAt: checkedOn === today ? now.toISOString() : closingOf(checkedOn),
    nextCode: next?.code ?? null,
    nextDueAt: next && closingOf(next.on),
    actDueAt: closingOf(addBusinessDays(today, 1, officeCalendar(app.site.closures))),
  };
  const answer = await callSql(app, 'record_docket_check', p, outcome('done', 'not_now', 'unknown'));
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
}
