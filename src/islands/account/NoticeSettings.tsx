import { useRef } from 'react';
import * as noticeApi from '#domain/notices/api.ts';
import type { NoticeChoices } from '#domain/notices/choices.ts';
import { chosenKinds, noticeDeliveries, type NoticeDelivery } from '#domain/notices/kinds.ts';
import { callApi } from '#browser/call-api.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

/** How a client hears of what happens, kind by kind. */
export function NoticeSettings({ locale, words, account, own }: PartProps) {
  const labels = words.notices;
  const action = useAction(account);
  const chosen = useRef<NoticeChoices>(own.notices);
  const save = () => callApi(noticeApi.keepChoices, chosen.current, { locale });
  return (
    <AccountSection id="own-notices" title={labels.title}>
      <p>{labels.lead}</p>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void action.run(save, labels.done);
        }}
      >
        {chosenKinds.map((kind) => (
          <RadioGroup
            key={kind}
            id={`notices-${kind}`}
            label={labels.kinds[kind]}
            inRow
            chosen={own.notices[kind]}
            input={{
              name: `notices-${kind}`,
              onChange: (event) => {
                const delivery = event.target.value as NoticeDelivery;
                chosen.current = { ...chosen.current, [kind]: delivery };
              },
            }}
            options={noticeDeliveries.map((value) => ({ value, text: labels.deliveries[value] }))}
          />
        ))}
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
