import type { ISql, Sql } from 'postgres';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly generated: boolean;
  readonly hasDefault: boolean;
  readonly comment: string | null;
}

export interface Reference {
  readonly columns: readonly string[];
  readonly to: string;
  /** What happens to this row when the row it names is deleted: `cascade`, `set null`, `restrict`, `no action`. */
  readonly onDelete: string;
}

export interface Table {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
  /** Migrations and seed fill it, so its rows have a writer. */
  readonly filledFromStart: boolean;
  /** Of a view: what it selects from. */
  readonly definition: string;
  /** What it asks of each row. */
  readonly checks: readonly string[];
}

export interface SqlFunction {
  /** As it is called: `settle_order`, `private.insert_mails`. */
  readonly name: string;
  readonly body: string;
  readonly comment: string | null;
  /** A trigger calls it. */
  readonly isTrigger: boolean;
}

export interface Catalog {
  readonly tables: readonly Table[];
  readonly functions: readonly SqlFunction[];
  readonly enums: readonly {
    readonly name: string;
    readonly comment: string | null;
    readonly values: string[];
  }[];
}

/** Tables, views, functions and enumerated types of the schemas `public` and `private`, in alphabetical order. */
export async function readCatalog(sql: Sql): Promise<Catalog> {
  return sql.begin(async (transaction) => {
    // With an empty path PostgreSQL prints every name with its schema.
    await transaction`set local search_path = ''`;
    const tables = await transaction<Omit<Table, 'filledFromStart'>[]>`
      select
        (case n.nspname when 'public' then '' else n.nspname || '.' end) || c.relname as name,
        case c.relkind when 'r' then 'table' when 'p' then 'table' else 'view' end as kind,
        pg_catalog.obj_description(c.oid, 'pg_class') as comment,
        case when c.relkind in ('v', 'm') then pg_catalog.pg_get_viewdef(c.oid) else '' end as definition,
        array(select pg_catalog.pg_get_constraintdef(k.oid) from pg_catalog.pg_constraint as k
              where k.conrelid = c.oid and k.contype = 'c' order by k.conname) as checks,
        (select coalesce(pg_catalog.json_agg(pg_catalog.json_build_object(
            'name', a.attname,
            'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
            'required', a.attnotnull,
            'generated', a.attgenerated <> '' or a.attidentity <> '',
            'hasDefault', a.atthasdef,
            'comment', pg_catalog.col_description(c.oid, a.attnum)
          ) order by a.attnum), '[]')
          from pg_catalog.pg_attribute as a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        (select coalesce(pg_catalog.json_agg(pg_catalog.json_build_object(
            'columns', (select pg_catalog.array_agg(a.attname order by a.attnum) from pg_catalog.pg_attribute as a
                        where a.attrelid = c.oid and a.attnum = any (k.conkey)),
            'to', (case tn.nspname when 'public' then '' else tn.nspname || '.' end) || t.relname,
            'onDelete', case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null' when 'd' then 'set default'
                        when 'r' then 'restrict' else 'no action' end
          ) order by k.conname), '[]')
          from pg_catalog.pg_constraint as k
          join pg_catalog.pg_class as t on t.oid = k.confrelid
          join pg_catalog.pg_namespace as tn on tn.oid = t.relnamespace
          where k.conrelid = c.oid and k.contype = 'f') as references
      from pg_catalog.pg_class as c
      join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
      order by n.nspname desc, c.relname`;
    const functions = await transaction<SqlFunction[]>`
      select
        (case n.nspname when 'public' then '' else n.nspname || '.' end) || f.proname as name,
        coalesce(pg_catalog.pg_get_function_sqlbody(f.oid), f.prosrc) as body,
        pg_catalog.obj_description(f.oid, 'pg_proc') as comment,
        f.prorettype = 'pg_catalog.trigger'::pg_catalog.regtype as "isTrigger"
      from pg_catalog.pg_proc as f
      join pg_catalog.pg_namespace as n on n.oid = f.pronamespace
      where n.nspname in ('public', 'private')
        -- What an extension brings is not ours.
        and not exists (select from pg_catalog.pg_depend as d where d.objid = f.oid and d.deptype = 'e')
      order by n.nspname desc, f.proname`;
    const enums = await transaction<{ name: string; comment: string | null; values: string[] }[]>`
      select
        (case n.nspname when 'public' then '' else n.nspname || '.' end) || t.typname as name,
        pg_catalog.obj_description(t.oid, 'pg_type') as comment,
        (select pg_catalog.array_agg(e.enumlabel order by e.enumsortorder)
         from pg_catalog.pg_enum as e where e.enumtypid = t.oid) as values
      from pg_catalog.pg_type as t
      join pg_catalog.pg_namespace as n on n.oid = t.typnamespace
      where n.nspname in ('public', 'private') and t.typtype = 'e'
      order by n.nspname desc, t.typname`;
    const described: Table[] = [];
    for (const table of tables) {
      const filledFromStart = table.kind === 'table' && (await hasRows(transaction, table.name));
      described.push({ ...table, filledFromStart });
    }
    return { tables: described, functions: [...functions], enums: [...enums] };
  });
}

async function hasRows(sql: ISql, name: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from ${sql(name.includes('.') ? name : `public.${name}`)}) as found`;
  return row?.found ?? false;
}
