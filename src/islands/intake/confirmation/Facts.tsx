import { lazy, Suspense, useRef, useState } from 'react';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { describeFault } from '#browser/api-fault.ts';
import { mailAgain } from '#browser/intake/application-calls.ts';
import type { ApplicationWords } from '#i18n/en/application.ts';
import { fill } from '#i18n/format.ts';
import { buttonRow, link } from '#ui/button.ts';
import type { ConfirmationProps } from './confirmation-props.ts';
import { NotLoaded } from './Nothing.tsx';

interface ReferenceProps {
  readonly reference: string;
  readonly words: ApplicationWords['reference'];
}

/** The number people read to us over the phone. */
export function Reference({ reference, words }: ReferenceProps) {
  const [copied, setCopied] = useState(false);
  const shown = formatReference(reference);
  return (
    <section className="card grid grid-cols-1 content-start gap-3">
      <h2 className="text-h3">{words.label}</h2>
      <p
        className="font-serif text-h2 leading-tight font-heading tracking-[0.04em] whitespace-nowrap text-heading"
        translate="no"
      >
        {shown}
      </p>
      <p className="small quiet">{words.hint}</p>
      <p className={`${buttonRow} no-print`}>
        <button
          type="button"
          className="button second"
          onClick={() => {
            // Refused in some browsers without HTTPS; the number can still be selected by hand.
            navigator.clipboard?.writeText(shown).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? words.copied : words.copy}
        </button>
        <button type="button" className={link} onClick={() => print()}>
          {words.print}
        </button>
      </p>
      <p className="hidden-visually" role="status">
        {copied ? words.copied : ''}
      </p>
    </section>
  );
}

interface WriteToProps extends ConfirmationProps {
  readonly email: string;
  /** Nothing is left to send again: only the address itself can still be wrong. */
  readonly paid: boolean;
  readonly onChanged: () => void;
}

/** Few people need it, so it comes when asked for. */
const NewEmail = lazy(() => import('./NewEmail.tsx').catch(() => ({ default: NotLoaded })));

type Doing = 'nothing' | 'sending' | 'editing';

/** The address everything goes to: mistyped ones are common, so it can be put right until payment. */
export function WriteTo({ email, paid, onChanged, ...props }: WriteToProps) {
  const { locale, words, account } = props;
  const own = words.email;
  const [doing, setDoing] = useState<Doing>('nothing');
  const [labels, say] = useState<{ readonly text: string; readonly tone: 'good' | 'danger' } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setDoing('nothing');
    title.current?.focus();
  };

  function send(): void {
    setDoing('sending');
    mailAgain(locale).then(
      () => {
        setDoing('nothing');
        say({ text: own.sent, tone: 'good' });
      },
      (fault: unknown) => {
        setDoing('nothing');
        say({ text: describeFault(fault, account).text, tone: 'danger' });
      },
    );
  }

  const editing = doing === 'editing';
  return (
    <section className="card grid grid-cols-1 content-start gap-3">
      <h2 className="text-h3" tabIndex={-1} ref={title}>
        {own.label}
      </h2>
      <p className="font-strong wrap-anywhere" translate="no">
        {email}
      </p>
      {!editing && (
        <>
          <p className="small quiet">
            {paid ? own.textReview : fill(own.text, { minutes: promises.confirmationMailMinutes })}
          </p>
          <p className={`${buttonRow} no-print`}>
            <button
              type="button"
              className="button second"
              onClick={() => {
                say(null);
                setDoing('editing');
              }}
            >
              {own.change}
            </button>
            {!paid && (
              <button type="button" className={link} disabled={doing === 'sending'} onClick={send}>
                {doing === 'sending' ? own.sending : own.send}
              </button>
            )}
          </p>
        </>
      )}
      {editing && (
        <Suspense fallback={<p className="quiet">{account.loading}</p>}>
          <NewEmail
            {...props}
            onCancel={close}
            onChanged={() => {
              close();
              say({ text: own.changed, tone: 'good' });
              onChanged();
            }}
          />
        </Suspense>
      )}
      <div className="empty:hidden" role="status">
        {labels && <p className={`notice ${labels.tone}`}>{labels.text}</p>}
      </div>
    </section>
  );
}
