import type postgres from 'postgres';

/** As once somebody has confirmed in content/launch.yml that calls are taken, or took that back. */
export async function confirmCalls(sql: postgres.Sql, isOpen = true): Promise<void> {
  await sql`
    update public.service_packages set rests_on = (
      select jsonb_agg(case one ->> 'need' when 'calls' then one || ${sql.json({ isOpen })} else one end order by place)
      from jsonb_array_elements(rests_on) with ordinality as listed (one, place))
    where rests_on @> '[{"need": "calls"}]'`;
}
