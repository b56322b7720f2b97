import type { ReactNode, RefObject } from 'react';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { plural } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Badge } from '../Badge.tsx';
import { PresenceLine } from './PresenceLine.tsx';
import { CaseBadges, DueText, WaitsText } from './row-parts.tsx';
import { turnTones } from './tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface CaseHeadProps {
  readonly item: CaseSheet;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly backLink: string;
  /** What we wait for; null where something is ours to do. */
  readonly waits: string | null;
  /** What was done a moment ago. */
  readonly note: { readonly text: string } | null;
  /** What can be done, at the end of the line. */
  readonly children: ReactNode;
}

/** Whose case it is and how it stands; above everything else of the case. */
export function CaseHead({ item: { row }, heading, backLink, waits, note, children }: CaseHeadProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases;
  return (
    <header className="grid min-w-0 gap-0.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <a
          className="inline-flex size-9 items-center justify-center rounded-s text-ink no-underline hover:bg-ground-sunk"
          href={backLink}
          aria-label={words.frame.record.back}
          data-back
        >
          <span aria-hidden="true">←</span>
        </a>
        <h2 className="text-h3 wrap-anywhere" tabIndex={-1} ref={heading} translate="no">
          {row.client}
        </h2>
        <span className="text-ink-soft" translate="no">
          {row.number}
        </span>
        <CaseBadges row={row} />
        <div className="ms-auto max-md:pt-2">{children}</div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 ps-2 text-xs text-ink-soft">
        <span>{words.packageNames[row.packageId]}</span>
        <span>{words.frame.languages[row.language]}</span>
        <Badge tone={turnTones[row.turn]}>{`${labels.columns.turn}: ${labels.turns[row.turn]}`}</Badge>
        <span>{plural(row.statusDays, labels.daysHere, locale)}</span>
        {waits ? <WaitsText row={row} waits={waits} /> : <DueText row={row} inLine />}
        <FocusedNote note={note} />
        <PresenceLine caseId={row.id} />
      </div>
    </header>
  );
}
