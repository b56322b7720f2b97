// Every kind of call that the server makes of the database's API, what PostgREST's documentation says of it
// (https://docs.postgrest.org/en/v14/references/api/tables_views.html, functions.html and resource_embedding.html, read in November
// 2026), and that the local stand-in does the same. PostgREST itself cannot be had here: where its documentation asks for more
// than the stand-in does, the code does what holds for both. Read as a table.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureRoles } from '#tools/local/postgres/roles.ts';
import { startPostgres, type RunningPostgres } from '#tools/local/postgres/start.ts';
import { prepareStorageTables } from '#tools/local/supabase/prepare-database.ts';
import { startSupabase, type LocalSupabase } from '#tools/local/supabase/start-supabase.ts';

const schema = `
create type public.tone as enum ('calm', 'loud');
create table public.people (id int primary key, email text unique, role text not null default 'client', seen_at timestamptz);
create table public.notes (
  id int primary key, person_id int not null references public.people (id), body text, tone public.tone not null default 'calm',
  tickets jsonb not null default '[]', written_at timestamptz not null default now());
create function public.take_object(p jsonb) returns jsonb language sql as $$ select jsonb_build_object('got', p) $$;
create function public.take_named(p_id integer, p_tone public.tone, p_ids uuid[] default null, p_facts jsonb default null, p_note text default 'none')
returns jsonb language sql as $$ select jsonb_build_object('id', p_id, 'tone', p_tone, 'ids', p_ids, 'facts', p_facts, 'note', p_note) $$;
create function public.take_nothing() returns jsonb language sql as $$ select '{"done": true}'::jsonb $$;
create function public.say_no() returns jsonb language plpgsql as $$ begin raise exception 'no' using errcode = 'FK010'; end $$;
create function public.claim(p_limit integer) returns setof public.notes language sql as $$ select * from public.notes order by id limit p_limit $$;
create function public.count_one(p_id integer) returns void language sql as $$ update public.people set role = 'counted' where id = p_id $$;
create function public.is_there(p_id integer) returns boolean language sql as $$ select exists (select from public.people where id = p_id) $$;
grant select, insert, update, delete on all tables in schema public to service_role;
`;

let folder: string;
let server: RunningPostgres;
let sql: Sql;
let local: LocalSupabase;
let db: SupabaseClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgrest-calls-'));
  server = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await ensureRoles(sql);
  await prepareStorageTables(sql);
  await sql.unsafe(schema);
  local = await startSupabase({ databaseUrl: server.url, storageDir: join(folder, 'storage'), port: 0 });
  db = createClient(local.url, local.secretKey, { auth: { persistSession: false } });
}, 60_000);
afterAll(async () => {
  await local.close();
  await sql.end({ timeout: 1 });
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`truncate public.people, public.notes`;
  await sql`insert into public.people (id, email, seen_at) values
    (1, 'ana@example.com', '2026-11-01T10:00:00.123456Z'), (2, 'a,b(c).d:e@example.com', '2026-11-02T10:00:00Z'), (3, null, null)`;
  await sql`insert into public.notes (id, person_id, body, tone, tickets, written_at) values
    (10, 1, 'one', 'calm', '[{"ticket": "t1", "name": "x"}]', '2026-11-01T10:00:00.123456Z'),
    (11, 1, 'two', 'loud', '[]', '2026-11-02T10:00:00Z'), (12, 2, null, 'calm', '[{"ticket": "t2"}]', '2026-11-02T10:00:00Z')`;
});

const people = () => db.from('people');
const notes = () => db.from('notes');
const ids = (rows: unknown) => (rows as { id: number }[]).map(({ id }) => id);

interface Row {
  /** As the chain of a call names it. */
  readonly kind: string;
  readonly documented: string;
  readonly call: () => PromiseLike<{ data: unknown; error: { code?: string } | null }>;
  readonly gives: unknown;
}

const time = '2026-11-02T10:00:00+00:00';
const table: readonly Row[] = [
  {
    kind: 'rpc',
    documented: 'one object of JSON is the parameter of its name',
    call: () => db.rpc('take_object', { p: { a: [1, { b: null }] } }),
    gives: { got: { a: [1, { b: null }] } },
  },
  {
    kind: 'rpc',
    documented: 'each key of the body is a parameter; a text becomes an enum, a list an array',
    call: () =>
      db.rpc('take_named', {
        p_id: 1,
        p_tone: 'loud',
        p_ids: ['5a0f3f0e-0000-4000-8000-000000000001'],
        p_facts: [{ a: 1 }],
        p_note: null,
      }),
    gives: {
      id: 1,
      tone: 'loud',
      ids: ['5a0f3f0e-0000-4000-8000-000000000001'],
      facts: [{ a: 1 }],
      note: null,
    },
  },
  {
    kind: 'rpc',
    documented: 'a parameter with a default may be left out',
    call: () => db.rpc('take_named', { p_id: 1, p_tone: 'calm' }),
    gives: { id: 1, tone: 'calm', ids: null, facts: null, note: 'none' },
  },
  {
    kind: 'rpc',
    documented: 'a function without parameters is called without a body',
    call: () => db.rpc('take_nothing'),
    gives: { done: true },
  },
  {
    kind: 'rpc',
    documented: 'one that returns a set of rows answers with a list',
    call: async () => {
      const { data, error } = await db.rpc('claim', { p_limit: 2 });
      return { data: ids(data), error };
    },
    gives: [10, 11],
  },
  {
    kind: 'rpc',
    documented: 'one that returns nothing answers without a body',
    call: () => db.rpc('count_one', { p_id: 1 }),
    gives: null,
  },
  {
    kind: 'rpc',
    documented: 'one that returns a value answers with the value',
    call: () => db.rpc('is_there', { p_id: 1 }),
    gives: true,
  },
  {
    kind: 'rpc',
    documented: 'a parameter that it does not have is no such function',
    call: () => db.rpc('take_named', { p_id: 1, p_tone: 'calm', p_other: 1 }),
    gives: 'PGRST202',
  },
  { kind: 'rpc', documented: 'an error keeps its SQLSTATE', call: () => db.rpc('say_no'), gives: 'FK010' },
  {
    kind: 'eq',
    documented: 'signs with a meaning need no quotes in a filter of one value',
    call: () => people().select('id').eq('email', 'a,b(c).d:e@example.com'),
    gives: [{ id: 2 }],
  },
  {
    kind: 'neq',
    documented: 'null is not unequal to a value',
    call: () => people().select('id').neq('email', 'ana@example.com'),
    gives: [{ id: 2 }],
  },
  {
    kind: 'gt',
    documented: 'to the microsecond',
    call: () => people().select('id').gt('seen_at', '2026-11-01T10:00:00.123455Z').order('id'),
    gives: [{ id: 1 }, { id: 2 }],
  },
  {
    kind: 'gte',
    documented: 'the bound itself too',
    call: () => people().select('id').gte('seen_at', time),
    gives: [{ id: 2 }],
  },
  {
    kind: 'lt',
    documented: 'without the bound',
    call: () => people().select('id').lt('seen_at', time),
    gives: [{ id: 1 }],
  },
  {
    kind: 'in',
    documented: 'one of a list',
    call: () => people().select('id').in('id', [1, 3, 9]).order('id'),
    gives: [{ id: 1 }, { id: 3 }],
  },
  {
    kind: 'in',
    documented: 'an empty list finds nothing',
    call: () => people().select('id').in('id', []),
    gives: [],
  },
  {
    kind: 'in',
    documented: 'a text with a comma stands in quotes, which the library writes',
    call: () => people().select('id').in('email', ['a,b(c).d:e@example.com']),
    gives: [{ id: 2 }],
  },
  {
    kind: 'is',
    documented: 'null',
    call: () => people().select('id').is('seen_at', null),
    gives: [{ id: 3 }],
  },
  {
    kind: 'not',
    documented: 'is not null',
    call: () => people().select('id').not('seen_at', 'is', null).order('id'),
    gives: [{ id: 1 }, { id: 2 }],
  },
  {
    kind: 'contains',
    documented: 'JSON that holds this',
    call: () =>
      notes()
        .select('id')
        .contains('tickets', JSON.stringify([{ ticket: 't1' }])),
    gives: [{ id: 10 }],
  },
  {
    kind: 'or',
    documented: 'values with a point or a colon stand in double quotes',
    call: () =>
      notes().select('id').or(`written_at.lt."${time}",and(written_at.eq."${time}",id.lt.12)`).order('id'),
    gives: [{ id: 10 }, { id: 11 }],
  },
  {
    kind: 'order',
    documented: 'by several columns, in the order they are named; nulls come last when ascending',
    call: () => people().select('id').order('seen_at').order('id', { ascending: false }),
    gives: [{ id: 1 }, { id: 2 }, { id: 3 }],
  },
  {
    kind: 'order',
    documented: 'nulls first when descending, unless it says otherwise',
    call: () => people().select('id').order('seen_at', { ascending: false, nullsFirst: false }),
    gives: [{ id: 2 }, { id: 1 }, { id: 3 }],
  },
  {
    kind: 'limit',
    documented: 'the first rows of that order',
    call: () => people().select('id').order('id', { ascending: false }).limit(1),
    gives: [{ id: 3 }],
  },
  {
    kind: 'maybeSingle',
    documented: 'no row is null',
    call: () => people().select('id').eq('id', 9).maybeSingle(),
    gives: null,
  },
  {
    kind: 'maybeSingle',
    documented: 'two rows are an error',
    call: () => people().select('id').maybeSingle(),
    gives: 'PGRST116',
  },
  {
    kind: 'single',
    documented: 'no row is an error',
    call: () => people().select('id').eq('id', 9).single(),
    gives: 'PGRST116',
  },
  {
    kind: 'select',
    documented: 'a time comes with its microseconds and +00:00',
    call: () => people().select('seen_at').eq('id', 1).single(),
    gives: { seen_at: '2026-11-01T10:00:00.123456+00:00' },
  },
  {
    kind: 'select',
    documented: 'rows of a table that refers to this one stand in a list',
    call: () =>
      people()
        .select('id, notes(id)')
        .eq('id', 1)
        .order('id', { referencedTable: 'notes', ascending: false })
        .single(),
    gives: { id: 1, notes: [{ id: 11 }, { id: 10 }] },
  },
  {
    kind: 'select',
    documented: 'the row that this one refers to stands as an object',
    call: () => notes().select('id, people(email)').eq('id', 10).single(),
    gives: { id: 10, people: { email: 'ana@example.com' } },
  },
  {
    kind: 'select',
    documented: 'with !inner a filter of the other table filters this one',
    call: () => notes().select('id, people!inner(id)').eq('people.email', 'ana@example.com').order('id'),
    gives: [
      { id: 10, people: { id: 1 } },
      { id: 11, people: { id: 1 } },
    ],
  },
  {
    kind: 'select',
    documented: 'and so does null there',
    call: () => notes().select('id, people!inner(id)').is('people.role', null),
    gives: [],
  },
  {
    kind: 'insert',
    documented: 'a column that is not named takes its default; nothing is returned unless asked',
    call: () => people().insert({ id: 4, email: null }),
    gives: null,
  },
  {
    kind: 'insert',
    documented: 'of several rows, a column that one of them lacks takes null there',
    call: () =>
      people()
        .insert([
          { id: 4, role: 'staff' },
          { id: 5, role: 'staff', email: 'e@example.com' },
        ])
        .select('id, email')
        .order('id'),
    gives: [
      { id: 4, email: null },
      { id: 5, email: 'e@example.com' },
    ],
  },
  {
    kind: 'insert',
    documented: 'a second row of one key is 23505',
    call: () => people().insert({ id: 1 }),
    gives: '23505',
  },
  {
    kind: 'update',
    documented: 'changes what the filters find and returns it when asked',
    call: () => people().update({ role: 'staff' }).eq('id', 1).is('role', null).select('id'),
    gives: [],
  },
  {
    kind: 'update',
    documented: 'a filter with several conditions joins them by and',
    call: () => people().update({ seen_at: null }).eq('role', 'client').lt('id', 2).select('id'),
    gives: [{ id: 1 }],
  },
  {
    kind: 'delete',
    documented: 'removes what the filters find and returns it when asked',
    call: () => notes().delete().in('id', [10, 99]).select('id'),
    gives: [{ id: 10 }],
  },
  {
    kind: 'upsert',
    documented: 'with ignore-duplicates a row of the same key stays as it is, and is not returned',
    call: () =>
      people()
        .upsert(
          [
            { email: 'ana@example.com', id: 7 },
            { email: 'new@example.com', id: 8 },
          ],
          { onConflict: 'email', ignoreDuplicates: true },
        )
        .select('id'),
    gives: [{ id: 8 }],
  },
  {
    kind: 'upsert',
    documented: 'without it the row is changed',
    call: () => people().upsert({ id: 1, role: 'staff' }, { onConflict: 'id' }).select('id, role, email'),
    gives: [{ id: 1, role: 'staff', email: 'ana@example.com' }],
  },
];

describe('a call of the database', () => {
  it.each(table.map((row) => [row.kind, row.documented, row] as const))(
    '%s: %s',
    async (_kind, _documented, { call, gives }) => {
      const { data, error } = await call();
      if (typeof gives === 'string') expect(error?.code).toBe(gives);
      else expect({ data, error }).toEqual({ data: gives, error: null });
    },
  );

  it('is of no other kind anywhere in the server', () => {
    const known = new Set([...table.map(({ kind }) => kind), 'from']);
    const unknown = globSync(['src/server/**/*.ts', 'functions/*.ts'])
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        // Each chain to its end: the first bracket or sign that does not belong to it.
        return [...text.matchAll(/\bdb\s*\.(?:from|rpc)\(/g)].flatMap(({ index }) =>
          [...chainAt(text, index).matchAll(/^\s*\.(\w+)$|\.(\w+)(?=\()/gm)]
            .map(([, first, second]) => first ?? second ?? '')
            .filter((name) => !known.has(name) && !plain.has(name))
            .map((name) => `${file}: .${name}()`),
        );
      });
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('names no value with a meaning of its own in a choice without quotes', () => {
    const choices = globSync('src/server/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.or\(\s*`([^`]*)`/g)].map(([, inside = '']) => ({
        file,
        inside,
      })),
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const { file, inside } of choices)
      expect(inside.replaceAll(/"\$\{\w+\}"/g, ''), file).not.toMatch(/\$\{(?!id\})/);
  });
});

/** What a chain calls of texts, lists and days that it hands over. */
const plain = new Set(['map', 'randomUUID', 'toISOString', 'getTime', 'stringify', 'clock', 'then']);

function chainAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth < 0) return text.slice(start, at);
    } else if (depth === 0 && (sign === ',' || sign === ';')) return text.slice(start, at);
  }
  return text.slice(start);
}
