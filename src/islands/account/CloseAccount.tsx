import { useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { closeAccountRequest } from '#domain/access/own-account.ts';
import { hasCode } from '#browser/api-fault.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { OpenMatter } from './OpenMatter.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { TitledList } from './TitledList.tsx';

interface CloseAccountProps extends PartProps {
  readonly onClosed: () => void;
}

/** Lists what is kept and what is deleted before asking. With an open case it refers people to us instead. */
export default function CloseAccount({ onClosed, ...part }: CloseAccountProps) {
  const { locale, words, account } = part;
  const labels = words.close;
  const [open, setOpen] = useState('');
  return (
    <>
      <p>{labels.lead}</p>
      <TitledList title={labels.kept} lines={labels.keptList} />
      <TitledList title={labels.gone} lines={labels.goneList} />
      <OwnForm
        part={part}
        call={accessApi.close}
        schema={closeAccountRequest}
        words={{
          fields: { currentPassword: words.currentPassword },
          submit: labels.submit,
          sending: words.saving,
        }}
        quiet
        onSend={() => setOpen('')}
        onDone={() => {
          delete document.documentElement.dataset.signedIn;
          onClosed();
        }}
        done={() => null}
        onRefused={(error) => {
          if (!hasCode(error, 'open_case')) return;
          setOpen(error.message);
          return true;
        }}
      >
        <CurrentPassword account={account} />
      </OwnForm>
      <OpenMatter locale={locale} words={labels} text={open} />
    </>
  );
}
