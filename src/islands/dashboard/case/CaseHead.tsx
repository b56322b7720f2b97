import type { ReactNode } from 'react';
import { asksAboutLaw, sendsToFreeHelp } from '#domain/cases/reading.ts';
import { faceOf, type CaseFace } from '#domain/cases/faces.ts';
import { phaseOf } from '#domain/cases/phases.ts';
import { mayNeedFreeHelp } from '#domain/help/needs-help.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill, formatAppointment, formatDate, formatShortDay } from '#i18n/format.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { button } from '#ui/button.ts';
import type { CasePageProps } from '../case-page-props.ts';
import { actionOf, matterOf } from './action.ts';
import { FaceArt } from './FaceArt.tsx';
import { StageLine } from './StageLine.tsx';
import { WithCode } from '#ui/WithCode.tsx';

interface CaseHeadProps extends CasePageProps {
  readonly one: CasePage;
}

/** A yes is warm, a no and an end are sober; before that, the color says whose turn it is. */
const faceTones: Readonly<Record<CaseFace, string>> = {
  granted: 'bg-good-soft',
  narrower: 'bg-good-soft',
  temporary: 'bg-good-soft',
  denied: 'bg-ground-sunk',
  closed: 'bg-ground-sunk',
  cancelled: 'bg-ground-sunk',
};

/** Whose turn, until when, one sentence, and the one thing to press: what a client sees before any scrolling. */
export function CaseHead({ one, ...props }: CaseHeadProps) {
  const { locale, words, cases, page } = props;
  const { sight, moneyBack } = one;
  const labels = readingTexts(sight, props.readings, locale);
  const face = faceOf(sight.reading);
  const isTheirs = sight.turn === 'client';
  const action = isTheirs ? actionOf(one) : null;
  const tone = isTheirs ? 'bg-accent-soft' : face ? faceTones[face] : 'bg-card';
  return (
    <article
      className={`grid grid-cols-1 gap-3 rounded-l border border-line p-4 sm:p-6 ${tone}`}
      aria-labelledby="case-title"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
        <span className={`font-strong ${isTheirs ? 'text-accent-ink' : face ? 'text-heading' : 'text-good'}`}>
          <span className="me-2 inline-block size-2.5 rounded-full bg-current" aria-hidden="true" />
          <span>{cases.ball[sight.turn]}</span>
        </span>
        <span className="small text-ink-soft">{dayOf(one, props)}</span>
      </p>
      <div className="flex items-start gap-3">
        {face && <FaceArt of={face} />}
        <div className="min-w-0">
          {labels.about && <p className="small text-ink-soft">{labels.about}</p>}
          <h1 className="text-h3-large leading-tight focus:outline-none" id="case-title" tabIndex={-1}>
            {moneyBack ? words.moneyBack[moneyBack] : labels.now}
          </h1>
        </div>
      </div>
      <p className="leading-snug">
        {moneyBack && sight.reading === 'cancelled_declined_by_us' && (
          <span>{`${words.moneyBack.declined} `}</span>
        )}
        <span>
          {moneyBack === 'failed'
            ? words.moneyBack.nextFailed
            : moneyBack
              ? words.moneyBack.next
              : labels.next}
        </span>
      </p>
      {action && (
        <p className="no-print">
          <a className={`${button} max-sm:w-full`} href={action.href(locale)}>
            {page.turn[action.label]}
          </a>
        </p>
      )}
      <StageLine phase={phaseOf(sight.status)} cases={cases} page={page} />
      <div className="flex flex-wrap gap-x-4">
        <Answer title={page.next}>
          <span>{labels.after}</span>
          {(asksAboutLaw(sight.reading) || sendsToFreeHelp(sight.reading)) && (
            // The same name here and on the home page: with a hand-over on this page, nobody is led away from it.
            <a
              className="block"
              href={mayNeedFreeHelp(one) ? freeHelpSection : path('home', locale, freeHelpSection)}
            >
              {page.freeHelp}
            </a>
          )}
        </Answer>
        <Answer title={page.when} isOpen={one.due?.isLate === true}>
          <span>{whenOf(one, props)}</span>
          {one.checkedAt && (
            <span className="block">{fill(page.checked, { date: formatDate(one.checkedAt, locale) })}</span>
          )}
        </Answer>
      </div>
      <p className="small quiet flex flex-wrap items-center gap-x-2">
        {one.preparer && one.hasPreparerPicture && (
          <img
            className="size-8 shrink-0 rounded-full border border-line object-cover"
            src={`/api/cases/${one.id}/preparer-picture`}
            alt=""
            width={32}
            height={32}
          />
        )}
        {one.preparer && <span>{fill(page.preparer, { name: one.preparer })}</span>}
        <span>
          <WithCode text={words.caseTitle} code={one.caseNumber} />
        </span>
      </p>
    </article>
  );
}

interface AnswerProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Answer({ title, isOpen = false, children }: AnswerProps) {
  return (
    <details className="open:w-full" open={isOpen}>
      <summary className="min-h-11 py-2.5 text-s leading-normal font-strong">{title}</summary>
      <p className="pb-2">{children}</p>
    </details>
  );
}

/** The day beside the turn: when it is due, or when the court looks at it. */
function dayOf(one: CasePage, { locale, page }: CasePageProps): string | null {
  const { sight, due } = one;
  if (due && !due.isLate) return fill(page.by, { date: formatShortDay(due.at, locale) });
  const dueOn = sight.turn === 'client' ? one.requests.find((request) => request.dueOn)?.dueOn : null;
  if (dueOn) return fill(page.by, { date: formatShortDay(dueOn, locale) });
  const hearing = sight.status === 'hearing_set' ? matterOf(one)?.hearingAt : null;
  return hearing ? fill(page.on, { date: formatShortDay(hearing, locale) }) : null;
}

function whenOf(one: CasePage, { locale, page }: CasePageProps): string {
  const { sight, due } = one;
  if (sight.hold !== null && sight.turn !== 'court') return page.held;
  if (due) return fill(due.isLate ? page.late : page.due, { date: formatDate(due.at, locale) });
  switch (sight.turn) {
    case 'client':
      return page.yours;
    case 'court': {
      const hearing = sight.status === 'hearing_set' ? matterOf(one)?.hearingAt : null;
      return hearing ? fill(page.hearing, { date: formatAppointment(hearing, locale) }) : page.court;
    }
    case 'nobody':
      return page.over;
    default:
      return fill(page.news, { hours: promises.supportReplyHours });
  }
}
