import { useState } from 'react';
import { ownDataRequest } from '#domain/access/own-account.ts';
import * as ownDataApi from '#domain/own-data/api.ts';
import type { OwnDataAnswer } from '#domain/own-data/own-data.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnDataCopy } from './OwnDataCopy.tsx';
import { OwnForm } from './OwnForm.tsx';

/** Asks for the password, then offers a copy of everything we keep, as one file or piece by piece. */
export default function OwnData(part: PartProps) {
  const { locale, words, account, ownData } = part;
  const labels = ownData.copy;
  const [answer, setAnswer] = useState<OwnDataAnswer | null>(null);
  return (
    <>
      <p>{labels.lead}</p>
      <p className="quiet">{labels.limit}</p>
      <div className="font-strong text-good empty:hidden" role="status">
        {answer && <p>{labels.ready}</p>}
      </div>
      {answer ? (
        <OwnDataCopy answer={answer} locale={locale} ownData={ownData} />
      ) : (
        <OwnForm
          part={part}
          call={ownDataApi.copy}
          schema={ownDataRequest}
          words={{
            fields: { currentPassword: words.currentPassword },
            submit: labels.submit,
            sending: labels.preparing,
          }}
          onDone={setAnswer}
          done={() => null}
        >
          <p className="quiet">{labels.shared}</p>
          <CurrentPassword account={account} />
        </OwnForm>
      )}
    </>
  );
}
