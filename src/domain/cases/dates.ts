/** Whether this is a day of the calendar as `YYYY-MM-DD`. The database knows no year 0. */
export function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const at = new Date(`${value}T00:00:00Z`);
  // `Date` turns February 30 into March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
