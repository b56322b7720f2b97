import * as z from 'zod/mini';
import { panels, type Layout } from './panels.ts';

const names = z.array(z.enum(panels, 'field.wrongType'), 'field.wrongType').check(
  z.maxLength(panels.length, 'field.wrongType'),
  z.refine((list) => new Set(list).size === list.length, 'field.wrongType'),
);

/** How a client wants the list of cases: the panels below the cases, in order, and those left out. */
const layout = z.object({ order: names, hidden: names });
/** `seen`: what the page showed before. What another tab or device changed since stays. */
export const layoutRequest = z.extend(layout, { seen: layout });
export type LayoutRequest = z.infer<typeof layoutRequest>;

/** What is stored of one person; a panel that came later stands at the end. */
export function readLayout(stored: unknown): Layout {
  const known = z
    .object({
      order: z.catch(z.array(z.string()), []),
      hidden: z.catch(z.array(z.string()), []),
    })
    .safeParse(stored);
  const { order, hidden } = known.data ?? { order: [], hidden: [] };
  const placed = order.flatMap((name) => panels.find((one) => one === name) ?? []);
  return {
    order: [...new Set([...placed, ...panels])],
    hidden: panels.filter((name) => hidden.includes(name)),
  };
}
