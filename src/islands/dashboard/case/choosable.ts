import type { CasePageMatter } from '#domain/portal/case-page.ts';

/** Whether a client may still put a matter aside or take it in: nothing is prepared for it yet. */
export const isChoosable = ({ status }: Pick<CasePageMatter, 'status'>) =>
  status === 'submitted' || status === 'in_review' || status === 'waiting_for_client';
