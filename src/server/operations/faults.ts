import * as z from 'zod/mini';
import {
  asCode,
  asPlace,
  faultAlarmFrom,
  faultGroup,
  faultReport,
  faultReportBytes,
  faultsADay,
  type FaultReport,
  type FaultSide,
} from '#domain/operations/faults.ts';
import { placeOfPage } from '#domain/operations/fault-place.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { query, command } from '../http/service.ts';
import { forwardFault } from './forward-fault.ts';

type FaultApp = Pick<App, 'config' | 'db' | 'log'>;

/** The body of a report: JSON of at most two kilobytes, whatever its sender calls it. */
export async function readFaultReport({ request }: Pick<Call, 'request'>): Promise<FaultReport> {
  const text = await request.text();
  if (Buffer.byteLength(text) > faultReportBytes) throw new Refusal('too_large');
  try {
    return parseInput(faultReport, JSON.parse(text));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable_body');
  }
}

/** Keeps what a browser met. Refuses `throttled`; a browser does not ask again. */
export const reportFault = command({
  reads: readFaultReport,
  sendsMail: true,
  run: async (app: FaultApp, _actor, report: FaultReport, { call }): Promise<void> => {
    await throttle(app, 'faults', call.ip, accessThrottles.faultsPerIp);
    await keep(app, 'browser', { ...report, place: asPlace(report.place) });
  },
  respond: done,
});

/**
 * Keeps what failed on the server, after the answer went out. Never throws: what cannot be kept stands in the log
 * anyway.
 */
export async function keepServerFault(
  app: FaultApp,
  error: unknown,
  { reference, where }: { readonly reference?: string; readonly where: string },
): Promise<void> {
  const { error: name, at } = describeFault(error);
  const file = /\/((?:src|functions|server)\/[^\s:)]+):(\d+)/.exec(String(at));
  const place = `${placeOfPage(where)}${file ? `@${file[1]}:${file[2]}` : ''}`;
  await keep(app, 'server', {
    code: asCode(String(name)),
    place: asPlace(place),
    build: app.config.build,
    ...(reference && { reference }),
  });
}

async function keep(app: FaultApp, side: FaultSide, fault: FaultReport): Promise<void> {
  try {
    const p = { ...fault, side, mostADay: faultsADay, alarmFrom: faultAlarmFrom[side] };
    await callSql(app, 'note_fault', p, outcome('noted', 'full'));
    await forwardFault(app.config.faultsAddress, side, fault);
  } catch (error) {
    app.log('fault_not_kept', describeFault(error));
  }
}

/** More places than anybody looks through. */
const mostPlaces = 100;

/** Faults of the last 30 days by place, the latest first. Nothing about a person, so it leaves no line in the audit log. */
export const faultList = query({
  sql: 'read_faults',
  params: () => ({ limit: mostPlaces }),
  answer: z.object({ items: z.array(faultGroup) }),
});
