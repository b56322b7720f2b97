export interface ReadingWords {
  badge: string;
  /** Where the matter stands, in one sentence. */
  now: string;
  /** What we need from the client: one action, or that there is none. */
  next: string;
  /** What comes after that. */
  after: string;
}
