import { useState } from 'react';
import { intakeFields } from '#domain/intake/steps.ts';
import { keepPackage } from '#browser/chosen-package.ts';
import { emptyValues } from './form-values.ts';
import type { Phase, Stage } from './stage.ts';
import type { Saving } from './use-saving.ts';
import type { Steps } from './use-steps.ts';

/** Sends the form, once, and ends the filling in when it has arrived. */
export function useSubmission(stage: Stage, steps: Steps, saving: Saving, agreementVersion: string) {
  const { form, locale, place, loadLater, setNote } = stage;
  const { askedOf, showErrors, hideErrors, setFailure } = steps;
  const [phase, setPhase] = useState<Phase>({ at: 'form' });

  async function submit(): Promise<void> {
    if (place.current.sending || place.current.finished) return;
    const asked = askedOf(intakeFields);
    place.current.sending = true;
    const loaded = await loadLater().catch(() => null);
    const valid = loaded !== null && (await form.trigger(asked));
    if (!valid) {
      place.current.sending = false;
      return loaded === null ? undefined : showErrors(asked);
    }
    hideErrors();
    setPhase({ at: 'sending' });
    const { files, sendForm } = loaded;
    await Promise.all([files.settled(), saving.settled()]);
    await sendForm({ ...stage, files, agreementVersion, setPhase, setFailure, showErrors, finish });
    place.current.sending = false;
    if (place.current.changed && !place.current.finished) void saving.save();
  }

  function finish(end: Phase): void {
    place.current.finished = true;
    place.current.focusOn = 'heading';
    saving.cancel();
    setPhase(end);
    setNote(null);
    if (end.at !== 'done') return;
    keepPackage(null);
    // The answers leave the page with the last step; Back must not bring them up for the next person.
    form.reset(emptyValues(locale));
  }

  return { phase, submit, reopen: () => setPhase({ at: 'form' }) };
}

export type Submission = ReturnType<typeof useSubmission>;
