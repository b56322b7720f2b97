import * as z from 'zod/mini';
import { chargeDays } from '#domain/orders/card-consent.ts';
import { partDays } from '#domain/orders/parts.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { officeHours } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

const tended = z.object({ looked: z.int() });

/**
 * Reminds of parts that are due, and makes what follows from late ones: stopped clocks and a task, then a hold, then the
 * task to decide. Run twice, it does everything once. Returns how many parts were looked at.
 */
export async function tendParts(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const today = officeDate(app.clock());
  const p = {
    today,
    // Nobody's phone buzzes at night.
    morning: new Date(officeMidnight(today) + officeHours.opens * hourMs).toISOString(),
    soonDays: partDays.remindBefore,
    holdDays: partDays.holdAfter,
    decideDays: partDays.decideAfter,
    chargeDays,
  };
  return (await callSql(app, 'tend_parts', p, tended)).looked;
}
