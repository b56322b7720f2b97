/** The drawings a post can carry on its card and page, by name. Cover.astro draws them; the frontmatter schema takes no other. */
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
] as const;

export type CoverName = (typeof coverNames)[number];

/** What a post without a drawing of its own gets. */
export const defaultCover: CoverName = 'open-book';
