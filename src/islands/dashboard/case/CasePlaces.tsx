import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import * as caseApi from '#domain/cases/api.ts';
import { casePlaces, readCaseAnchor, type CasePlace } from '#domain/portal/case-places.ts';
import type { CasePage as Answer } from '#domain/portal/case-page.ts';
import type { Dashboard } from '#domain/portal/dashboard.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { path, signInPath } from '#i18n/routes.ts';
import { Fault } from '#ui/Fault.tsx';
import { Loading } from '#ui/Loading.tsx';
import { topicOf } from '../../calls/api-query.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { useWords, wordsOf } from '../../calls/use-words.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { CasePageProps } from '../case-page-props.ts';
import { leadTo } from '../lead-to.ts';
import { formWords } from '../use-form-words.ts';
import { actionOf } from './action.ts';
import { HomePlace } from './HomePlace.tsx';
import { PlaceBar } from './PlaceBar.tsx';
import { useAnchor } from './use-anchor.ts';
import { useWholePage, WholePage } from './use-whole-page.ts';

const messageWords = () => Promise.all([formWords(), wordsOf('calls')()]);
const PapersPlace = lazyWithFallback(() => import('../papers/PapersPlace.tsx'), formWords);
const MessagesPlace = lazyWithFallback(() => import('../messages/MessagesPlace.tsx'), messageWords);
const MorePlace = lazyWithFallback(() => import('../more/MorePlace.tsx'), formWords);

interface CasePlacesProps extends Omit<CasePageProps, 'page'> {
  readonly caseId: string;
  /** What belongs to the client rather than to the case; null until it is read. */
  readonly dashboard: Dashboard | null;
  readonly reload: () => void;
  /** What stands above the case, such as the result of a payment. */
  readonly children?: ReactNode;
}

/** A client's case: four places, each with its address. */
export default function CasePlaces({ caseId, children, ...shown }: CasePlacesProps) {
  const page = useWords('case-page');
  const props = { ...shown, page };
  const { locale, account, siteEmail } = props;
  const client = useQueryClient();
  const { data: answer, error, reload: load } = useApiQuery(caseApi.read, { id: caseId });
  const isSignedOut = hasCode(error, 'sign_in_required', 'second_factor_required');
  useEffect(() => {
    if (isSignedOut)
      location.replace(signInPath(locale, path('dashboard', locale) + location.search + location.hash));
  }, [isSignedOut, locale]);
  if (answer)
    return (
      <Open
        {...props}
        one={answer}
        top={children}
        // Whatever they did may show elsewhere in the case, too: as a message, in the history, as a date.
        onChanged={() => void client.invalidateQueries({ queryKey: [topicOf(caseApi.read.path)] })}
      />
    );
  return (
    <div className="grid min-h-[calc(100dvh-var(--spacing-header))] grid-cols-1 content-start gap-4">
      {children}
      {hasCode(error, 'not_found') && (
        // The link of a mail to somebody else, or one that was cut: trying again leads nowhere.
        <>
          <Fault {...page.notHere} contact={{ label: account.orWrite, email: siteEmail }} />
          <p>
            <a href={path('dashboard', locale)}>{props.words.allCases}</a>
          </p>
        </>
      )}
      {error !== null && !isSignedOut && !hasCode(error, 'not_found') && (
        <Fault {...faultTexts(describeFault(error, account), account, { retry: load, email: siteEmail })} />
      )}
      {error === null && <Loading>{page.loading}</Loading>}
    </div>
  );
}

interface OpenProps extends CasePageProps, Pick<CasePlacesProps, 'dashboard' | 'reload'> {
  readonly one: Answer;
  readonly top: ReactNode;
  readonly onChanged: () => void;
}

function Open({ one, top, onChanged, dashboard, reload, ...props }: OpenProps) {
  const { page } = props;
  const anchor = useAnchor();
  const { place, part } = readCaseAnchor(anchor);
  const [opened, setOpened] = useState<readonly CasePlace[]>([place]);
  if (!opened.includes(place)) setOpened([...opened, place]);
  const { isWhole, printWhole } = useWholePage();
  useLanding(place, part);
  const shared = { ...props, one, caseId: one.id, onChanged };
  const action = one.sight.turn === 'client' ? readCaseAnchor(actionOf(one).href(props.locale)).place : null;
  const onHold = holdNote(one, place, props);
  const parts: Readonly<Record<CasePlace, ReactNode>> = {
    case: <HomePlace {...shared} />,
    papers: <PapersPlace {...shared} known={dashboard?.cases.find(({ id }) => id === one.id) ?? null} />,
    messages: <MessagesPlace {...shared} />,
    more: <MorePlace {...shared} dashboard={dashboard} reload={reload} onPrint={printWhole} />,
  };
  return (
    <WholePage value={isWhole}>
      <div className="flex min-h-[calc(100dvh-var(--spacing-header))] flex-col gap-4 md:gap-6 md:pb-12">
        {top}
        <PlaceBar
          words={page.places}
          place={place}
          waits={new Set(action && action !== 'case' ? [action] : [])}
          unread={one.unread}
        />
        {onHold && <p className="notice">{onHold}</p>}
        {casePlaces.map(
          (name) =>
            (opened.includes(name) || isWhole) && (
              <section
                key={name}
                aria-labelledby={name === 'case' ? 'case-title' : name}
                className={`grid-cols-1 content-start gap-4 print:grid ${name === place ? 'grid flex-1' : 'hidden'}`}
                data-place={name}
              >
                {/* Outside of what may still load, and load again: a heading that is taken away loses the focus. */}
                {name !== 'case' && (
                  <h1 className="text-h3-large leading-tight focus:outline-none" id={name} tabIndex={-1}>
                    {page.places[name]}
                  </h1>
                )}
                <Suspense fallback={<Loading>{page.loading}</Loading>}>{parts[name]}</Suspense>
              </section>
            ),
        )}
      </div>
    </WholePage>
  );
}

/** That the case waits, where the head of the case does not say so itself: nobody reads or signs papers for nothing. */
function holdNote(
  { sight }: Answer,
  place: CasePlace,
  { readings, locale }: Pick<CasePageProps, 'readings' | 'locale'>,
): string | null {
  if (sight.hold === null) return null;
  const { now, next, beside } = readingTexts(sight, readings, locale);
  return beside ?? (place === 'case' ? null : `${now} ${next}`);
}

/** Brings people to what the address names: by sight, by keyboard and by screen reader. */
function useLanding(place: CasePlace, part: string | null): void {
  const scrolled = useRef(new Map<CasePlace, number>());
  const last = useRef<CasePlace | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (part) return leadTo(part);
    // Whoever comes from a list or a mail begins at the top; the browser is there already.
    if (before !== place) {
      document.getElementById(place === 'case' ? 'case-title' : place)?.focus({ preventScroll: true });
      if (before) scrollTo({ top: scrolled.current.get(place) ?? 0, behavior: 'instant' });
    }
    const keep = () => scrolled.current.set(place, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [place, part]);
}
