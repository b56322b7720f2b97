import type { ReactNode } from 'react';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { useAnswer } from './use-answer.ts';

interface Reader {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
}

/**
 * What a client reads, a way to ask again, and the fault ready to be shown: a part of the page that is silently missing
 * looks as if nothing were asked of them. With a new `version` it is read again.
 */
export function useRead<Answer>(path: string, { locale, account, siteEmail }: Reader, version = 0) {
  const state = useAnswer<Answer>(account, () => callApi<Answer>(path, { locale }), `${path} ${version}`);
  const { fault, load } = state;
  const readFault = fault && <Fault {...faultTexts(fault, account, { retry: load, email: siteEmail })} />;
  return { ...state, readFault };
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
