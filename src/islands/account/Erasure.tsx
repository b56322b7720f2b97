import { useEffect, useRef, useState } from 'react';
import { ownDataRequest } from '#domain/access/own-account.ts';
import * as ownDataApi from '#domain/own-data/api.ts';
import { promises } from '#domain/promises/timings.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { buttonRow } from '#ui/button.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { OpenMatter } from './OpenMatter.tsx';
import type { PartProps } from './own-account-props.ts';
import { OwnForm } from './OwnForm.tsx';
import { TitledList } from './TitledList.tsx';
import { useAction } from './use-action.ts';

/** Lists what is deleted and what must be kept, then asks. A request can be withdrawn until it is done. */
export default function Erasure(props: PartProps) {
  const { locale, account, own, ownData, reload } = props;
  const labels = ownData.erase;
  const action = useAction(account);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(own.erasureDue);
  useEffect(() => {
    if (before.current === own.erasureDue) return;
    before.current = own.erasureDue;
    // The button that had the focus is gone, so the focus moves to the result.
    box.current?.focus();
  }, [own.erasureDue]);
  return (
    <>
      {own.erasureDue === null ? (
        <>
          <div tabIndex={-1} ref={box}>
            <p>{fill(labels.lead, { days: promises.dataRequestDays })}</p>
          </div>
          <TitledList title={labels.gone} lines={labels.goneList} />
          <TitledList title={labels.kept} lines={labels.keptList} />
          <Ask {...props} />
        </>
      ) : (
        <div className="notice grid gap-2" tabIndex={-1} ref={box}>
          <p>
            <strong>{labels.asked}</strong>
          </p>
          <p>{fill(labels.askedText, { date: formatDate(own.erasureDue, locale) })}</p>
          <p className={buttonRow}>
            <button
              type="button"
              className="button second"
              disabled={action.busy}
              onClick={() =>
                void action.run(async () => {
                  await callApi(ownDataApi.withdrawErasure, {}, { locale });
                  await reload();
                }, labels.withdrawn)
              }
            >
              {labels.withdraw}
            </button>
          </p>
        </div>
      )}
      <ActionOutcome action={action} account={account} />
    </>
  );
}

function Ask(part: PartProps) {
  const { locale, words, account, ownData, reload } = part;
  const labels = ownData.erase;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OwnForm
        part={part}
        call={ownDataApi.askErasure}
        schema={ownDataRequest}
        words={{
          fields: { currentPassword: words.currentPassword },
          submit: labels.submit,
          sending: words.saving,
        }}
        quiet
        onSend={() => setOpen(false)}
        onDone={reload}
        done={() => null}
        onRefused={(error) => {
          if (!hasCode(error, 'open_case')) return;
          setOpen(true);
          return true;
        }}
      >
        <CurrentPassword account={account} />
      </OwnForm>
      <OpenMatter locale={locale} words={labels} text={isOpen ? labels.open : ''} />
    </>
  );
}
