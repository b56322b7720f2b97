import type { ReactNode } from 'react';
import type { AccountWords } from '#i18n/en/account.ts';
import { buttonRow } from '#ui/button.ts';
import { FormProblems } from './FormProblems.tsx';
import type { useOwnForm } from './use-own-form.ts';

interface OwnFormProps {
  readonly own: Pick<ReturnType<typeof useOwnForm>, 'faults' | 'busy' | 'submit'>;
  readonly account: AccountWords;
  readonly button: { readonly text: string; readonly busy: string; readonly second?: boolean };
  readonly children: ReactNode;
  /** Shown below the button once the form was sent or refused. */
  readonly answer?: ReactNode;
}

export function OwnForm({ own, account, button, children, answer }: OwnFormProps) {
  return (
    <form
      className="grid grid-cols-1 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        own.submit();
      }}
    >
      <FormProblems faults={own.faults} account={account} />
      {children}
      <p className={buttonRow}>
        <button type="submit" className={button.second ? 'button second' : 'button'} disabled={own.busy}>
          {own.busy ? button.busy : button.text}
        </button>
      </p>
      {answer}
    </form>
  );
}
