import { Suspense, useState } from 'react';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { paidSession } from '../paid-session.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { formWords } from '../use-form-words.ts';

const OfferForm = lazyWithFallback(() => import('./OfferForm.tsx'), formWords);

interface OfferProps extends CasePartProps {
  readonly one: CasePage;
}

/** An offer of another package, and what happened with it; its scripts come only where there is one. */
export function Offer({ one, ...props }: OfferProps) {
  const isOpen = one.offer?.status === 'offered';
  // The answer is told where it was given, though the offer is no longer open once the case was read again.
  const [wasOpen, setWasOpen] = useState(() => paidSession() !== null);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!one.offer || !(isOpen || wasOpen)) return null;
  return (
    <Suspense>
      <OfferForm offer={one.offer} {...props} />
    </Suspense>
  );
}
