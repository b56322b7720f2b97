import { Suspense } from 'react';
import type { CasePage } from '#domain/portal/case-page.ts';
import { late } from '../../calls/late.tsx';
import type { CasePartProps } from '../case-page-props.ts';

/** Comes with its words where a price is paid in parts. */
const forms = {
  en: late(() => import('../parts/PartsEn.tsx')),
  es: late(() => import('../parts/PartsEs.tsx')),
} as const;

interface PartsProps extends CasePartProps {
  readonly one: CasePage;
}

/** The parts of a price: what is paid and what comes when. */
export function Parts({ one, ...props }: PartsProps) {
  if (!one.plan) return null;
  const Form = forms[props.locale];
  return (
    <Suspense>
      <Form plan={one.plan} {...props} />
    </Suspense>
  );
}
