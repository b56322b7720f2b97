import type { CasePage } from '../portal/case-page.ts';

/** Whether a client's case may be one in which a free lawyer comes first; the database decides. */
export function mayNeedFreeHelp({ sight, matters }: Pick<CasePage, 'sight' | 'matters'>): boolean {
  return (
    /hearing_first|free_help_first|denied|dismissed|declined|not_a_party|not_found|too_late|safety/.test(
      [sight.reading, ...matters.map(({ reading }) => reading)].join(' '),
    ) ||
    sight.hold === 'safety' ||
    matters.some(({ parties }) => parties.some(({ dangerAnswer }) => dangerAnswer === 'yes'))
  );
}
