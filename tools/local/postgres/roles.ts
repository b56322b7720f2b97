import type { Sql } from 'postgres';

/**
 * The three roles a hosted Supabase project brings along, for databases that are plain PostgreSQL. Migrations
 * grant and revoke by these names, and never make them. Roles belong to the whole server, so two databases may
 * get here at once: the lock lets one make them.
 */
export async function ensureRoles(sql: Sql): Promise<void> {
  await sql.begin((transaction) =>
    transaction.unsafe(`
    select pg_advisory_xact_lock(hashtext('roles'));
    do $$
    begin
      if to_regrole('anon') is null then create role anon nologin noinherit; end if;
      if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
      if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
    end
    $$;
    grant usage on schema public to anon, authenticated, service_role;
  `),
  );
}
