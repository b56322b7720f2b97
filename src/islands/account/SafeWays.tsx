import { useState } from 'react';
import { askedWays, wayAnswers, wayNoteMax } from '#domain/channels/safe-ways.ts';
import * as noticeApi from '#domain/notices/api.ts';
import { callApi } from '#browser/call-api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWriteKey } from '#ui/form/write-key.ts';
import { AccountSection } from './AccountSection.tsx';
import { ActionOutcome } from './ActionOutcome.tsx';
import type { PartProps } from './own-account-props.ts';
import { PhoneChanges } from './PhoneChanges.tsx';
import { useAction } from './use-action.ts';

/** By which ways a client can be called or written to without danger: phones and letterboxes are shared. */
export default function SafeWays(props: PartProps) {
  const { locale, words, account, own, reload } = props;
  const labels = words.ways;
  const action = useAction(account);
  const [phone, setPhone] = useState(own.ways?.phone ?? '');
  const [phoneFault, setPhoneFault] = useState('');
  const key = useWriteKey();
  async function save(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const field = (name: string) => String(data.get(name) ?? '');
    setPhoneFault('');
    try {
      const ways = {
        phone: field('phone'),
        note: field('note'),
        ...Object.fromEntries(askedWays.map((way) => [way, field(way) || null])),
      };
      await key.send(noticeApi.keepSafeWays.path, ways, (body) =>
        callApi(noticeApi.keepSafeWays, body, { locale }),
      );
      await reload();
    } catch (error) {
      const wrong =
        hasCode(error, 'invalid_input') && error.fields.find(({ field: name }) => name === 'phone');
      if (wrong) setPhoneFault(wrong.message);
      throw error;
    }
  }
  return (
    <AccountSection id="own-ways" title={labels.title}>
      <p>{labels.lead}</p>
      <form
        className="grid grid-cols-1 gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void action.run(() => save(form), labels.done);
        }}
      >
        <TextInput
          id="ways-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          label={labels.phone}
          hint={labels.phoneHint}
          error={phoneFault || undefined}
          errorPrefix={account.errorPrefix}
          defaultValue={own.ways?.phone ?? ''}
          onInput={({ currentTarget }) => setPhone(currentTarget.value)}
        />
        <PhoneChanges phone={phone} {...props} />
        {askedWays.map((way) => (
          <RadioGroup
            key={way}
            id={`ways-${way}`}
            label={labels.questions[way]}
            inRow
            chosen={own.ways?.[way] ?? null}
            input={{ name: way }}
            options={wayAnswers.map((value) => ({ value, text: labels.answers[value] }))}
          />
        ))}
        <TextInput
          id="ways-note"
          name="note"
          lines={2}
          label={labels.note}
          hint={labels.noteHint}
          maxLength={wayNoteMax}
          errorPrefix={account.errorPrefix}
          defaultValue={own.ways?.note ?? ''}
        />
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
