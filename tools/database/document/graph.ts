import type { Catalog } from './catalog.ts';
import type { Use, Uses, Way } from './uses.ts';

/**
 * Where the deleting begins that a wish or time asks for. What only these reach works on every table there is, so it
 * shows neither that somebody fills a table nor that somebody needs it.
 */
const cleaning = new Set(['erase_person', 'run_retention', 'sweep_expired', 'forget_uploads']);
/** The copy of one's own data takes whatever there is, too. */
const copying = /^src\/server\/own-data\//;

/** What migrations call, and nothing afterwards. */
const ofMigrations = new Set(['private.close_schemas', 'private.keep_conflicts_out']);

export interface Users {
  /** SQL functions and views that name the table. */
  readonly functions: readonly string[];
  /** Files of ours that name it, or call such a function, directly or through others of the schema `private`. */
  readonly services: readonly string[];
}

/** Who uses a table in one way. */
export function usersOf({ uses, calls }: Uses, table: string, way: Way): Users {
  const who = uses.filter((use) => use.table === table && use.way === way).map((use) => use.who);
  const functions = who.filter((name) => !isFile(name));
  const services = new Set(who.filter(isFile));
  const callers = [...functions];
  for (const name of callers) {
    for (const { caller } of calls.filter(({ called }) => called === name)) {
      if (isFile(caller)) services.add(caller);
      else if (!callers.includes(caller)) callers.push(caller);
    }
  }
  return { functions: functions.sort(), services: [...services].sort() };
}

export interface Gaps {
  readonly withoutWriter: readonly string[];
  readonly withoutReader: readonly string[];
  readonly uncalled: readonly string[];
}

/** Tables that nobody fills or nobody needs, and functions that nothing calls. */
export function findGaps(catalog: Catalog, found: Uses): Gaps {
  const working = workingFunctions(catalog, found);
  const counts = ({ who }: Use) => (isFile(who) ? !copying.test(who) : working.has(who));
  const named = catalog.tables.filter(({ kind }) => kind === 'table');
  const has = (table: string, ...ways: Way[]) =>
    found.uses.some((use) => use.table === table && ways.includes(use.way) && counts(use));
  const guards = new Set(
    named
      .filter(({ filledFromStart }) => filledFromStart)
      .flatMap(({ name }) =>
        named.some(({ references }) => references.some(({ to }) => to === name)) ? [name] : [],
      ),
  );
  const called = new Set(found.calls.map((call) => call.called));
  return {
    withoutWriter: named
      .filter(({ name, filledFromStart }) => !filledFromStart && !has(name, 'adds'))
      .map(({ name }) => name),
    // Rows that are there from the start, and that foreign keys point to, are read by the database itself.
    withoutReader: named
      .filter(({ name }) => !guards.has(name) && !has(name, 'reads'))
      .map(({ name }) => name),
    uncalled: catalog.functions
      .filter(({ name, isTrigger }) => !isTrigger && !called.has(name) && !ofMigrations.has(name))
      .map(({ name }) => name),
  };
}

/** What our code reaches without passing through the cleaning, and what triggers, defaults and views call. */
export function workingFunctions(catalog: Catalog, { calls }: Uses): Set<string> {
  const callers = new Set(calls.map(({ caller }) => caller).filter(isFile));
  const queue = [
    ...callers,
    ...catalog.functions.filter(({ isTrigger }) => isTrigger).map(({ name }) => name),
  ];
  const reached = new Set(queue);
  for (const caller of queue) {
    for (const { called } of calls.filter((call) => call.caller === caller)) {
      if (reached.has(called) || cleaning.has(called)) continue;
      reached.add(called);
      queue.push(called);
    }
  }
  for (const { name, kind } of catalog.tables) if (kind === 'view') reached.add(name);
  return reached;
}

export const isFile = (who: string) => who.includes('/');
