import { callApi } from '#browser/api.ts';
import { fill } from '#i18n/format.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

/** Name and address, and the address that waits for its confirmation. */
export function OwnFacts({ locale, words, account, own, reload }: PartProps) {
  const action = useAction(account);
  const name = [own.firstName, own.lastName].filter(Boolean).join(' ');
  const cancel = async () => {
    await callApi('/api/account/email', { method: 'DELETE', locale });
    await reload();
  };
  return (
    <section className="card" aria-labelledby="own-facts">
      <h2 id="own-facts">{words.you.title}</h2>
      <dl className="facts">
        <div>
          <dt>{words.you.name}</dt>
          <dd>{name || words.you.noName}</dd>
        </div>
        <div>
          <dt>{words.you.email}</dt>
          <dd>{own.email}</dd>
        </div>
      </dl>
      <p className="small quiet">{words.you.nameHint}</p>
      {own.pendingEmail && (
        <div className="notice">
          <p>{fill(words.pending.text, { email: own.pendingEmail })}</p>
          <p>
            <button
              type="button"
              className="link"
              disabled={action.busy}
              onClick={() => void action.run(cancel, words.pending.cancelled)}
            >
              {words.pending.cancel}
            </button>
          </p>
        </div>
      )}
      <ActionOutcome action={action} account={account} />
    </section>
  );
}
