import * as z from 'zod/mini';
import { text } from '../text.ts';
import { writeKey } from './move-request.ts';
import { caseSearch } from './queue.ts';

/** Filters of the queue that a view keeps. Never a search: staff search for names. */
export const viewFilters = z.pick(caseSearch, {
  view: true,
  status: true,
  turn: true,
  packageId: true,
  language: true,
  county: true,
  ownerId: true,
});

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  filters: viewFilters,
  shared: z.boolean(),
  version: z.int(),
  mine: z.boolean(),
  owner: z.nullable(z.string()),
});
export type SavedView = z.infer<typeof savedView>;

export const viewNameMax = 80;
/** Of one person. */
export const mostViews = 30;

const wrongType = 'field.wrongType';
const version = z.int32(wrongType).check(z.positive(wrongType));
const name = text({ max: viewNameMax, required: 'field.required' });

export const newViewRequest = z.object({
  idempotencyKey: writeKey,
  name,
  filters: viewFilters,
  shared: z.boolean(wrongType),
});
export type NewViewRequest = z.infer<typeof newViewRequest>;

export const viewRequest = z.union([
  z.object({
    idempotencyKey: writeKey,
    act: z.literal('change'),
    version,
    name,
    shared: z.boolean(wrongType),
  }),
  z.object({ idempotencyKey: writeKey, act: z.literal('delete'), version }),
]);
