import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schedules, silentAfterSeconds, watchedSchedules } from './schedules.ts';

const minutesOf: Readonly<Record<string, number>> = {
  '*/5 * * * *': 5,
  '*/20 * * * *': 20,
  '@hourly': 60,
  '45 * * * *': 60,
  '15 */6 * * *': 6 * 60,
  '@daily': 24 * 60,
};

describe('what runs by itself', () => {
  it('is watched, every function of it, at the pace it is deployed with', () => {
    const deployed: Record<string, { everyMinutes: number | undefined }> = {};
    for (const file of globSync('functions/*.ts')) {
      const schedule = /schedule: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
      if (schedule) deployed[basename(file, '.ts')] = { everyMinutes: minutesOf[schedule] };
    }
    expect(deployed).toEqual(schedules);
  });

  it('counts as silent after three turns, and never within ten minutes', () => {
    expect(silentAfterSeconds('deliver-outbox')).toBe(900);
    expect(silentAfterSeconds('process-payments')).toBe(900);
    expect(silentAfterSeconds('apply-retention')).toBe(3 * 86_400);
    expect(watchedSchedules).toHaveLength(Object.keys(schedules).length);
  });

  it('costs few runs while nothing happens: fewer than a thousand a day', () => {
    const perDay = Object.values(schedules).reduce((sum, { everyMinutes }) => sum + 1_440 / everyMinutes, 0);
    expect(perDay).toBeLessThan(1_000);
  });
});
