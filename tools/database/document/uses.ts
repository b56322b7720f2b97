import { globSync, readFileSync } from 'node:fs';
import type { Catalog } from './catalog.ts';

export const ways = ['adds', 'changes', 'removes', 'reads'] as const;
export type Way = (typeof ways)[number];

/** Who does what with the tables: an SQL function by its name, a file by its path from the root. */
export interface Use {
  readonly who: string;
  readonly table: string;
  readonly way: Way;
}

/** Who calls which SQL function: another function by its name, a file by its path. */
export interface Call {
  readonly caller: string;
  readonly called: string;
}

export interface Uses {
  readonly uses: readonly Use[];
  readonly calls: readonly Call[];
}

/** Where our own code asks the database. What the local stack and the tests do with it is nobody's service. */
const files = 'src/server/**/*.ts,tools/*.ts,tools/database/*.ts'.split(',');

/**
 * Reads from the bodies of functions and views, from checks of tables, and from our code, who uses which table. It can trust the text: with
 * `search_path = ''` every name in SQL carries its schema, and our code names tables in `.from('…')`.
 */
export function readUses(catalog: Catalog): Uses {
  const uses: Use[] = [];
  const calls: Call[] = [];
  for (const { name, body } of catalog.functions) {
    const text = withoutComments(body);
    uses.push(...usesInSql(name, text));
    calls.push(...callsInSql(name, text));
  }
  for (const view of catalog.tables.filter(({ kind }) => kind === 'view')) {
    const text = view.definition;
    uses.push(...usesInSql(view.name, text));
    calls.push(...callsInSql(view.name, text));
  }
  // A check of a table calls functions with every row that is written.
  for (const { name, checks } of catalog.tables)
    for (const check of checks) calls.push(...callsInSql(name, check));
  const tables = new Set(catalog.tables.map(({ name }) => name));
  const functions = new Set(catalog.functions.map(({ name }) => name));
  for (const file of globSync(files).sort()) {
    if (file.endsWith('.test.ts') || file === 'src/server/database/schema.ts') continue;
    const who = file.replaceAll('\\', '/');
    const text = readFileSync(file, 'utf8');
    uses.push(...usesInSql(who, text), ...usesInCode(who, text));
    for (const [, name = ''] of text.matchAll(/'([a-z0-9_]+)'/g)) {
      if (functions.has(name)) calls.push({ caller: who, called: name });
    }
  }
  return {
    uses: distinct(uses.filter(({ table }) => tables.has(table))),
    calls: distinct(calls.filter(({ caller, called }) => functions.has(called) && caller !== called)),
  };

  function usesInCode(who: string, text: string): Use[] {
    const found: Use[] = [];
    for (const [, table = '', method = ''] of text.matchAll(/\.from\('(\w+)'\)\s*\.(\w+)\(/g)) {
      const done: Record<string, Way[]> = {
        insert: ['adds'],
        upsert: ['adds', 'changes'],
        update: ['changes'],
        delete: ['removes'],
      };
      for (const way of done[method] ?? ['reads' as const]) found.push({ who, table, way });
    }
    if (found.length === 0) return found;
    // Rows of other tables come along by their name in the list of columns: 'id, users(email)', 'orders!inner(id)'.
    for (const [columns] of text.matchAll(/'[^'\n]*'|`[^`]*`/g)) {
      for (const [, table = ''] of columns.matchAll(/(\w+)(?:!\w+)*\s*\(/g)) {
        if (tables.has(table)) found.push({ who, table, way: 'reads' });
      }
    }
    return found;
  }
}

const writing =
  /\b(insert\s+into|merge\s+into|update|delete\s+from)\s+(?:only\s+)?(public|private)\.(\w+)([^;]*)/gi;
const reading =
  /(?:(?<!\bdelete\s+)\bfrom|\bjoin|\busing|,)\s*\(*\s*(?:only\s+|lateral\s+)?(public|private)\.(\w+)\b(?!\s*\()/gi;
const wayOf: Readonly<Record<string, Way>> = { i: 'adds', m: 'adds', u: 'changes', d: 'removes' };

function usesInSql(who: string, text: string): Use[] {
  const found: Use[] = [];
  for (const [, verb = '', schema = '', name = '', rest = ''] of text.matchAll(writing)) {
    const table = nameOf(schema, name);
    found.push({ who, table, way: wayOf[verb.charAt(0).toLowerCase()] ?? 'changes' });
    if (/\bon\s+conflict\b[^;]*\bdo\s+update\b/i.test(rest)) found.push({ who, table, way: 'changes' });
    if (/\breturning\b/i.test(rest)) found.push({ who, table, way: 'reads' });
  }
  for (const [, schema = '', name = ''] of text.matchAll(reading)) {
    found.push({ who, table: nameOf(schema, name), way: 'reads' });
  }
  return found;
}

function callsInSql(caller: string, text: string): Call[] {
  return [...text.matchAll(/\b(public|private)\.(\w+)\s*\(/gi)].map(([, schema = '', name = '']) => ({
    caller,
    called: nameOf(schema, name),
  }));
}

const nameOf = (schema: string, name: string) => (schema === 'public' ? name : `${schema}.${name}`);

function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
