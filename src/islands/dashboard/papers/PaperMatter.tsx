import { useState } from 'react';
import { isPending } from '#domain/cases/status.ts';
import { pendingPapers } from '#domain/papers/plan.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { ApprovePapers } from './ApprovePapers.tsx';
import { AskChange } from './AskChange.tsx';
import { Copies } from './Copies.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PaperCard } from './PaperCard.tsx';
import type { PaperMatterProps } from './paper-props.ts';
import { StopMatter } from './StopMatter.tsx';

/** The papers of one matter: first the papers, then who gets a copy, then yes, a change, or stop. */
export default function PaperMatter({
  isAlone,
  ...others
}: Omit<PaperMatterProps, 'onDone'> & { readonly isAlone: boolean }) {
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const props = { ...others, onDone: (text: string) => setNote({ text }) };
  const { matter, own, page } = props;
  const labels = page.papers;
  const current = matter.papers.filter(({ isCurrent }) => isCurrent);
  const older = matter.papers.filter(({ isCurrent }) => !isCurrent);
  const client = own.parties.find(({ isClient }) => isClient);
  const isInReview = matter.status === 'client_review';
  // A notice of a new address comes while the court decides; nothing waits for the answer but the notice itself.
  const toApprove = isInReview
    ? current
    : current.filter(
        ({ kind, approvedAt }) => isPending(matter.status) && pendingPapers.has(kind) && !approvedAt,
      );
  const waiting = new Set(toApprove.map(({ documentId }) => documentId));
  const mayStop = !['granted', 'denied', 'notifying', 'closed', 'cancelled'].includes(matter.status);
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isAlone && <h3 className="text-l">{fill(page.matters.name, { place: matter.place })}</h3>}
      <FocusedNote note={note} />
      <ul className="-my-2 grid divide-y divide-line">
        {current.map((paper) => (
          <PaperCard
            key={paper.documentId}
            paper={paper}
            {...props}
            isAlone={isAlone}
            isAsked={waiting.has(paper.documentId)}
            onOpened={(id) => setOpened((ids) => new Set([...ids, id]))}
          />
        ))}
      </ul>
      {older.length > 0 && (
        <details>
          <summary className={link}>{labels.older}</summary>
          <ul className="grid divide-y divide-line">
            {older.map((paper) => (
              <PaperCard key={paper.documentId} paper={paper} {...props} isAlone={isAlone} isAsked={false} />
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary className={link}>{labels.facts}</summary>
        <div className="pt-2">
          <FactList>
            <Fact label={labels.name}>{matter.nameAsFiled ?? own.nameAsFiled}</Fact>
            <Fact label={labels.docket}>{matter.docketNumber ?? page.matters.docketUnknown}</Fact>
            {matter.county && <Fact label={labels.county}>{matter.county}</Fact>}
            <Fact label={labels.address}>{client?.address ?? labels.addressNone}</Fact>
            <Fact label={labels.phone}>{client?.phone ?? labels.phoneNone}</Fact>
          </FactList>
        </div>
      </details>
      <Copies {...props} />
      {toApprove.length > 0 && (
        <ApprovePapers
          key={toApprove.map(({ sha256 }) => sha256).join()}
          papers={toApprove}
          opened={opened}
          {...props}
        />
      )}
      <div className="no-print flex flex-wrap gap-x-6 gap-y-1">
        {isInReview && current.length > 0 && <AskChange papers={current} {...props} />}
        {toApprove.length > 0 && <OtherWays {...props} />}
        {mayStop && <StopMatter {...props} />}
      </div>
    </div>
  );
}
