import { useState } from 'react';
import { email as addressSchema } from '#domain/email.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';

interface ClearAnswersProps {
  readonly words: IntakeWords['draft'];
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything typed is gone. */
export function ClearAnswers({ words, onClear, onClose }: ClearAnswersProps) {
  return (
    <Dialog title={words.clearTitle} onClose={onClose}>
      <p>{words.clearText}</p>
      <div className="buttons">
        <button type="button" className="button danger" onClick={onClear}>
          {words.clearYes}
        </button>
        <button type="button" className="button second" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

const address = addressSchema();

interface ContinueLaterProps {
  readonly words: IntakeWords;
  readonly messages: Readonly<Record<string, string>>;
  readonly email: string;
  readonly onSend: (email: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks where to send the link that opens the form again with its answers. */
export function ContinueLater({ words, messages, email, onSend, onClose }: ContinueLaterProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent' | 'failed'>('asking');
  const [refusal, setRefusal] = useState<string>();
  const own = words.later;
  return (
    <Dialog title={own.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = address.safeParse(new FormData(event.currentTarget).get('link-email'));
          setRefusal(typed.error?.issues[0]?.message);
          if (!typed.success) return setState('asking');
          setState('sending');
          onSend(typed.data).then(
            () => setState('sent'),
            () => setState('failed'),
          );
        }}
      >
        <p>{own.text}</p>
        <TextInput
          id="link-email"
          name="link-email"
          label={own.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={email}
          error={refusal && (sentenceOf(messages, refusal) ?? refusal)}
          errorPrefix={words.errorPrefix}
        />
        <div role="status">
          {state === 'sent' && <p className="notice good">{own.sent}</p>}
          {state === 'failed' && <p className="notice danger">{own.failed}</p>}
        </div>
        <div className="buttons">
          {state !== 'sent' && (
            <button type="submit" className="button" disabled={state === 'sending'}>
              {state === 'sending' ? own.sending : own.send}
            </button>
          )}
          <button type="button" className="button second" onClick={onClose}>
            {own.close}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
