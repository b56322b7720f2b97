import { readFileSync } from 'node:fs';
import type { Catalog } from './catalog.ts';
import { isFile, workingFunctions } from './graph.ts';
import type { Uses } from './uses.ts';

export interface UnfilledColumns {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Columns without a default that no writer of their table names anywhere in its text: nobody can have filled them. The
 * deleting names every column to empty it; only a time it notes counts.
 */
export function unfilledColumns(catalog: Catalog, found: Uses): UnfilledColumns[] {
  const working = workingFunctions(catalog, found);
  const bodies = new Map(catalog.functions.map(({ name, body }) => [name, body]));
  const textOf = (who: string) => {
    if (isFile(who)) return readFileSync(who, 'utf8');
    const body = bodies.get(who) ?? '';
    return working.has(who) ? body : (body.match(/\w+ = now\(\)/g) ?? []).join('\n');
  };
  return catalog.tables
    .filter(({ kind, filledFromStart }) => kind === 'table' && !filledFromStart)
    .map(({ name, columns }) => {
      const text = found.uses
        .filter(({ table, way }) => table === name && way !== 'reads')
        .map(({ who }) => textOf(who))
        .join('\n');
      const words = new Set(text.match(/\w+/g));
      const unfilled = columns.filter(
        (column) => !column.generated && !column.hasDefault && !words.has(column.name),
      );
      return { table: name, columns: unfilled.map((column) => column.name) };
    })
    .filter(({ columns }) => columns.length > 0);
}
