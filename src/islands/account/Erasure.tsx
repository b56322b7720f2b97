import { useEffect, useRef, useState } from 'react';
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
import { useOwnForm } from './use-own-form.ts';

const ids = { currentPassword: 'erase-password' } as const;

const loadRules = async () => (await import('#domain/access/own-account.ts')).ownDataRequest;

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

function Ask({ locale, words, account, messages, ownData, reload }: PartProps) {
  const labels = ownData.erase;
  const [open, setOpen] = useState(false);
  const sending = useOwnForm({
    rules: loadRules,
    ids,
    messages,
    account,
    send: async (values) => {
      setOpen(false);
      await callApi(ownDataApi.askErasure, values, { locale });
      await reload();
    },
    takesRefusal: (error) => {
      const waits = hasCode(error, 'open_case');
      setOpen(waits);
      return waits;
    },
  });
  return (
    <OwnForm
      own={sending}
      account={account}
      button={{ text: labels.submit, busy: words.saving, second: true }}
      answer={<OpenMatter locale={locale} words={labels} text={open ? labels.open : ''} />}
    >
      <CurrentPassword id={ids.currentPassword} words={words} account={account} own={sending} />
    </OwnForm>
  );
}
