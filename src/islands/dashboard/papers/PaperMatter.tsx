import { useState, type ToggleEvent } from 'react';
import type { ClientPaperMatter } from '#domain/cases/papers.ts';
import { mayBeStopped } from '#domain/cases/client-acts.ts';
import { isPending } from '#domain/cases/status.ts';
import { pendingPapers } from '#domain/papers/plan.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { useIsWhole } from '../case/use-whole-page.ts';
import { ApprovePapers } from './ApprovePapers.tsx';
import { AskChange } from './AskChange.tsx';
import { Copies } from './Copies.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PaperCard } from './PaperCard.tsx';
import { StopMatter } from './StopMatter.tsx';
import type { CaseFormProps } from '../case-page-props.ts';

interface PaperMatterProps extends CaseFormProps {
  readonly matter: ClientPaperMatter;
  /** The same matter as the case shows it, with its parties. */
  readonly own: CasePageMatter;
  readonly isAlone: boolean;
  /** Another matter is asked about first. */
  readonly isFolded: boolean;
}

/** The papers of one matter: first the papers, then who gets a copy, then yes, a change, or stop. */
export default function PaperMatter({ isAlone, isFolded, ...props }: PaperMatterProps) {
  const [wasFirst, setFirst] = useState(!isFolded);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { matter, own, page } = props;
  const labels = page.papers;
  const current = matter.papers.filter(({ isCurrent }) => isCurrent);
  const older = matter.papers.filter(({ isCurrent }) => !isCurrent);
  const client = own.parties.find(({ isClient }) => isClient);
  const isInReview = matter.status === 'client_review';
  const open = current.filter(({ approvedAt }) => approvedAt === null);
  // Papers that were approved stay approved while others are made again. If all are approved and the matter is still
  // here, they are approved together once more.
  // A notice of a new address comes while the court decides; nothing waits for the answer but the notice itself.
  const toApprove = isInReview
    ? open.length > 0
      ? open
      : current
    : open.filter(({ kind }) => isPending(matter.status) && pendingPapers.has(kind));
  /** The one to read now: its button is the loud one. */
  const next = toApprove.find(({ documentId }) => !opened.has(documentId));
  const isWhole = useIsWhole();
  // Stays as it is where they opened or closed it, also once another matter is asked about.
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !wasFirst) {
    setFirst(true);
    setOpen(true);
  }
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) =>
    !isWhole && setOpen(currentTarget.open);
  const mayStop = mayBeStopped(matter.status);
  const heading = fill(page.matters.short, { place: matter.place });
  const body = (
    <div className="grid grid-cols-1 gap-3">
      <DoneHere>
        <ul className="-mt-2 grid divide-y divide-line">
          {current.map((paper) => (
            <PaperCard
              key={paper.documentId}
              paper={paper}
              {...props}
              isAlone={isAlone}
              part={paper === next ? 'next' : toApprove.includes(paper) ? 'waits' : 'kept'}
              onOpened={(id) => setOpened((ids) => new Set([...ids, id]))}
            />
          ))}
        </ul>
        {older.length > 0 && (
          <details>
            <summary className={link}>{labels.older}</summary>
            <ul className="grid divide-y divide-line">
              {older.map((paper) => (
                <PaperCard key={paper.documentId} paper={paper} {...props} isAlone={isAlone} part="kept" />
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
              {current.map(({ paperId, title, kind, number, pageCode }) => (
                <Fact key={paperId} label={title ?? labels.kinds[kind]}>
                  {fill(labels.version, { number, code: pageCode })}
                </Fact>
              ))}
            </FactList>
          </div>
        </details>
        {isInReview ? (
          <Copies matter={matter} own={own} />
        ) : (
          <details>
            <summary className={link}>{labels.copies}</summary>
            <div className="pt-2">
              <Copies matter={matter} own={own} isTitled={false} />
            </div>
          </details>
        )}
        {toApprove.length > 0 && (
          <ApprovePapers
            key={toApprove.map(({ sha256 }) => sha256).join()}
            matter={matter}
            own={own}
            papers={toApprove}
            opened={opened}
          />
        )}
        <div className="no-print flex flex-wrap gap-x-6 gap-y-1">
          {isInReview && current.length > 0 && <AskChange matter={matter} papers={current} />}
          {toApprove.length === 0 && mayStop && <StopMatter matter={matter} />}
          {toApprove.length > 0 && (
            <details className="open:basis-full">
              <summary className={`${link} small`}>{labels.otherWays.title}</summary>
              <div className="flex flex-wrap gap-x-6 gap-y-1">
                <OtherWays caseId={props.caseId} />
                {mayStop && <StopMatter matter={matter} />}
              </div>
            </details>
          )}
        </div>
      </DoneHere>
    </div>
  );
  if (isAlone) return body;
  return (
    <details open={isOpen || isWhole} onToggle={onToggle}>
      <summary className="min-h-11 py-2 text-l leading-snug">
        <h3 className="inline text-l">{heading}</h3>
        {toApprove.length > 0 && <span className="badge ms-3">{props.cases.ball.client}</span>}
      </summary>
      <div className="pt-2 pb-3">{body}</div>
    </details>
  );
}
