import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#tools/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

// Read from the catalogue of databases that the migrations alone have made: a development server may grant more.
describe.each([
  ['on a plain PostgreSQL, where nothing is granted by itself', false],
  ['on an older hosted project, which hands every new object to the API roles', true],
])('%s', (_where, generous) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    if (generous) {
      await database.sql.unsafe(`
      alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
      alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
      alter default privileges in schema public grant all on functions to anon, authenticated, service_role;`);
    }
    await migrate(database.url);
  });
  afterAll(() => database.drop());

  const names = (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => String(Object.values(row)[0]));

  test('every table has row security and no policy for the API, so only the server reads it: a migration ends with private.close_schemas()', async () => {
    const open = await database.sql`
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`;
    expect(names(open)).toEqual([]);
    // For the server's careful reading alone, which nobody can sign in as.
    const others = await database.sql`
      select polname from pg_policy where polroles <> array[(select oid from pg_roles where rolname = 'careful_reader')]`;
    expect(names(others)).toEqual([]);
    const [role] = await database.sql`
      select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'careful_reader'`;
    expect(role).toEqual({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
  });

  test('what a careful reader is shown of each table is what its columns lead to: after a new table or column, end its migration with private.keep_conflicts_out()', async () => {
    const policies = () => database.sql`
      select c.relname, pg_get_expr(p.polqual, p.polrelid) as shown from pg_class c
      left join pg_policy p on p.polrelid = c.oid and p.polname = 'without_conflicts'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;
    const made = await policies();
    await database.sql`select private.keep_conflicts_out()`;
    expect(made).toEqual(await policies());
  });

  test('a careful reader reads and changes nothing else', async () => {
    const writes = await database.sql`
      select c.relname || ' ' || privilege from pg_class c,
        unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and has_table_privilege('careful_reader', c.oid, privilege)`;
    expect(names(writes)).toEqual(['audit_entries insert']);
    const unread = await database.sql`
      select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and not has_table_privilege('careful_reader', c.oid, 'select')`;
    expect(names(unread)).toEqual([]);
  });

  test('the publishable key opens nothing: no table, sequence or function is granted to anon, authenticated or public', async () => {
    const relations = await database.sql`
    select c.relname || ' ' || role || ' ' || privilege
    from pg_class c, unnest(array['anon', 'authenticated']) role,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) privilege
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm')
      and has_table_privilege(role, c.oid, privilege)`;
    expect(names(relations)).toEqual([]);
    const sequences = await database.sql`
    select c.relname || ' ' || role from pg_class c, unnest(array['anon', 'authenticated']) role
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
      and (has_sequence_privilege(role, c.oid, 'usage') or has_sequence_privilege(role, c.oid, 'select'))`;
    expect(names(sequences)).toEqual([]);
    const functions = await database.sql`
    select p.proname || ' ' || role from pg_proc p, unnest(array['anon', 'authenticated']) role
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(role, p.oid, 'execute')`;
    expect(names(functions)).toEqual([]);
    const schemas = await database.sql`
    select role from unnest(array['anon', 'authenticated']) role where has_schema_privilege(role, 'private', 'usage')`;
    expect(names(schemas)).toEqual([]);
  });

  test('anon and authenticated are refused even by asking', async () => {
    for (const role of ['anon', 'authenticated']) {
      const connection = await database.sql.reserve();
      try {
        await connection.unsafe(`set role ${role}`);
        await expect(connection`select * from public.users`).rejects.toThrow(/permission denied/);
        await expect(connection`select public.withdraw_erasure(gen_random_uuid())`).rejects.toThrow(
          /permission denied/,
        );
      } finally {
        await connection.unsafe('reset role');
        connection.release();
      }
    }
  });

  test('the server holds exactly the rights it needs', async () => {
    const granted = await database.sql<{ table: string; rights: string }[]>`
    select c.relname as table, string_agg(privilege, ' ' order by place) as rights
    from pg_class c,
      unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
        with ordinality as listed (privilege, place)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_table_privilege('service_role', c.oid, privilege)
    group by c.relname`;
    const rights = Object.fromEntries(granted.map((row) => [row.table, row.rights]));
    const all = 'select insert update delete';
    const noDelete = 'select insert update';
    const append = 'select insert';
    expect(rights).toEqual({
      attorney_profiles: all,
      audit_entries: append,
      calendar_addresses: all,
      calendar_events: all,
      call_days_off: all,
      call_hours: all,
      case_documents: all,
      case_flags: all,
      case_supporters: all,
      help_organizations: all,
      referrals: all,
      referral_counts: noDelete,
      case_holds: all,
      case_moves: 'select',
      required_papers: 'select',
      paper_facts: 'select',
      case_papers: all,
      case_presence: all,
      case_tasks: all,
      case_updates: 'select insert delete',
      case_words: all,
      case_writes: all,
      cases: noDelete,
      client_activity: 'select insert delete',
      client_goals: all,
      client_messages: all,
      client_milestones: all,
      client_notifications: all,
      conflict_checks: all,
      contact_answers: 'select insert delete',
      received_mails: all,
      reply_addresses: all,
      contact_log: 'select insert delete',
      contact_submissions: all,
      counties: 'select',
      county_values: all,
      court_matters: all,
      daily_counts: noDelete,
      dashboard_layouts: all,
      data_requests: noDelete,
      document_templates: noDelete,
      draft_links: all,
      eligibility_quizzes: noDelete,
      early_court_dates: noDelete,
      email_change_links: append,
      email_changes: all,
      ending_refunds: 'select',
      faults: all,
      file_requests: all,
      filing_rules: 'select',
      generated_documents: all,
      heartbeats: noDelete,
      intake_agreements: 'select insert delete',
      intake_documents: all,
      intake_drafts: all,
      message_drafts: all,
      intake_forms: all,
      intake_moves: 'select',
      legal_facts: noDelete,
      learning_progress: all,
      matter_parties: all,
      letter_tracks: all,
      matter_steps: all,
      covered_copies: all,
      matter_statements: all,
      statement_passages: all,
      statement_runs: all,
      order_moves: 'select',
      order_payments: noDelete,
      order_upgrades: noDelete,
      orders: noDelete,
      outbox: noDelete,
      paper_approvals: 'select insert delete',
      password_setup_tokens: all,
      person_aliases: all,
      person_keys: all,
      person_merges: noDelete,
      payment_disputes: noDelete,
      card_consents: noDelete,
      part_charges: noDelete,
      payment_parts: noDelete,
      payment_plans: noDelete,
      payment_refunds: noDelete,
      passkeys: all,
      text_consents: all,
      texts: all,
      text_answers: all,
      recovery_codes: all,
      readings: 'select',
      refund_moves: 'select',
      refund_requests: noDelete,
      saved_views: all,
      saved_replies: noDelete,
      request_moves: 'select',
      service_packages: 'select',
      sessions: all,
      stripe_events: all,
      stuck_submissions: all,
      support_tickets: all,
      template_reviews: append,
      ticket_messages: all,
      throttles: all,
      undoable_acts: all,
      uploads: all,
      users: all,
    });
    const functions = await database.sql`
    select p.proname from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not has_function_privilege('service_role', p.oid, 'execute')`;
    expect(names(functions)).toEqual([]);
  });

  test('every function runs with the rights of its caller and a fixed search path', async () => {
    const loose = await database.sql`
    select p.proname from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (p.prosecdef or (
        -- A body that is parsed when the function is made is bound to what it names and reads no path.
        p.prosqlbody is null and not coalesce(p.proconfig, '{}') @> array['search_path=""']))`;
    expect(names(loose)).toEqual([]);
  });

  test('every foreign key is served by an index and has a decided delete rule', async () => {
    const bare = await database.sql`
    select k.conrelid::regclass || '.' || k.conname from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL')
    )`;
    expect(names(bare)).toEqual([]);
    const undecided = await database.sql`
    select conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype = 'a'`;
    expect(names(undecided)).toEqual([]);
  });

  test('every table and every function says what it is for, and every table has a primary key', async () => {
    const silent = await database.sql`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null
    union all
    select proname from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null`;
    expect(names(silent)).toEqual([]);
    const keyless = await database.sql`
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`;
    expect(names(keyless)).toEqual([]);
  });

  test('no two indexes of a table do the same work', async () => {
    const doubled = await database.sql`
    select a.indexrelid::regclass || ' ' || b.indexrelid::regclass from pg_index a
    join pg_index b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
      and a.indkey::text = b.indkey::text and a.indclass = b.indclass
      and pg_get_expr(a.indpred, a.indrelid) is not distinct from pg_get_expr(b.indpred, b.indrelid)
      and pg_get_expr(a.indexprs, a.indrelid) is not distinct from pg_get_expr(b.indexprs, b.indrelid)
    join pg_class c on c.oid = a.indrelid where c.relnamespace = 'public'::regnamespace`;
    expect(names(doubled)).toEqual([]);
  });

  test('where rows carry updated_at, a trigger keeps it', async () => {
    const still = await database.sql`
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'set_updated_at')`;
    expect(names(still)).toEqual([]);
  });

  test('views are read with the rights of their reader, by the server alone, and say what they show', async () => {
    const views = await database.sql<Record<string, unknown>[]>`
    select relname as name, coalesce(reloptions, '{}') @> array['security_invoker=true'] as invoker,
      has_table_privilege('service_role', oid, 'select') as server, obj_description(oid, 'pg_class') is not null as said,
      has_table_privilege('service_role', oid, 'insert') or has_table_privilege('service_role', oid, 'update')
        or has_table_privilege('anon', oid, 'select') or has_table_privilege('authenticated', oid, 'select') as open
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`;
    for (const { name, ...view } of views)
      expect(view, String(name)).toEqual({ invoker: true, server: true, said: true, open: false });
    const others = await database.sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')`;
    expect(names(others)).toEqual([]);
  });
});
