/**
 * The waiting room for submissions while Postgres does not answer: encrypted, outside the database, replayed by
 * a scheduled function. Nothing submitted is lost.
 */
export interface Spool {
  /** Keeps an entry under its key, once. If there is one already, that is returned instead. */
  keep(entry: SpoolEntry): Promise<{ kept: true } | { kept: false; first: SpoolEntry }>;
  read(kind: SpoolEntry['kind'], key: string): Promise<SpoolEntry | null>;
  /** Some of what waits. What cannot be opened (another key, damaged) is named by its place. */
  list(): Promise<SpoolPage>;
  /** How many wait, without opening any. */
  count(): Promise<number>;
  /** Where an entry is: a hash, which reveals nothing. */
  placeOf(entry: Pick<SpoolEntry, 'kind' | 'key'>): string;
  /** Call this only after the database has the entry. */
  remove(entry: Pick<SpoolEntry, 'kind' | 'key'>): Promise<void>;
}

export interface SpoolPage {
  readonly entries: readonly SpoolEntry[];
  readonly unreadable: readonly string[];
}

/** What somebody sent and waits for. */
export type SubmissionKind = 'intake' | 'contact';

export interface SpoolEntry {
  /** `sign_out`: a session that could not be ended when its owner left. */
  readonly kind: SubmissionKind | 'sign_out';
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
