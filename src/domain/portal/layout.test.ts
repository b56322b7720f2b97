import { describe, expect, it } from 'vitest';
import { layoutRequest, readLayout } from './layout.ts';
import { moved, panels, withPanel } from './panels.ts';

describe('how a client arranges the list of cases', () => {
  it('begins as it was designed, also with something unreadable in the database', () => {
    expect(readLayout(null)).toEqual({ order: panels, hidden: [] });
    expect(readLayout({ order: 'x', hidden: 7 })).toEqual({ order: panels, hidden: [] });
  });

  it('keeps the order, forgets panels that are gone, and puts new ones last', () => {
    const layout = readLayout({ order: ['goals', 'gone', 'dates'], hidden: ['learning', 'gone'] });
    expect(layout.order).toEqual(['goals', 'dates', 'payments', 'tickets', 'learning']);
    expect(layout.hidden).toEqual(['learning']);
  });

  it('moves a panel by one place and not beyond the ends', () => {
    const start = readLayout(null);
    expect(moved(start, 'goals', -1).order).toEqual(['dates', 'payments', 'goals', 'tickets', 'learning']);
    expect(moved(start, 'dates', -1)).toEqual(start);
    expect(moved(start, 'learning', 1)).toEqual(start);
    expect(withPanel(withPanel(start, 'goals', false), 'goals', true)).toEqual(start);
  });

  it('names each panel once', () => {
    expect(layoutRequest.safeParse({ order: ['goals', 'goals'], hidden: [] }).success).toBe(false);
    expect(layoutRequest.safeParse({ order: panels, hidden: ['admin'] }).success).toBe(false);
  });
});
