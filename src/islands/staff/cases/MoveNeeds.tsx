import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import type { MoveNeed } from '#domain/cases/moves.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';
import {
  closesWhileVisible,
  inPlaceFor,
  keepsUsFromFiling,
  stoppedBy,
  type OfferedMove,
} from './move-fields.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MoveNeedsProps {
  readonly move: OfferedMove;
  readonly matter: MatterSheet;
}

/** What a move needs besides its fields: what is missing elsewhere, before anybody types, and what is in place. */
export function MoveNeeds({ move, matter }: MoveNeedsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.move;
  const lacking = stoppedBy(move);
  const oursLacks = keepsUsFromFiling(move);
  const inPlace = lacking.length === 0 ? inPlaceFor(move) : [];
  const listed = (needs: readonly MoveNeed[]) =>
    formatList(
      needs.map((need) => labels.needWords[need]),
      locale,
    );
  return (
    <>
      {move.held && <p className="notice">{labels.held}</p>}
      {lacking.length > 0 && <p className="notice">{fill(labels.lacks, { list: listed(lacking) })}</p>}
      {oursLacks.length > 0 && (
        <p className="notice">{fill(labels.oursLacks, { list: listed(oursLacks) })}</p>
      )}
      {closesWhileVisible(move) && (
        <p className="notice">
          {fill(labels.stillVisible, {
            date: matter.lastCheck ? formatDate(matter.lastCheck.on, locale) : '',
          })}
        </p>
      )}
      {inPlace.length > 0 && (
        <p className="text-xs text-ink-soft">{fill(labels.inPlace, { list: listed(inPlace) })}</p>
      )}
    </>
  );
}
