import { badParameter } from './api-error.ts';
import type { ApiObject } from './objects.ts';
import type { Parameters } from './parameters.ts';

export interface ApiList {
  object: 'list';
  url: string;
  has_more: boolean;
  data: unknown[];
}

/** One page of objects, newest first, with Stripe's paging and its `created` filter. */
export function page(rows: readonly ApiObject[], params: Parameters, url: string): ApiList {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw badParameter(undefined, 'limit', 'This value must be between 1 and 100.');
  const found = rows.filter(inRange(params)).toReversed();
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const place = (id: string, param: string): number => {
    const index = found.findIndex((row) => row.id === id);
    if (index < 0) throw badParameter('resource_missing', param, `No such object: '${id}'`);
    return index;
  };
  if (before !== null) {
    const end = place(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: found.slice(start, end) };
  }
  const start = after === null ? 0 : place(after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    has_more: start + limit < found.length,
    data: found.slice(start, start + limit),
  };
}

function inRange(params: Parameters): (row: ApiObject) => boolean {
  if (!params.has('created')) return () => true;
  if (typeof params.tree['created'] === 'string') {
    const exact = params.integer('created');
    return (row) => row['created'] === exact;
  }
  const range = params.inner('created').only('gt gte lt lte');
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => range.integer(name));
  return (row) => {
    const created = Number(row['created']);
    return (
      (gt === null || gt === undefined || created > gt) &&
      (gte === null || gte === undefined || created >= gte) &&
      (lt === null || lt === undefined || created < lt) &&
      (lte === null || lte === undefined || created <= lte)
    );
  };
}

/** The plain filters of a list: those given must equal the object's field, or begin it before a `*`. */
export function matching<T extends ApiObject>(rows: readonly T[], params: Parameters, names: string): T[] {
  return names.split(' ').reduce<T[]>(
    (left, name) => {
      const wanted = params.text(name);
      if (wanted === null) return left;
      return wanted.endsWith('*')
        ? left.filter((row) => String(row[name]).startsWith(wanted.slice(0, -1)))
        : left.filter((row) => String(row[name]) === wanted);
    },
    [...rows],
  );
}
