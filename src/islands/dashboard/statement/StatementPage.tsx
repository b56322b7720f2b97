import { useEffect, useRef } from 'react';
import * as paperApi from '#domain/papers/api.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { casePath, path, signInPath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Loading } from '#ui/Loading.tsx';
import { useWords } from '../../calls/use-words.ts';
import type { DashboardProps } from '../dashboard-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { ReadBack } from './ReadBack.tsx';
import { Wizard } from './Wizard.tsx';

interface StatementPageProps extends DashboardProps {
  readonly matterId: string;
}

/** What a client tells for the papers of one matter, and its English to read back. */
export default function StatementPage({ matterId, ...shown }: StatementPageProps) {
  const labels = useWords('statement');
  const props = { ...shown, labels };
  const { locale, account, siteEmail } = props;
  const { data: own, error, reload: load } = useApiQuery(paperApi.statement, { id: matterId });
  const isSignedOut = hasCode(error, 'sign_in_required', 'second_factor_required');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSignedOut) location.replace(signInPath(locale, path('dashboard', locale) + location.search));
  }, [isSignedOut, locale]);
  const isRead = own !== undefined;
  useEffect(() => {
    if (isRead) heading.current?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <div className="grid grid-cols-1 gap-6">
      {error !== null && !isSignedOut && (
        <Fault {...faultTexts(describeFault(error, account), account, { retry: load, email: siteEmail })} />
      )}
      {!own && error === null && <Loading>{account.loading}</Loading>}
      {own && (
        <>
          <header className="grid gap-2">
            <p>
              <a className={link} href={casePath(locale, own.caseId)}>
                {labels.back}
              </a>
            </p>
            <h1 className="text-h2" tabIndex={-1} ref={heading}>
              {labels.title}
            </h1>
            <p>{own.open ? labels.lead : labels.closed}</p>
          </header>
          <ReadBack own={own} matterId={matterId} onDone={load} />
          {own.open && <Wizard {...props} own={own} matterId={matterId} onSaved={load} />}
        </>
      )}
    </div>
  );
}
