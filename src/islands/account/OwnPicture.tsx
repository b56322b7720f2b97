import { useId, useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { callApi } from '#browser/call-api.ts';
import { secondButton } from '#ui/button.ts';
import { fileButton, fileInput } from '#ui/file-box.ts';
import { describedBy, HintAndError } from '#ui/Field.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { useAction } from './use-action.ts';

const address = '/api/account/picture';

/** An optional picture. Clients see that of the person who prepares their case. */
export default function OwnPicture({ locale, words, account, own, reload }: PartProps) {
  const labels = words.picture;
  const id = useId();
  const action = useAction(account);
  const [error, setError] = useState<string>();
  // Another picture under the same address: the browser must ask again.
  const [count, setCount] = useState(0);

  async function choose(file: File | undefined): Promise<void> {
    setError(undefined);
    if (!file) return;
    const { drawPortrait } = await import('#browser/draw-portrait.ts');
    const picture = await drawPortrait(file);
    if (picture === null) return setError(labels.unreadable);
    await action.run(async () => {
      await callApi(accessApi.keepPicture, { picture }, { locale, timeoutMs: 60_000 });
      setCount((before) => before + 1);
      await reload();
    }, labels.saved);
  }
  async function remove(): Promise<void> {
    await callApi(accessApi.removePicture, {}, { locale });
    await reload();
  }

  return (
    <AccountSection id="own-picture" title={labels.title}>
      <p>{own.isClient ? labels.leadClient : labels.leadStaff}</p>
      {own.hasPicture && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            className="size-24 rounded-full border border-line object-cover"
            src={`${address}?${count}`}
            alt={labels.alt}
            width={96}
            height={96}
          />
          <button
            type="button"
            className={secondButton}
            disabled={action.busy}
            onClick={() => void action.run(remove, labels.removed)}
          >
            {labels.remove}
          </button>
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <HintAndError id={id} label="" hint={labels.hint} error={error} errorPrefix={account.errorPrefix} />
        <input
          className={fileInput}
          id={id}
          type="file"
          accept="image/*"
          disabled={action.busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ id, hint: labels.hint, error })}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void choose(file);
            // The same file again is a choice, too.
            currentTarget.value = '';
          }}
        />
        <label className={fileButton} htmlFor={id}>
          {own.hasPicture ? labels.another : labels.choose}
        </label>
      </div>
      <ActionOutcome action={action} account={account} />
    </AccountSection>
  );
}
