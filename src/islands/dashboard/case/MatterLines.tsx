import { Suspense, useState, type ReactNode } from 'react';
import { faceOf, type CaseFace } from '#domain/cases/faces.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, formatAppointment, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { isChoosable } from './choosable.ts';
import { lazyForm } from '../lazy-form.tsx';
import { useIsWhole } from './use-whole-page.ts';

const Letters = lazyForm(() => import('./Letters.tsx'));
const Reports = lazyForm(() => import('./Reports.tsx'));
const ChooseMatters = lazyForm(() => import('./ChooseMatters.tsx'));

/** There is an order to send to screening companies. */
const ordered: ReadonlySet<CaseStatus> = new Set(['granted', 'notifying', 'closed']);
/** What the client did or heard can be told. */
const tellable: ReadonlySet<CaseStatus> = new Set(['ready_to_file', 'filed', 'hearing_set']);

interface MatterLinesProps extends CasePartProps {
  readonly one: CasePage;
}

/** One line for each matter, the newest decision first; each opens to its facts and to what can be told about it. */
export function MatterLines({ one, ...props }: MatterLinesProps) {
  const { page } = props;
  const [first] = one.matters;
  if (!first) return null;
  const isAlone = one.matters.length === 1;
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
          <Matter key={matter.id} matter={matter} isAlone={isAlone} {...props} />
        ))}
      </ul>
      {mayChoose(one) && (
        <Opening title={page.matters.choose}>
          <ChooseMatters one={one} {...props} />
        </Opening>
      )}
    </section>
  );
}

/** A package for fewer matters than there are, and papers of one that can still be put aside are not begun. */
const mayChoose = ({ matters }: CasePage) =>
  matters.some(({ leftOut }) => leftOut) && matters.some((matter) => !matter.leftOut && isChoosable(matter));

interface MatterProps extends CasePartProps {
  readonly matter: CasePageMatter;
  readonly isAlone: boolean;
}

const badgeTones: Readonly<Record<CaseFace, string>> = {
  granted: 'badge good',
  narrower: 'badge good',
  temporary: 'badge good',
  denied: 'badge bg-ground-sunk text-ink',
  closed: 'badge bg-ground-sunk text-ink',
  cancelled: 'badge bg-ground-sunk text-ink',
};

function Matter({ matter, isAlone, ...props }: MatterProps) {
  const { readings } = props;
  const labels = props.page.matters;
  const face = faceOf(matter.reading);
  // The one thing to do may be here: it is open, and stays so when they close it.
  const [isOpen, setOpen] = useState(matter.reading === 'file_herself' && matter.turn === 'client');
  const isWhole = useIsWhole();
  const name = [
    isAlone ? null : fill(labels.name, { place: matter.place }),
    matter.county ?? labels.courts[matter.court],
    isAlone ? matter.docketNumber : null,
  ].filter(Boolean);
  return (
    <li>
      <details
        open={isOpen || isWhole}
        onToggle={({ currentTarget }) => !isWhole && setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 leading-snug">
          <span className="font-strong">{name.join(' · ')}</span>
          {!matter.leftOut && (
            <span className={face ? badgeTones[face] : matter.turn === 'client' ? 'badge' : 'badge good'}>
              {readings.readings[matter.reading].badge}
            </span>
          )}
        </summary>
        {(isOpen || isWhole) && <Facts matter={matter} {...props} />}
      </details>
    </li>
  );
}

function Facts({ matter, ...props }: Omit<MatterProps, 'isAlone'>) {
  const { locale, page } = props;
  const labels = page.matters;
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
    [labels.hearingAt, matter.hearingAt && formatAppointment(matter.hearingAt, locale)],
    [labels.place, matter.hearingAt && matter.hearingPlace],
    [labels.decidedOn, matter.decidedOn && day(matter.decidedOn)],
    [labels.part, matter.outcomePart],
    [labels.endsOn, matter.limitEndsOn && day(matter.limitEndsOn)],
  ];
  return (
    <div className="grid gap-3 pb-4">
      {matter.leftOut && <p>{labels.leftOut}</p>}
      <FactList>
        {facts.map(([label, value]) =>
          value ? (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ) : null,
        )}
      </FactList>
      {matter.hiddenSeenOn && <p>{fill(labels.hidden, { date: day(matter.hiddenSeenOn) })}</p>}
      {!matter.leftOut && tellable.has(matter.status) && (
        <Suspense>
          <Reports matter={matter} {...props} />
        </Suspense>
      )}
      {!matter.leftOut && ordered.has(matter.status) && (
        <Opening title={page.letters.title}>
          <Letters matter={matter} {...props} />
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
