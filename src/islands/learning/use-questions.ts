import { useEffect, useRef } from 'react';
import type { ModuleAction } from '#domain/learning/actions.ts';
import type { QuizResult } from '#domain/learning/grade-quiz.ts';
import { optionLetters } from '#domain/learning/quiz.ts';

interface QuestionsState {
  readonly locked: boolean;
  readonly answered: number;
  readonly result: QuizResult | null;
  readonly act: (action: ModuleAction) => void;
}

const list = () => document.querySelector<HTMLElement>('[data-questions]');

/** An option as the page words it. */
export function optionText(question: number, option: number): string {
  const texts = document.querySelectorAll(`#question-${question + 1} .option-text`);
  return texts.item(option)?.textContent ?? '';
}

/** The questions in the page: listened to while the quiz is open, fixed and marked while results are shown. */
export function useQuestions({ locked, answered, result, act }: QuestionsState): void {
  const marked = result !== null;
  // A retake, or a reset from the side panel, takes the choices out of the page as well: before they are read again
  // below.
  const before = useRef(0);
  useEffect(() => {
    if (answered === 0 && before.current > 0)
      for (const input of list()?.querySelectorAll('input') ?? []) input.checked = false;
    before.current = answered;
  }, [answered]);

  useEffect(() => {
    const place = list();
    if (!place) return;
    const take = ({ name, value }: HTMLInputElement) =>
      act({ type: 'answer', question: Number(name.replace('question-', '')) - 1, option: Number(value) });
    const onChange = (event: Event) => event.target instanceof HTMLInputElement && take(event.target);
    place.addEventListener('change', onChange);
    // Chosen before this script was there, or put back by the browser.
    if (!locked && !marked)
      for (const input of place.querySelectorAll<HTMLInputElement>('input:checked')) take(input);
    return () => place.removeEventListener('change', onChange);
  }, [act, locked, marked]);

  useEffect(() => {
    const place = list();
    if (!place) return;
    place.classList.toggle('marked', marked);
    for (const fieldset of place.querySelectorAll('fieldset')) fieldset.disabled = marked;
    for (const answer of place.querySelectorAll<HTMLDetailsElement>('.answer')) answer.open = marked;
  }, [marked]);

  useEffect(() => {
    if (!result) return;
    const labels = [...document.querySelectorAll<HTMLElement>('[data-questions] .choice')];
    for (const [at, label] of labels.entries()) {
      const { given: choice, right } = result.questions[Math.floor(at / optionLetters.length)] ?? {};
      const option = at % optionLetters.length;
      if (option === right) label.dataset.mark = 'right';
      else if (option === choice) label.dataset.mark = 'wrong';
    }
    return () => {
      for (const label of labels) delete label.dataset.mark;
    };
  }, [result]);
}
