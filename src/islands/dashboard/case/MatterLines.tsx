import { Suspense, useState, type ReactNode } from 'react';
import { isChoosable } from '#domain/cases/client-acts.ts';
import type { HoldKind } from '#domain/cases/endings.ts';
import { faceOf, type CaseFace } from '#domain/cases/faces.ts';
import { holdSpeaks } from '#domain/cases/reading.ts';
import { hasOrder, isBeforePapers, isPending, type CaseStatus } from '#domain/cases/status.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, formatAppointment, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { matterOf } from './action.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { formWords } from '../use-form-words.ts';
import { useIsWhole } from './use-whole-page.ts';

const Letters = lazyWithFallback(() => import('./Letters.tsx'), formWords);
const Reports = lazyWithFallback(() => import('./Reports.tsx'), formWords);
const ChooseMatters = lazyWithFallback(() => import('./ChooseMatters.tsx'), formWords);

/** What the client did, heard or wants can be told. */
const isTellable = (status: CaseStatus) =>
  isBeforePapers(status) || status === 'ready_to_file' || isPending(status) || hasOrder(status);

interface MatterLinesProps extends CasePartProps {
  readonly one: CasePage;
}

/** One line for each matter, the newest decision first; each opens to its facts and to what can be told about it. */
export function MatterLines({ one, ...props }: MatterLinesProps) {
  const { page } = props;
  const [first] = one.matters;
  if (!first) return null;
  const isAlone = one.matters.length === 1;
  const next = matterOf(one);
  const lines = one.matters.toSorted(
    (a, b) => (b.decidedOn ?? '').localeCompare(a.decidedOn ?? '') || a.place - b.place,
  );
  return (
    <section className="grid grid-cols-1" aria-labelledby="matters">
      <h2 className="text-l" id="matters" tabIndex={-1}>
        {isAlone ? page.matters.titleOne : page.matters.title}
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {lines.map((matter) => (
          <Matter
            key={matter.id}
            matter={matter}
            hold={one.sight.hold}
            isAlone={isAlone}
            isNext={matter === next}
            {...props}
          />
        ))}
      </ul>
      {mayChoose(one) && (
        <Opening title={page.matters.choose}>
          <ChooseMatters one={one} />
        </Opening>
      )}
    </section>
  );
}

/** A package for fewer matters than there are, and papers of one that can still be put aside are not begun. */
const mayChoose = ({ matters }: CasePage) =>
  matters.some(({ leftOut }) => leftOut) &&
  matters.some(({ leftOut, status }) => !leftOut && isChoosable(status));

interface MatterProps extends CasePartProps {
  readonly matter: CasePageMatter;
  readonly hold: HoldKind | null;
  readonly isAlone: boolean;
  /** The one that the head speaks of. */
  readonly isNext: boolean;
}

const badgeTones: Readonly<Record<CaseFace, string>> = {
  granted: 'badge good',
  narrower: 'badge good',
  temporary: 'badge good',
  denied: 'badge bg-ground-sunk text-ink',
  closed: 'badge bg-ground-sunk text-ink',
  cancelled: 'badge bg-ground-sunk text-ink',
};

function Matter({ matter, hold, isAlone, isNext, ...props }: MatterProps) {
  const { readings } = props;
  const labels = props.page.matters;
  const face = faceOf(matter.reading);
  // Nobody is asked for anything while the case waits.
  const pause = hold !== null && holdSpeaks(matter.status) ? readings.holds[hold] : null;
  // The one thing to do may be here: it is open, and stays so when they close it.
  const isAsked = isNext && matter.reading === 'file_herself' && matter.turn === 'client';
  const [isOpen, setOpen] = useState(isAsked);
  const isWhole = useIsWhole();
  const name = [
    isAlone ? null : fill(labels.short, { place: matter.place }),
    matter.county ?? labels.courts[matter.court],
    isAlone ? matter.docketNumber : null,
  ].filter(Boolean);
  return (
    <li>
      <details
        open={isOpen || isWhole}
        onToggle={({ currentTarget }) => !isWhole && setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 leading-snug">
          <span className="font-strong">{name.join(' · ')}</span>
          {!matter.leftOut && (
            <span
              className={
                pause
                  ? 'badge bg-ground-sunk text-ink'
                  : face
                    ? badgeTones[face]
                    : matter.turn === 'client'
                      ? 'badge'
                      : 'badge good'
              }
            >
              {(pause ?? readings.readings[matter.reading]).badge}
            </span>
          )}
        </summary>
        {(isOpen || isWhole) && <Opened matter={matter} isAsked={isAsked} {...props} />}
      </details>
    </li>
  );
}

interface OpenedProps extends CasePartProps {
  readonly matter: CasePageMatter;
  readonly isAsked: boolean;
}

function Opened({ matter, isAsked, ...props }: OpenedProps) {
  const { locale, page } = props;
  const isWhole = useIsWhole();
  const labels = page.matters;
  // Once it is done it stays where it was: the confirmation stands in it, and has the focus.
  const [isReportFirst] = useState(isAsked);
  // So does the word that they stopped, after which there is nothing to tell.
  const [wasTellable] = useState(isTellable(matter.status));
  const day = (date: string) => formatDate(date, locale);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      labels.court,
      [labels.courts[matter.court], matter.county && fill(labels.county, { county: matter.county })]
        .filter(Boolean)
        .join(', '),
    ],
    [labels.docket, matter.docketNumber ?? labels.docketUnknown],
    [labels.nameAsFiled, matter.nameAsFiled],
    [labels.filedOn, matter.filedOn && day(matter.filedOn)],
    [labels.envelope, matter.filedEnvelope],
    [labels.hearingAt, matter.hearingAt && formatAppointment(matter.hearingAt, locale)],
    [labels.place, matter.hearingAt && matter.hearingPlace],
    [labels.decidedOn, matter.decidedOn && day(matter.decidedOn)],
    [labels.part, matter.outcomePart],
    [labels.endsOn, matter.limitEndsOn && day(matter.limitEndsOn)],
  ];
  const list = (
    <FactList>
      {facts.map(([label, value]) =>
        value ? (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ) : null,
      )}
    </FactList>
  );
  const reports = !matter.leftOut && (wasTellable || isTellable(matter.status)) && (
    <Suspense>
      <Reports caseId={props.caseId} matter={matter} />
    </Suspense>
  );
  return (
    <div className={`grid pb-2 ${isReportFirst ? '' : 'gap-2'}`}>
      {matter.leftOut && <p>{labels.leftOut}</p>}
      {!isReportFirst && list}
      {matter.lastCheck && (
        <p>{fill(props.cases.findings[matter.lastCheck.found], { date: day(matter.lastCheck.on) })}</p>
      )}
      {matter.hiddenSeenOn && matter.lastCheck?.found !== 'hidden' && (
        <p>{fill(labels.hidden, { date: day(matter.hiddenSeenOn) })}</p>
      )}
      {reports}
      {/* What they came to do stands first; what they know already is folded until it is done. */}
      {isReportFirst && (
        <details open={isWhole || !isAsked}>
          <summary className={link}>{labels.facts}</summary>
          {list}
        </details>
      )}
      {!matter.leftOut && hasOrder(matter.status) && (
        <Opening title={page.letters.title}>
          <Letters caseId={props.caseId} matter={matter} />
        </Opening>
      )}
    </div>
  );
}

/** Read when it is opened: most who come look at where their case stands. */
function Opening({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={link}>{title}</summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}
