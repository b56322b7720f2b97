import { lazy, Suspense } from 'react';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CasePartProps } from './case-page-props.ts';
import { paidSession } from './paid-session.ts';

const OfferForm = lazy(() => import('./OfferForm.tsx'));

interface OfferProps extends CasePartProps {
  readonly one: CasePage;
}

/** An offer of another package, and what became of its payment; its scripts come only where there is one. */
export function Offer({ one, ...props }: OfferProps) {
  if (!one.offer || (one.offer.status !== 'offered' && paidSession() === null)) return null;
  return (
    <Suspense>
      <OfferForm offer={one.offer} {...props} />
    </Suspense>
  );
}
