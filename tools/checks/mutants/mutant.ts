// Faults that somebody could make in a change, each in one line, with the tests that must notice. A mutant that survives
// shows a line that nothing guards.

export interface Mutant {
  readonly what: string;
  /** The file, or the SQL function, whose last definition counts. */
  readonly at: { readonly file: string } | { readonly sql: string };
  /** Stands there once. */
  readonly find: string;
  readonly put: string;
  readonly tests: readonly string[];
}

export const db = (name: string) => `tests/integration/database/${name}.test.ts`;
export const sql = (name: string) => ({ sql: name });
export const file = (name: string) => ({ file: name });
