import { Suspense, useState, type ReactNode } from 'react';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import { isOver, type CaseStatus } from '#domain/cases/status.ts';
import { fill, formatDate, formatAppointment } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fact, FactList } from '#ui/FactList.tsx';
import type { CasePartProps } from './case-page-props.ts';
import { WhenStirred } from './WhenStirred.tsx';
import { isChoosable } from './choosable.ts';
import { Reports } from './Reports.tsx';
import { lazyForm } from './lazy-form.tsx';

const Letters = lazyForm(() => import('./Letters.tsx'));
const ReportAddress = lazyForm(() => import('./ReportAddress.tsx'));
const ChooseMatters = lazyForm(() => import('./ChooseMatters.tsx'));
/** While what a client tells can still go into papers. */
const tellable: ReadonlySet<CaseStatus> = new Set([
  'in_review',
  'waiting_for_client',
  'preparing',
  'attorney_review',
  'client_review',
]);

/** There is an order to send to screening companies. */
const ordered: ReadonlySet<CaseStatus> = new Set(['granted', 'notifying', 'closed']);

interface MattersProps extends CasePartProps {
  readonly one: CasePage;
}

/** Each matter a row: where it stands, its dates, and what a client can report about it. */
export function Matters({ one, ...props }: MattersProps) {
  const { page } = props;
  if (one.matters.length === 0) return null;
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="matters">
      <h2 className="text-h3" id="matters" tabIndex={-1}>
        {one.matters.length === 1 ? page.matters.titleOne : page.matters.title}
      </h2>
      <ul className="grid divide-y divide-line">
        {one.matters.map((matter) => (
          <Matter key={matter.id} matter={matter} isAlone={one.matters.length === 1} {...props} />
        ))}
      </ul>
      {one.matters.some(({ leftOut, status }) => !leftOut && !isOver(status)) && (
        <Moved one={one} {...props} />
      )}
      {mayChoose(one) && (
        <details>
          <summary className={link}>{page.matters.choose}</summary>
          <WhenStirred>
            <ChooseMatters one={one} {...props} />
          </WhenStirred>
        </details>
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

function Matter({ matter, isAlone, ...props }: MatterProps) {
  const { locale, cases, readings } = props;
  const labels = props.page.matters;
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
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isAlone && <strong>{fill(labels.name, { place: matter.place })}</strong>}
        {!matter.leftOut && (
          <>
            <span className={matter.turn === 'client' ? 'badge' : 'badge good'}>
              {readings.readings[matter.reading].badge}
            </span>
            <span className="small quiet">{cases.ball[matter.turn]}</span>
          </>
        )}
      </p>
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
        <p>
          <a
            className={link}
            href={`${casePath(locale, props.caseId)}&statement=${matter.id}`}
            aria-label={isAlone ? undefined : fill(props.page.papers.tellNamed, { place: matter.place })}
            rel="nofollow"
          >
            {props.page.papers.tell}
          </a>
        </p>
      )}
      {!matter.leftOut && <Reports matter={matter} {...props} />}
      {!matter.leftOut && ordered.has(matter.status) && <LettersPart matter={matter} {...props} />}
    </li>
  );
}

/** One address for all matters of the case. */
function Moved({ one, ...props }: MattersProps) {
  const [isDone, setDone] = useState(false);
  // The account leads here.
  const [isOpen] = useState(() => location.hash === '#address');
  const { report } = props.page;
  return (
    <div className="no-print grid gap-2">
      <DoneNote>{isDone ? report.addressDone : ''}</DoneNote>
      <details key={String(isDone)} open={isOpen && !isDone}>
        <summary className={link} id="address">
          {report.address}
        </summary>
        <WhenStirred anchor="address">
          <ReportAddress
            matters={one.matters}
            {...props}
            onDone={() => {
              setDone(true);
              props.onChanged();
            }}
          />
        </WhenStirred>
      </details>
    </div>
  );
}

/** Read when it is opened: most who come look at where their case stands. */
function LettersPart(props: Omit<MatterProps, 'isAlone'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={link}>{props.page.letters.title}</summary>
      <Suspense>{isOpen && <Letters {...props} />}</Suspense>
    </details>
  );
}
