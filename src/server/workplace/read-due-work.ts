import * as z from 'zod/mini';
import { clockNames } from '#domain/promises/clock-kinds.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { turnHolders } from '#domain/promises/turns.ts';
import { dueSections, inOrderOfDue, type DueItem } from '#domain/workplace/due-work.ts';
import type { App } from '../app.ts';

/** Of each kind; more than are ever left waiting. */
export const mostOfAKind = 200;

export const openPromises = z.object({
  items: z.array(
    z.object({
      clock: z.enum(clockNames),
      section: z.enum(dueSections),
      id: z.string(),
      reference: z.string(),
      startedAt: z.string(),
      /** Whom it is about; only where Today is looked at. */
      who: z.optional(z.nullable(z.string())),
      county: z.optional(z.nullable(z.string())),
      owner: z.optional(z.nullable(z.string())),
      turns: z.array(z.object({ at: z.string(), ball: z.enum(turnHolders), held: z.boolean() })),
    }),
  ),
});

/** What was promised and is still open, by what falls due first. */
export function dueWorkOf(
  app: Pick<App, 'clock' | 'site'>,
  { items }: z.output<typeof openPromises>,
): DueItem[] {
  return inOrderOfDue(
    items.map(({ clock: name, ...promise }) => ({ name, ...promise })),
    app.clock(),
    officeCalendar(app.site.closures),
  );
}
