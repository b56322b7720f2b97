import type { CourtValue } from '#domain/counties/court-values.ts';
import type { Sql } from 'postgres';

/**
 * Brings the county file in. Of two values for one place the one that was checked later stays, so that what staff
 * saved since the file was exported is not lost. What left the file stays until staff remove it.
 */
export async function addCountyValues(sql: Sql, values: readonly CourtValue[]): Promise<void> {
  if (values.length === 0) return;
  const rows = values.map(({ checked, by, ...value }) => ({ ...value, checked_on: checked, checked_by: by }));
  await sql`
    insert into public.county_values ${sql(rows, 'county', 'court', 'field', 'value', 'source', 'checked_on', 'checked_by')}
    on conflict (county, court, field) do update set
      value = excluded.value, source = excluded.source, checked_on = excluded.checked_on,
      checked_by = excluded.checked_by, changed_by = null, version = county_values.version + 1
    where excluded.checked_on > county_values.checked_on`;
}
