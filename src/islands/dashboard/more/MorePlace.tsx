import type { ReactNode } from 'react';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { Dashboard } from '#domain/portal/dashboard.ts';
import { isOver } from '#domain/cases/status.ts';
import { path } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../../calls/use-words.ts';
import { useFormWords } from '../use-form-words.ts';
import { OnPaper } from './OnPaper.tsx';
import { AboutCase } from './AboutCase.tsx';
import { Fold } from './Fold.tsx';
import { Panels } from './Panels.tsx';

const Timeline = lazyWithFallback(() => import('./Timeline.tsx'));
const ReportName = lazyWithFallback(() => import('./ReportName.tsx'));
const ReportAddress = lazyWithFallback(() => import('./ReportAddress.tsx'));
const Milestones = lazyWithFallback(() => import('../milestones/Milestones.tsx'), wordsOf('milestones'));
const TextMessages = lazyWithFallback(() => import('../../calls/TextMessages.tsx'), wordsOf('text-consent'));
const Supporters = lazyWithFallback(() => import('../supporters/Supporters.tsx'), wordsOf('supporters'));

const asFold = (title: string, content: ReactNode) => (
  <Fold id="texts" title={title} isPrinted={false}>
    {content}
  </Fold>
);

interface MorePlaceProps extends CasePartProps {
  readonly one: CasePage;
  readonly dashboard: Dashboard | null;
  readonly reload: () => void;
  /** The whole case on paper, every part of it read first. */
  readonly onPrint: () => void;
}

/** What is looked for now and then: history, dates, money, helpers, and the account. */
export default function MorePlace({ one, dashboard, reload, onPrint, ...shown }: MorePlaceProps) {
  const props = useFormWords(shown);
  const { page, locale } = props;
  const isMany = one.matters.length > 1;
  return (
    <>
      <div className="border-t border-line">
        <Fold id="history" title={page.history.title}>
          <Milestones {...props} isMany={isMany} />
          <Timeline {...props} matters={one.matters} onPrint={onPrint} />
        </Fold>
        <Fold id="about" title={page.more.about}>
          <AboutCase about={one.about} locale={locale} page={page} />
        </Fold>
        {dashboard && <Panels {...props} dashboard={dashboard} reload={reload} />}
        <Fold id="supporters" title={page.more.supporters} isPrinted={false}>
          <Supporters caseId={props.caseId} />
        </Fold>
        <TextMessages locale={locale} account={props.account} frame={asFold} />
        <Fold id="on-paper" title={page.more.onPaper} isPrinted={false}>
          <OnPaper {...props} />
        </Fold>
        {one.matters.some(({ leftOut, status }) => !leftOut && !isOver(status)) && (
          <>
            <Fold id="address" title={page.more.address} isPrinted={false}>
              <ReportAddress caseId={one.id} matters={one.matters} />
            </Fold>
            <Fold id="name" title={page.more.name} isPrinted={false}>
              <ReportName caseId={one.id} />
            </Fold>
          </>
        )}
      </div>
      <p className="no-print flex flex-wrap gap-x-6">
        <a className={link} href={path('account', locale)} rel="nofollow">
          {page.more.account}
        </a>
        {dashboard && dashboard.cases.length > 1 && (
          <a className={link} href={path('dashboard', locale)}>
            {props.words.allCases}
          </a>
        )}
      </p>
    </>
  );
}
