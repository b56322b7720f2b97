import { badParameter } from './api-error.ts';
import type { Store } from './store.ts';

/** Puts the object itself where its id stands, for each path of `expand`; gives a copy. */
export function expand(store: Store, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) follow(store, copy, path.split('.'), path);
  return copy;
}

function follow(store: Store, at: unknown, steps: readonly string[], path: string): void {
  const [step, ...rest] = steps;
  if (step === undefined || at === null || typeof at !== 'object') return;
  if (Array.isArray(at)) {
    for (const item of at) follow(store, item, steps, path);
    return;
  }
  const object = at as Record<string, unknown>;
  if (step === 'line_items' && object['object'] === 'checkout.session') {
    const id = String(object['id']);
    object[step] = {
      object: 'list',
      data: structuredClone(store.lineItems[id] ?? []),
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    };
  } else if (!(step in object)) {
    throw badParameter(undefined, 'expand[]', `This property cannot be expanded (${path}).`);
  } else if (typeof object[step] === 'string') {
    const found = store.find(object[step]);
    if (!found) throw badParameter(undefined, 'expand[]', `This property cannot be expanded (${path}).`);
    object[step] = structuredClone(found);
  }
  follow(store, object[step], rest, path);
}
