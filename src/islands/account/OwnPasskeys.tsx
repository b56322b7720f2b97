import type { ReactNode } from 'react';
import * as accessApi from '#domain/access/api.ts';
import type { OwnPasskey } from '#domain/access/second-factor.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { canHavePasskey } from './passkey.ts';
import { useAction } from './use-action.ts';

interface OwnPasskeysProps extends PartProps {
  readonly passkeys: readonly OwnPasskey[];
  /** What was done last: the pressed button is gone with its row, or with the form. */
  readonly note: { readonly text: string } | null;
  readonly onRemoved: () => void;
  /** Asks for password and code, and makes one. */
  readonly ask: ReactNode;
}

/** The devices that show the second step in place of a code, each with a way to remove it. */
export function OwnPasskeys({
  locale,
  words,
  account,
  factor,
  passkeys,
  note,
  onRemoved,
  ask,
}: OwnPasskeysProps) {
  const labels = factor.passkey;
  const action = useAction(account);
  const remove = async (passkeyId: string) => {
    await callApi(accessApi.removePasskey, { passkeyId }, { locale });
    onRemoved();
  };
  return (
    <div className="grid gap-2">
      <h3 className="text-l">{labels.title}</h3>
      {passkeys.length === 0 && <p className="quiet">{labels.none}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map(({ id, device, addedAt, usedAt }) => {
          const name = words.sessions.devices[device];
          const added = formatMoment(addedAt, locale);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span>
                <strong className="block">{name}</strong>
                <span className="small quiet">
                  {usedAt
                    ? fill(labels.facts, { added, used: formatMoment(usedAt, locale) })
                    : fill(labels.unused, { added })}
                </span>
              </span>
              <button
                type="button"
                className={link}
                aria-label={fill(labels.removeNamed, { device: name, added })}
                disabled={action.busy}
                onClick={() => void action.run(() => remove(id), '')}
              >
                {labels.remove}
              </button>
            </li>
          );
        })}
      </ul>
      <ActionOutcome action={action} account={account} />
      <FocusedNote note={note} />
      {canHavePasskey() && ask}
    </div>
  );
}
