import { Suspense, useState } from 'react';
import type { ClientPaper } from '#domain/cases/papers.ts';
import { isPending } from '#domain/cases/status.ts';
import { pendingPapers } from '#domain/papers/plan.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fact, FactList } from '#ui/FactList.tsx';
import { late } from '../calls/late.tsx';
import { Copies } from './Copies.tsx';
import type { PaperMatterProps } from './paper-props.ts';
import { PreviewLink } from './PreviewLink.tsx';

const ApprovePapers = late(() => import('./ApprovePapers.tsx'));
const OtherWays = late(() => import('./OtherWays.tsx'));
const AskChange = late(() => import('./AskChange.tsx'));
const StopMatter = late(() => import('./StopMatter.tsx'));

/** The papers of one matter: facts first, then the papers, then yes, a change, or stop. */
export default function PaperMatter({
  isAlone,
  ...others
}: Omit<PaperMatterProps, 'onDone'> & { readonly isAlone: boolean }) {
  const [done, setDone] = useState('');
  const props = { ...others, onDone: setDone };
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
  const mayStop = !['granted', 'denied', 'notifying', 'closed', 'cancelled'].includes(matter.status);
  return (
    <div className="grid gap-4">
      {!isAlone && <h3 className="text-l">{fill(page.matters.name, { place: matter.place })}</h3>}
      <DoneNote>{done}</DoneNote>
      {toApprove.length > 0 && <p>{labels.facts}</p>}
      <FactList>
        <Fact label={labels.name}>{matter.nameAsFiled ?? own.nameAsFiled}</Fact>
        <Fact label={labels.docket}>{matter.docketNumber ?? page.matters.docketUnknown}</Fact>
        {matter.county && <Fact label={labels.county}>{matter.county}</Fact>}
        <Fact label={labels.address}>{client?.address ?? labels.addressNone}</Fact>
        <Fact label={labels.phone}>{client?.phone ?? labels.phoneNone}</Fact>
      </FactList>
      <Copies {...props} />
      <ul className="grid divide-y divide-line">
        {current.map((paper) => (
          <Paper key={paper.documentId} paper={paper} {...props} />
        ))}
      </ul>
      {older.length > 0 && (
        <details>
          <summary className={link}>{labels.older}</summary>
          <ul className="grid divide-y divide-line">
            {older.map((paper) => (
              <Paper key={paper.documentId} paper={paper} {...props} />
            ))}
          </ul>
        </details>
      )}
      <Suspense>
        {toApprove.length > 0 && (
          <ApprovePapers key={toApprove.map(({ sha256 }) => sha256).join()} papers={toApprove} {...props} />
        )}
        {toApprove.length > 0 && <OtherWays {...props} />}
        {isInReview && current.length > 0 && <AskChange papers={current} {...props} />}
        {mayStop && <StopMatter {...props} />}
      </Suspense>
    </div>
  );
}

function Paper({
  paper,
  locale,
  page,
}: Pick<PaperMatterProps, 'locale' | 'page'> & { readonly paper: ClientPaper }) {
  const labels = page.papers;
  const name = paper.title ?? labels.kinds[paper.kind];
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong>{name}</strong>
        <span className="small quiet">{labels.states[paper.status]}</span>
      </p>
      <p className="small quiet">{fill(labels.version, { number: paper.number, code: paper.pageCode })}</p>
      <p className="flex flex-wrap gap-x-4">
        <PreviewLink
          address={`/api/account/files/paper/${paper.documentId}`}
          name={name}
          type="application/pdf"
          language={paper.language}
          page={page}
        />
        <a
          className={link}
          href={`/api/account/files/paper/${paper.documentId}`}
          aria-label={fill(labels.openNamed, { name })}
          hrefLang={paper.language}
          download
        >
          {labels.open}
        </a>
      </p>
      {paper.approvedAt && (
        <p className="text-good">{fill(labels.approvedOn, { date: formatDate(paper.approvedAt, locale) })}</p>
      )}
    </li>
  );
}
