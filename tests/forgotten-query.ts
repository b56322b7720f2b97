/**
 * The driver asks each new connection for the types of arrays, and nobody can catch it when the database goes away just
 * then: a fault of the driver that tests which stop the database meet now and then. Everything else still fails a run.
 */
export function isForgottenQuery(error: object): boolean {
  const { code, query } = error as { code?: unknown; query?: unknown };
  return (
    typeof query === 'string' &&
    query.includes('from pg_catalog.pg_type a') &&
    ['ECONNRESET', 'ECONNREFUSED', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', '57P01', '57P03'].includes(
      String(code),
    )
  );
}
