import { describe, expect, it } from 'vitest';
import { isQuiet, nextAllowed, usualZone, zoneOfState } from './quiet-hours.ts';
import { hourMs } from '../durations.ts';

describe('the evening and night of a client', () => {
  it('begins at eight and ends at nine, by the clock of Georgia where nothing else is known', () => {
    expect(isQuiet(new Date('2026-11-30T00:59:00Z'))).toBe(false);
    expect(isQuiet(new Date('2026-11-30T01:00:00Z'))).toBe(true);
    expect(isQuiet(new Date('2026-11-30T13:59:00Z'))).toBe(true);
    expect(isQuiet(new Date('2026-11-30T14:00:00Z'))).toBe(false);
  });

  it('keeps what comes at night until nine, and sends what comes by day at once', () => {
    expect(nextAllowed(new Date('2026-11-30T04:12:31Z')).toISOString()).toBe('2026-11-30T14:00:00.000Z');
    const noon = new Date('2026-11-30T17:00:00Z');
    expect(nextAllowed(noon)).toBe(noon);
  });

  it('ends at nine of the wall on the days clocks change', () => {
    expect(nextAllowed(new Date('2027-03-14T03:00:00Z')).toISOString()).toBe('2027-03-14T13:00:00.000Z');
    expect(nextAllowed(new Date('2026-11-01T03:00:00Z')).toISOString()).toBe('2026-11-01T14:00:00.000Z');
  });

  it('is that of the state somebody moved to', () => {
    const atTen = new Date('2026-11-30T15:00:00Z');
    expect(nextAllowed(atTen, zoneOfState('California')).toISOString()).toBe('2026-11-30T17:00:00.000Z');
    expect(zoneOfState('Georgia')).toBe(usualZone);
    expect(zoneOfState(null)).toBe(usualZone);
  });

  it('never answers a moment that is quiet, in a year of hours', () => {
    for (
      let at = Date.parse('2026-11-01T00:30:00Z');
      at < Date.parse('2027-11-10T00:00:00Z');
      at += 7 * hourMs
    ) {
      const next = nextAllowed(new Date(at), 'America/Denver');
      expect(isQuiet(next, 'America/Denver')).toBe(false);
      expect(next.getTime() - at).toBeLessThan(14.5 * hourMs);
    }
  });
});
