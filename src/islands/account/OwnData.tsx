import { useState } from 'react';
import * as ownDataApi from '#domain/own-data/api.ts';
import type { OwnDataAnswer } from '#domain/own-data/own-data.ts';
import { callApi } from '#browser/call-api.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import type { OwnDataCopy } from './OwnDataCopy.tsx';
import { OwnForm } from './OwnForm.tsx';
import { useOwnForm } from './use-own-form.ts';

const ids = { currentPassword: 'copy-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).ownDataRequest;

/** Asks for the password, then offers a copy of everything we keep, as one file or piece by piece. */
export default function OwnData({ locale, words, account, messages, ownData }: PartProps) {
  const labels = ownData.copy;
  const [ready, setReady] = useState<{ answer: OwnDataAnswer; Copy: typeof OwnDataCopy } | null>(null);
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (body) => {
      const [answer, part] = await Promise.all([
        callApi(ownDataApi.copy, body, { locale }),
        import('./OwnDataCopy.tsx'),
      ]);
      setReady({ answer, Copy: part.OwnDataCopy });
    },
  });
  return (
    <>
      <p>{labels.lead}</p>
      <p className="quiet">{labels.limit}</p>
      <div className="font-strong text-good empty:hidden" role="status">
        {ready && <p>{labels.ready}</p>}
      </div>
      {ready ? (
        <ready.Copy answer={ready.answer} locale={locale} ownData={ownData} />
      ) : (
        <OwnForm own={sending} account={account} button={{ text: labels.submit, busy: labels.preparing }}>
          <p className="quiet">{labels.shared}</p>
          <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
        </OwnForm>
      )}
    </>
  );
}
