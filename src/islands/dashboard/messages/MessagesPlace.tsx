import * as calendarApi from '#domain/calendar/api.ts';
import { includesCalls } from '#domain/calendar/call-rules.ts';
import * as caseApi from '#domain/cases/api.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { Loading } from '#ui/Loading.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { Calls } from '../calls/Calls.tsx';
import { useFormWords } from '../use-form-words.ts';
import { Thread } from './Thread.tsx';

interface MessagesPlaceProps extends CasePartProps {
  readonly one: CasePage;
}

/** What is written between the client and us, with the box at the bottom; calls are booked here, too. */
export default function MessagesPlace({ one, ...shown }: MessagesPlaceProps) {
  const props = useFormWords(shown);
  const { caseId, page } = props;
  const thread = useApiQuery(caseApi.thread, { id: caseId });
  const hasCalls = includesCalls(one.packageId);
  const calls = useApiQuery(calendarApi.callTimes, { id: caseId }, { isEnabled: hasCalls });
  return (
    <>
      {/* What came later would push away the newest message, where people begin. */}
      {thread.isLoading || (hasCalls && calls.isLoading) ? (
        <Loading>{page.loading}</Loading>
      ) : (
        <>
          {hasCalls && <Calls {...shown} />}
          <Thread {...props} />
        </>
      )}
    </>
  );
}
