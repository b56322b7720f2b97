/**
 * The waiting room for submissions while Postgres does not answer: encrypted, outside the database, replayed by
 * a scheduled function. Nothing submitted is lost (DESIGN section 4).
 */
export interface Spool {
  /** Keeps an entry under its key, once: an entry already there is returned instead. */
  keep(entry: SpoolEntry): Promise<{ kept: true } | { kept: false; first: SpoolEntry }>;
  read(kind: SpoolEntry['kind'], key: string): Promise<SpoolEntry | null>;
  list(): Promise<SpoolEntry[]>;
  /** Only after the database has the entry. */
  remove(entry: Pick<SpoolEntry, 'kind' | 'key'>): Promise<void>;
}

export interface SpoolEntry {
  readonly kind: 'intake' | 'contact';
  readonly key: string;
  readonly reference: string;
  readonly requestHash: string;
  readonly keptAt: string;
  /** The arguments of the SQL function that will take it. */
  readonly payload: unknown;
}

/** The spool does not answer either. Nothing was taken, so the caller must say so: 503, answers still on screen. */
export class SpoolUnavailable extends Error {
  override readonly name = 'SpoolUnavailable';
}
