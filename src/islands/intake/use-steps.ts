import { useState } from 'react';
import { isAsked } from '#domain/intake/answers.ts';
import { intakeStepCount, intakeSteps, stepOfField } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import { fill } from '#i18n/fill.ts';
import type { SummaryItem } from '#ui/ErrorSummary.tsx';
import type { Failure } from './FailureNotice.tsx';
import { controlId } from './questions.ts';
import { unlessUnsaved, type Stage } from './stage.ts';
import type { Saving } from './use-saving.ts';
import type { Signature } from './use-signature.ts';
import { focusControl, useStepFocus } from './use-step-focus.ts';
import { useStepTitle } from './use-step-title.ts';

const lastStep = intakeStepCount - 1;
const goalsStep = intakeSteps.findIndex((step) => step.id === 'goals');

export interface Move {
  /** The id of the control to go to; without it, the step's heading. */
  readonly focus?: string;
  /** Without a new entry in the browser's history. */
  readonly silently?: boolean;
}

/** Which step is shown, what is wrong in it, and the ways to another. */
export function useSteps(stage: Stage, { save }: Saving, signature: Signature) {
  const { form, place, words, messages, loadLater, setNote } = stage;
  const [step, setStep] = useState(0);
  const [returning, setReturning] = useState(false);
  const [summary, setSummary] = useState<readonly SummaryItem[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const here = fill(words.stepOf, { n: step + 1, count: intakeStepCount });
  useStepFocus(stage);
  useStepTitle(step > 0 ? here : null, summary.length > 0 ? words.errorPrefix : null);

  const askedOf = (fields: readonly IntakeField[]) =>
    fields.filter((field) => isAsked(field, form.getValues()));

  function showErrors(fields: readonly IntakeField[]): void {
    setSummary(
      fields.flatMap((field) => {
        const key = form.getFieldState(field).error?.message;
        return key ? [{ field, id: controlId(field), message: messages[key] ?? key }] : [];
      }),
    );
  }

  function hideErrors(): void {
    setSummary([]);
    setFailure(null);
  }

  function goTo(next: number, { focus = 'heading', silently = false }: Move = {}): void {
    place.current.step = next;
    place.current.focusOn = focus;
    setStep(next);
    hideErrors();
    setNote(unlessUnsaved);
    if (silently) history.replaceState({ intakeStep: next }, '');
    else history.pushState({ intakeStep: next }, '');
  }

  /** The review, when nothing before it is open: a changed answer asks for the signature again. */
  async function stepToReturnTo(): Promise<number> {
    for (const [index, { fields }] of intakeSteps.slice(0, lastStep).entries())
      if (!(await form.trigger(askedOf(fields)))) {
        form.clearErrors();
        return index;
      }
    return lastStep;
  }

  async function next(): Promise<void> {
    const fields = askedOf(intakeSteps[step]?.fields ?? []);
    if (!(await loadLater().catch(() => null))) return;
    if (!(await form.trigger(fields))) return showErrors(fields);
    if (step === goalsStep) signature.sign();
    const target = returning ? await stepToReturnTo() : step + 1;
    setReturning(returning && target !== lastStep);
    goTo(target);
    void save();
  }

  function previous(): void {
    setReturning(false);
    goTo(step - 1);
    void save();
  }

  function change(field: IntakeField | 'files'): void {
    const target =
      field === 'files' ? goalsStep : intakeSteps.findIndex(({ id }) => id === stepOfField(field));
    setReturning(target !== lastStep);
    if (target === step) focusControl(controlId(field));
    else goTo(target, { focus: controlId(field) });
  }

  function restart(): void {
    setReturning(false);
    goTo(0, { silently: true });
  }

  return {
    ...{ step, here, isLast: step === lastStep, returning, summary, failure },
    ...{ askedOf, showErrors, hideErrors, setFailure, goTo, next, previous, change, restart },
  };
}

export type Steps = ReturnType<typeof useSteps>;
