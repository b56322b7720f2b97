import { Suspense } from 'react';
import { includesCalls } from '#domain/calendar/call-rules.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { late } from '../../calls/late.tsx';
import { PlaceHead } from '../case/PlaceHead.tsx';
import { Thread } from './Thread.tsx';

/** Comes with its words for packages that include calls. */
const calls = {
  en: late(() => import('../calls/CallsEn.tsx')),
  es: late(() => import('../calls/CallsEs.tsx')),
} as const;

interface MessagesPlaceProps extends CasePartProps {
  readonly one: CasePage;
  readonly changes: number;
}

/** What is written between the client and us, with the box at the bottom; calls are booked here, too. */
export default function MessagesPlace({ one, changes, ...props }: MessagesPlaceProps) {
  const Calls = calls[props.locale];
  return (
    <>
      <PlaceHead place="messages" page={props.page} />
      {includesCalls(one.packageId) && (
        <Suspense>
          <Calls {...props} />
        </Suspense>
      )}
      <Thread {...props} version={changes} />
    </>
  );
}
