import type { StatementForm } from './statement-props.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Of two lists, both grown out of one: what was added to either is there, what was taken out of either is not. */
function meetLists<Item>(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Item[] {
  const has = (list: readonly Item[], one: Item) => list.some((other) => isSame(one, other));
  const stays = (one: Item, other: readonly Item[]) => !has(base, one) || has(other, one);
  return [
    ...theirs.filter((one) => stays(one, mine)),
    ...mine.filter((one) => !has(theirs, one) && stays(one, theirs)),
  ];
}

/** Answers of two pages that began with the same ones: what only the other changed, and what both changed otherwise. */
export function meetAnswers(base: StatementForm, mine: StatementForm, theirs: StatementForm) {
  const taken: Partial<StatementForm> = {};
  const both: Exclude<keyof StatementForm, 'exhibits'>[] = [];
  for (const name of Object.keys(theirs) as (keyof StatementForm)[]) {
    if (isSame(mine[name], theirs[name]) || isSame(base[name], theirs[name])) continue;
    if (name === 'exhibits') taken.exhibits = meetLists(base.exhibits, mine.exhibits, theirs.exhibits);
    else if (isSame(base[name], mine[name])) Object.assign(taken, { [name]: theirs[name] });
    else both.push(name);
  }
  return { taken, both };
}
export type Contested = ReturnType<typeof meetAnswers>['both'][number];
