import { useRef } from 'react';
import { locales, type Locale } from '#domain/languages.ts';
import * as accessApi from '#domain/access/api.ts';
import { callApi } from '#browser/call-api.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

/** The language of mails. Some people read the site in one language and want their mails in the other. */
export function MailLanguage({ locale, words, account, own }: PartProps) {
  const labels = words.language;
  const action = useAction(account);
  const chosen = useRef<Locale>(own.preferredLanguage);
  const save = () => callApi(accessApi.changeLanguage, { language: chosen.current }, { locale });
  return (
    <AccountSection id="own-language" title={labels.title}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void action.run(save, labels.done);
        }}
      >
        <RadioGroup
          id="mail-language"
          label={labels.label}
          inRow
          chosen={own.preferredLanguage}
          input={{
            name: 'language',
            onChange: (event) => {
              chosen.current = event.target.value as Locale;
            },
          }}
          options={locales.map((value) => ({ value, text: labels.options[value] }))}
        />
        <p className="buttons">
          <button type="submit" className="button second" disabled={action.busy}>
            {action.busy ? words.saving : labels.submit}
          </button>
        </p>
        <ActionOutcome action={action} account={account} />
      </form>
    </AccountSection>
  );
}
