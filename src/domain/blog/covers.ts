/**
 * The drawings a post can have on its card and page, by name. Cover.astro draws them; the frontmatter schema accepts no
 * others.
 */
export const coverNames = [
  'court-steps',
  'record-folder',
  'screening-report',
  'two-chairs',
  'deposit-jar',
  'county-map',
  'hearing-bag',
  'half-open-door',
  'open-book',
  'coin-purse',
  'calendar',
  'motel-row',
  'receipt',
  'moving-boxes',
] as const;

export type CoverName = (typeof coverNames)[number];

/** What a post gets that names none. */
export const defaultCover: CoverName = 'open-book';
