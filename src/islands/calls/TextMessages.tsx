import { use, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import * as textsApi from '#domain/texts/api.ts';
import type { AnswerOf } from '#domain/api-call.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load-words.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { TextInput } from '#ui/TextInput.tsx';

interface TextMessagesProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  /** What is on file, to begin with. */
  readonly phone?: string;
  /** Around it, where there is something to show: its heading differs from page to page. */
  readonly frame: (title: string, content: ReactNode) => ReactNode;
}

type Answer = AnswerOf<typeof textsApi.read>;

const shownPhone = (phone: string): string => formatPhone(phone.replace(/^\+1/, ''));

/** Whether texts may go to a phone, and to which. Nothing where the operator sends none. */
export default function TextMessages({ locale, account, phone = '', frame }: TextMessagesProps) {
  const words = use(loadWords('text-consent', locale));
  const id = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [wrong, setWrong] = useState<{ readonly phone?: string; readonly box?: string }>({});
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const phoneField = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(() => {
    // The button that opened it is gone.
    if (isOpen) phoneField.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (wrong.phone) phoneField.current?.focus();
  }, [wrong.phone]);

  async function read(): Promise<void> {
    setAnswer(await callApi(textsApi.read, {}, { locale }));
  }
  // A part that cannot be read leaves the rest of the page as it is.
  const onOpen = useEffectEvent(() => void read().catch(() => undefined));
  useEffect(() => onOpen(), []);

  async function run(work: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    setFault(null);
    setWrong({});
    setDone(null);
    try {
      await work();
      await read();
      setOpen(false);
      setDone({ text: said });
    } catch (error) {
      const refused = hasCode(error, 'invalid_input') && error.fields.find(({ field }) => field === 'phone');
      if (refused) setWrong({ phone: refused.message });
      else setFault(describeFault(error, account));
    } finally {
      setBusy(false);
    }
  }
  function want(form: HTMLFormElement): void {
    const data = new FormData(form);
    const number = String(data.get('phone') ?? '');
    if (data.get('box') === null) {
      setWrong({ box: words.boxRequired });
      form.querySelector<HTMLInputElement>('[name="box"]')?.focus();
      return;
    }
    const mayName = data.get('mayName') !== null;
    void run(
      () => callApi(textsApi.want, { phone: number, language: locale, mayName }, { locale }),
      fill(words.saved, { phone: number }),
    );
  }

  if (!answer?.number) return null;
  const { consent, number, site } = answer;
  const asks = !consent || consent.state === 'ended' || isOpen;
  const ends: Readonly<Record<string, string>> = words.ends;
  return frame(
    words.title,
    <>
      <p>{words.lead}</p>
      {consent && (
        <p>
          {fill(words.states[consent.state], { phone: shownPhone(consent.phone) })}{' '}
          {consent.endedBy && ends[consent.endedBy] && (
            <span>{fill(ends[consent.endedBy] ?? '', { number: shownPhone(number) })}</span>
          )}
        </p>
      )}
      {asks ? (
        <form
          className="grid grid-cols-1 gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            want(event.currentTarget);
          }}
        >
          <TextInput
            id={`${id}-phone`}
            name="phone"
            ref={(element) => {
              phoneField.current = element;
            }}
            type="tel"
            autoComplete="tel"
            label={words.phone}
            error={wrong.phone}
            errorPrefix={account.errorPrefix}
            defaultValue={consent ? shownPhone(consent.phone) : phone}
          />
          <div className="grid gap-2.5">
            <label className={choice}>
              <input
                className={choiceInput}
                type="checkbox"
                name="box"
                aria-invalid={wrong.box ? true : undefined}
                aria-describedby={wrong.box ? `${id}-box` : undefined}
              />
              <span>{fill(words.box, { site })}</span>
            </label>
            {wrong.box && (
              <p className="text-s font-strong text-danger" id={`${id}-box`} role="alert">
                {wrong.box}
              </p>
            )}
            <label className={choice}>
              <input
                className={choiceInput}
                type="checkbox"
                name="mayName"
                defaultChecked={consent?.mayName ?? false}
              />
              <span>{words.mayName}</span>
            </label>
          </div>
          <p className="buttons">
            <button type="submit" className="button second" disabled={busy}>
              {words.submit}
            </button>
          </p>
        </form>
      ) : (
        <p className="buttons">
          <button
            type="button"
            className="button second"
            disabled={busy}
            onClick={() => void run(() => callApi(textsApi.end, {}, { locale }), words.ended)}
          >
            {words.end}
          </button>
          <button type="button" className="button second" onClick={() => setOpen(true)}>
            {words.change}
          </button>
        </p>
      )}
      {fault && <Fault {...faultTexts(fault, account)} takesFocus />}
      <FocusedNote note={done} />
    </>,
  );
}
