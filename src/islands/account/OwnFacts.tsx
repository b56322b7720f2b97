import * as accessApi from '#domain/access/api.ts';
import { fullName } from '#domain/person-name.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

/** Name and email address, and a new address that is not yet confirmed. */
export function OwnFacts({ locale, words, account, own, reload }: PartProps) {
  const action = useAction(account);
  const name = fullName(own.firstName, own.lastName);
  const cancel = async () => {
    await callApi(accessApi.cancelEmailChange, {}, { locale });
    await reload();
  };
  return (
    <AccountSection id="own-facts" title={words.you.title}>
      <FactList>
        <Fact label={words.you.name}>{name || words.you.noName}</Fact>
        <Fact label={words.you.email}>{own.email}</Fact>
      </FactList>
      <p className="small quiet">{words.you.nameHint}</p>
      {own.pendingEmail && (
        <div className="notice grid gap-2">
          <p>
            {own.pendingEmailFrom
              ? fill(words.pending.byStaff, {
                  email: own.pendingEmail,
                  time: formatAppointment(own.pendingEmailFrom, locale),
                })
              : fill(words.pending.text, { email: own.pendingEmail })}
          </p>
          <p>
            <button
              type="button"
              className={link}
              disabled={action.busy}
              onClick={() => void action.run(cancel, words.pending.cancelled)}
            >
              {words.pending.cancel}
            </button>
          </p>
        </div>
      )}
      <ActionOutcome action={action} account={account} />
    </AccountSection>
  );
}
