import type { CaseRow } from '#domain/cases/queue.ts';
import { button, link } from '#ui/button.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { placeLink } from '../place.ts';
import { CaseBadges, DueText, MattersText, quietText } from './row-parts.tsx';
import { turnTones } from './tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface CasePeekProps {
  readonly row: CaseRow;
  readonly onClose: () => void;
}

/** What the list knows of a case, whole, beside the list. Nothing is read for it, so no look is noted. */
export function CasePeek({ row, onClose }: CasePeekProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="font-serif text-h3 font-heading wrap-anywhere text-heading" translate="no">
          {row.client}
        </p>
        <button type="button" className={`${link} min-h-9!`} onClick={onClose}>
          {words.frame.keys.close}
        </button>
      </div>
      <CaseBadges row={row} />
      <Facts
        isNarrow
        rows={[
          [labels.columns.due, (row.due || row.beginAt) && <DueText key="due" row={row} />],
          [
            labels.columns.turn,
            <Badge key="turn" tone={turnTones[row.turn]}>
              {labels.turns[row.turn]}
            </Badge>,
          ],
          [labels.columns.matters, <MattersText key="matters" row={row} />],
          [labels.columns.contact, quietText(row, words, locale)],
          [labels.columns.owner, row.owner?.name ?? labels.nobody],
          [labels.columns.package, words.packageNames[row.packageId]],
          [labels.filters.language, words.frame.languages[row.language]],
          [labels.columns.number, row.number],
        ]}
      />
      <a className={button} href={placeLink('cases', row.id)}>
        {labels.page.open}
      </a>
    </>
  );
}
