/** What a matter in preparation waits for, where its client reads other words for it. By itself: mails need it, too. */
export const readingNeeds = ['statement', 'translation', 'read_back', 'current_papers'] as const;
export type ReadingNeed = (typeof readingNeeds)[number];
