import { useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { OpenMatter } from './OpenMatter.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { TitledList } from './TitledList.tsx';
import { useOwnForm } from './use-own-form.ts';

const ids = { currentPassword: 'close-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).closeAccountRequest;

interface CloseAccountProps extends PartProps {
  readonly onClosed: () => void;
}

/** Lists what is kept and what is deleted before asking. With an open case it refers people to us instead. */
export default function CloseAccount({ locale, words, account, messages, onClosed }: CloseAccountProps) {
  const labels = words.close;
  const [open, setOpen] = useState('');
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (values) => {
      setOpen('');
      await callApi(accessApi.close, values, { locale });
      delete document.documentElement.dataset.signedIn;
      onClosed();
    },
    takesRefusal: (error) => {
      if (!hasCode(error, 'open_case')) return false;
      setOpen(error.message);
      return true;
    },
  });
  return (
    <>
      <p>{labels.lead}</p>
      <TitledList title={labels.kept} lines={labels.keptList} />
      <TitledList title={labels.gone} lines={labels.goneList} />
      <OwnForm
        own={sending}
        account={account}
        button={{ text: labels.submit, busy: words.saving, second: true }}
        answer={<OpenMatter locale={locale} words={labels} text={open} />}
      >
        <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
      </OwnForm>
    </>
  );
}
