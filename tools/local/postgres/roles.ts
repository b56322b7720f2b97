import type { Sql } from 'postgres';

/**
 * The three roles that a hosted Supabase project has, for databases that are plain PostgreSQL, and the one that our first
 * migration creates where it is missing. Roles belong to the whole server, so two databases may get here at once: the
 * lock lets one of them create the roles.
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
      if to_regrole('careful_reader') is null then create role careful_reader nologin noinherit; end if;
    end
    $$;
    grant usage on schema public to anon, authenticated, service_role;
  `),
  );
}
