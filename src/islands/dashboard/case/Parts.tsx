import { Suspense } from 'react';
import type { CasePage } from '#domain/portal/case-page.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../../calls/use-words.ts';
import type { CasePartProps } from '../case-page-props.ts';

const PartsForm = lazyWithFallback(() => import('../parts/PartsForm.tsx'), wordsOf('case-parts'));

interface PartsProps extends Pick<CasePartProps, 'onChanged'> {
  readonly one: CasePage;
}

/** The parts of a price: what is paid and what comes when. */
export function Parts({ one, onChanged }: PartsProps) {
  if (!one.plan) return null;
  return (
    <Suspense>
      <PartsForm plan={one.plan} weFile={one.weFile} onChanged={onChanged} />
    </Suspense>
  );
}
