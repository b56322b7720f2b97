import type { MilestoneKind } from '#domain/cases/milestones.ts';

/** Steps of a case that are behind the client, and how a case ends. */
const words = {
  title: 'What you’ve done so far',
  steps: {
    work_began: 'We began to prepare your papers',
    papers_ready: 'Your papers were ready to read',
    papers_approved: 'You approved your papers',
    filed: 'Your papers are at the court',
    hearing_set: 'The court set a date',
    granted: 'The judge limited access to the record',
    closed: 'We closed this case',
  } satisfies Record<MilestoneKind, string>,
  celebrate: {
    work_began: 'A first step: work on your papers has begun.',
    papers_ready: 'A big step: your papers are ready to read.',
    papers_approved: 'Well done. You read your papers and said yes.',
    filed: 'A big step: your papers are at the court now.',
    hearing_set: 'The court has set a date. You are closer than before.',
    granted: 'The judge said yes. You did not give up, and it shows.',
    closed: 'This case is closed. Thank you for trusting us with it.',
  } satisfies Record<MilestoneKind, string>,
  inMatter: 'court case {place}',
  thanks: 'Close',
};
export type MilestoneWords = typeof words;
export default words;
