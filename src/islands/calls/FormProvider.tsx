import { useMemo, type ReactNode } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import type { Locale } from '#domain/languages.ts';
import { ApiError } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { callApi, type CallApi } from '#browser/call-api.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import { loadWords } from '#i18n/load-words.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { FormKitContext, type FormKit } from '#ui/form/form-kit.ts';
import { describeRefusal } from './describe-refusal.ts';
import { LocaleContext } from './use-words.ts';

const isOld = (error: unknown): boolean =>
  hasCode(error, 'stale', 'key_used', 'move_incomplete', 'case_held');

export interface FormProviderProps {
  readonly locale: Locale;
  readonly words: FormKitWords;
  /** The address people write to. */
  readonly siteEmail: string;
  /** How the server is called; the workplace has a way of its own. */
  readonly call?: CallApi;
  /** After a write: reads again what these calls are about. */
  readonly reload?: (calls: readonly ApiCall[]) => Promise<void>;
  readonly onTakenBack?: FormKit['onTakenBack'];
  readonly children: ReactNode;
}

/**
 * What forms and words below it need: a language, a way to call the server, and the words all forms share. Portal and
 * workplace take `AppProvider`, which also keeps what was read; public pages do not load that.
 */
export function FormProvider(props: FormProviderProps) {
  const { locale, words, siteEmail, call = callApi, reload, onTakenBack, children } = props;
  const kit = useMemo(
    (): FormKit => ({
      words,
      messages: async () => {
        const messages: Readonly<Record<string, string>> = await loadWords('field-messages', locale).catch(
          () => ({}),
        );
        return (key) => sentenceOf(messages, key) ?? messages['field.wrongType'] ?? words.unreadable;
      },
      send: async (one, input, alsoReloads) => {
        try {
          const answer: unknown = await call(one, input as never);
          await reload?.([one, ...alsoReloads]);
          return answer;
        } catch (error) {
          if (isOld(error)) await reload?.([one, ...alsoReloads]);
          throw error;
        }
      },
      describe: (error) => describeRefusal(error, { locale, words, siteEmail }),
      isOld,
      isLost: (error) => error instanceof ApiError && error.isPassing,
      onTakenBack,
    }),
    [locale, words, siteEmail, call, reload, onTakenBack],
  );
  return (
    <LocaleContext value={locale}>
      <FormKitContext value={kit}>{children}</FormKitContext>
    </LocaleContext>
  );
}
