import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { readDraft } from '#browser/intake/draft-calls.ts';
import { lazyWithFallback } from '../calls/lazy-with-fallback.tsx';
import type { IntakeWizardProps } from './wizard-props.ts';

const IntakeWizard = lazyWithFallback(() => import('./IntakeWizard.tsx'));

interface PausedIntakeProps extends IntakeWizardProps {
  /** Why, and where to turn: static HTML from the page. */
  readonly notice?: ReactNode;
}

/**
 * While no new applications are taken: the notice, or the form for people who began one or have paid for it already.
 */
export default function PausedIntake({ notice, ...props }: PausedIntakeProps) {
  const [begun, setBegun] = useState(false);
  const { locale } = props;
  useEffect(() => {
    // A mailed link to continue brings the draft to this browser.
    if (new URLSearchParams(location.search).has('continue')) return setBegun(true);
    readDraft(locale).then(
      ({ draft, account }) => setBegun(draft !== null || account?.waitingCase != null),
      () => undefined,
    );
  }, [locale]);
  if (!begun) return <>{notice}</>;
  return (
    <Suspense fallback={notice}>
      <IntakeWizard {...props} />
    </Suspense>
  );
}
