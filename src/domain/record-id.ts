const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether this can be the id of a record. The database would take anything else for a fault; callers answer "unknown".
 */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
