import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { Locale } from '#domain/languages.ts';
import { describeFault } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { callStaff } from './staff-calls.ts';

/**
 * What the workplace has read. Nothing is tried again by itself: a fault is shown with a button, because staff should
 * know that what they see may be old. Emptied when the session ends.
 */
export const staffQueries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 300_000 },
  },
});

interface Reader {
  readonly locale: Locale;
  readonly account: AccountWords;
}

/** What is asked for under which key. Keys begin with what a change makes old: `['case', id, …]`. */
interface Question {
  readonly key: readonly unknown[];
  readonly path: string;
  /** Asked by POST, so that no name stands in an address. */
  readonly body?: object;
  /** The old answer stays in sight while this one is on its way. */
  readonly keepsOld?: boolean;
}

/** A part of the workplace as the server knows it: kept while it is read again, with the fault ready to be shown. */
export function useStaffRead<Answer>({ key, path, body, keepsOld }: Question, { locale, account }: Reader) {
  const { data, error, isFetching, refetch } = useQuery<Answer, Error>(
    {
      queryKey: [...key, locale],
      queryFn: () => callStaff<Answer>(path, body ? { method: 'POST', locale, body } : { locale }),
      ...(keepsOld && { placeholderData: keepPreviousData }),
    },
    staffQueries,
  );
  return {
    answer: data ?? null,
    error,
    fault: error === null ? null : describeFault(error, account),
    load: () => void refetch(),
    waits: data === undefined && error === null,
    isFetching,
  };
}

/** Forgets all of it, when the session has ended. */
export const forgetRead = (): void => staffQueries.clear();

/** Reads again whatever was read under keys that begin like this. */
export const readAgain = (...key: readonly unknown[]): Promise<void> =>
  staffQueries.invalidateQueries({ queryKey: key });
