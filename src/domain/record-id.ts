const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether it can be the id of a record. Anything else would be a fault in the database; it is answered as unknown. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
