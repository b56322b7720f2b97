import { useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyValues, type IntakeValues } from './form-values.ts';
import { startingPlace, type Note, type Stage } from './stage.ts';
import { useLater } from './use-later.ts';
import { useReady } from './use-ready.ts';
import type { IntakeWizardProps } from './wizard-props.ts';

/** Sets up what all parts of the form share. The rules come with the later part, so a check waits for it. */
export function useStage({ locale, words, messages }: IntakeWizardProps) {
  const ready = useReady();
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const [note, setNote] = useState<Note | null>(null);
  const place = useRef(startingPlace());
  const { touched, lastTouch, ...laterPart } = useLater(locale, ready, {
    filesChanged() {
      place.current.changed = true;
      showAgain();
    },
    offline: () => setNote('offline'),
  });
  const form = useForm<IntakeValues>({
    defaultValues: emptyValues(locale),
    resolver: async (...asked) => (await laterPart.loadLater()).checkAnswers(...asked),
  });
  const stage: Stage = { locale, words, messages, form, place, setNote, showAgain, ...laterPart };

  // Read in every render: react-hook-form shows again only what somebody reads.
  const { errors } = form.formState;
  function errorOf(field: keyof IntakeValues): string | undefined {
    const message = errors[field]?.message;
    return message === undefined ? undefined : (messages[message] ?? message);
  }

  return { stage, ready, note, errorOf, touched, lastTouch };
}
