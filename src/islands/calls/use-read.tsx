import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { describeFault } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { topicOf } from './api-query.tsx';

interface Reader {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
}

/** A place and the parts in it ask for the same at nearly the same time, which is one question. */
const sameQuestionMs = 2_000;

/**
 * What a client reads at an address that is not in the contract yet, a way to ask again, and the fault ready to be shown:
 * a part of the page that is silently missing looks as if nothing were asked of them. What was read stays while it is
 * read again. Nothing is asked while `isEnabled` is false.
 */
export function useRead<Answer>(path: string, { locale, account, siteEmail }: Reader, isEnabled = true) {
  const { data, error, isFetched, isFetching, refetch } = useQuery({
    queryKey: [topicOf(path), path],
    queryFn: () => callApi<Answer>(path, { locale }),
    staleTime: sameQuestionMs,
    // What could not be read is asked for again by the button, not by the next part that shows it.
    retryOnMount: false,
    enabled: isEnabled,
  });
  const reload = async (): Promise<void> => void (await refetch());
  const load = () => void reload();
  const shown = error && !isFetching ? describeFault(error, account) : null;
  return {
    answer: data ?? null,
    error: isFetching ? null : error,
    load,
    reload,
    /** Neither an answer nor a fault yet. */
    waits: !isFetched,
    readFault: shown && <Fault {...faultTexts(shown, account, { retry: load, email: siteEmail })} />,
  };
}

/** A part of the page that could not be read, under its title; nothing while it is being read. */
export function Unread({ title, fault }: { readonly title: string; readonly fault: ReactNode }) {
  if (!fault) return null;
  return (
    <section className="card no-print grid grid-cols-1 gap-4">
      <h2 className="text-h3">{title}</h2>
      {fault}
    </section>
  );
}
