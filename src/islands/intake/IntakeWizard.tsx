import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { readDraft } from '#browser/intake/draft-calls.ts';
import { $isReady, wizardOfPage } from '#browser/intake/wizard.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import { intakeStepCount, lastStep, placeOfField } from '#domain/intake/steps.ts';
import { isBlank } from '#domain/intake/values.ts';
import { isFinished } from '#domain/intake/wizard-state.ts';
import { fill } from '#i18n/fill.ts';
import { sentenceOf } from '#i18n/sentence-of.ts';
import { link } from '#ui/button.ts';
import { StepForm } from './StepForm.tsx';
import { NoteArea, StepProgress } from './StepProgress.tsx';
import { useArrival, usePageTitle } from './use-arrival.ts';
import { useControls } from './use-controls.ts';
import { useLater } from './use-later.ts';
import type { IntakeWizardProps } from './wizard-props.ts';

/** The five-step application. */
export default function IntakeWizard(props: IntakeWizardProps) {
  const { locale, words, messages } = props;
  const [wizard] = useState(() => wizardOfPage(locale));
  const state = useStore(wizard.view);
  const form = useControls(wizard, async (...request) =>
    (await import('./later.ts')).checkAnswers(...request),
  );
  const { later, loadLater } = useLater({ ...props, wizard, form });
  const [dialog, setDialog] = useState<'clear' | 'later' | null>(null);
  /** By a link to continue, which nobody has pressed yet. */
  const [isMailed, setMailed] = useState(false);
  /** Who would send texts; null where nobody does. */
  const [textsFrom, setTextsFrom] = useState<string | null>(null);
  const isReady = useIsReady();
  const { step, values, refused: refusals, arrival, filling } = state;
  const here = fill(words.stepOf, { n: step + 1, count: intakeStepCount });
  useArrival(arrival);
  usePageTitle(step > 0 && !isFinished(state) ? here : null, refusals.length > 0 ? words.errorPrefix : null);

  /** A draft, an account or a closed sale is for the later part to take up; most visitors meet none of them. */
  const open = useCallback(
    async (answer = readDraft(locale), fromLink = false) => {
      const known = await answer;
      setTextsFrom(known.textsFrom ?? null);
      if (known.draft || known.account || known.takesPayments === false)
        (await loadLater()).takeUp(known, fromLink);
    },
    [loadLater, locale],
  );

  useEffect(() => {
    const cameByLink = new URLSearchParams(location.search).has('continue');
    setMailed(cameByLink);
    // Somebody was at work before React arrived.
    if (cameByLink || !isBlank(wizard.view.get().values)) loadLater().catch(() => undefined);
    if (!cameByLink) open().catch(() => undefined);
  }, [wizard, loadLater, open]);

  /** Next or Submit: what is wrong stands beside its field before the state learns of it. */
  async function goOn(type: 'next' | 'submit'): Promise<void> {
    const loaded = await loadLater().catch(() => null);
    if (!loaded) return;
    const refused = loaded.refusedAnswers(wizard.view.get().values);
    form.clearErrors();
    for (const { field, message } of refused)
      if (type === 'submit' || placeOfField(field) === step) form.setError(field, { message });
    wizard.act({ type, from: step, refused: refused.map(({ field }) => field) });
  }

  // Read in every render: react-hook-form shows again only what somebody reads.
  const { errors } = form.formState;
  function errorOf(field: IntakeField): string | undefined {
    const message = errors[field]?.message;
    return message === undefined ? undefined : (sentenceOf(messages, message) ?? message);
  }

  const asking = { ...props, wizard, state, form, errorOf, suggestEmail: later?.suggestEmail, textsFrom };
  if (later && isFinished(state)) return <later.AfterSending state={state} words={words} locale={locale} />;
  if (later && isMailed)
    return (
      <later.MailedLink
        locale={locale}
        words={words.mailedLink}
        act={wizard.act}
        onAnswer={(answer, fromLink) => {
          setMailed(false);
          open(answer, fromLink).catch(() => undefined);
        }}
      />
    );
  const touched = () => {
    if (isReady) loadLater().catch(() => undefined);
  };
  const ask = (wanted: 'clear' | 'later') =>
    loadLater().then(
      () => setDialog(wanted),
      () => undefined,
    );
  return (
    <div
      className={`intake grid grid-cols-[minmax(0,1fr)] gap-6 ${step > 0 ? 'under-way' : ''}`}
      onFocus={touched}
      onPointerDown={touched}
    >
      <StepProgress state={state} here={here} words={words} />
      <NoteArea note={state.note} words={words} idleMinutes={props.idleMinutes} />
      <StepForm
        // Controls that keep their own text start over with the next filling in.
        key={filling}
        {...asking}
        here={here}
        later={later}
        isReady={isReady}
        onGoOn={() => void goOn(step === lastStep ? 'submit' : 'next')}
      />
      <p className="flex flex-wrap gap-x-6 border-t border-line pt-4">
        <button type="button" className={link} disabled={!isReady} onClick={() => void ask('later')}>
          {words.later.open}
        </button>
        <button type="button" className={link} disabled={!isReady} onClick={() => void ask('clear')}>
          {words.draft.clear}
        </button>
      </p>
      {later && dialog === 'clear' && (
        <later.ClearAnswers
          words={words.draft}
          onClear={() => {
            setDialog(null);
            wizard.act({ type: 'cleared', by: 'person' });
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {later && dialog === 'later' && (
        <later.ContinueLater
          words={words}
          messages={messages}
          email={values.email}
          onSend={later.sendLink}
          onClose={() => setDialog(null)}
        />
      )}
      {later && <later.ToastArea words={words.toast} />}
    </div>
  );
}

/** False in the HTML of the page, true once React has taken over. */
function useIsReady(): boolean {
  return useStore($isReady, { ssr: () => false });
}
