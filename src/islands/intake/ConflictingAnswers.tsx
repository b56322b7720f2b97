import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import { answerText } from '#i18n/answer-texts.ts';
import { ConflictingAnswers as Question } from '#ui/ConflictingAnswers.tsx';
import { controlId, type Asking } from './wizard-props.ts';

/** Answers of this page beside those of another tab. */
export function ConflictingAnswers({ state, words, locale, wizard }: Asking) {
  const here = answersOf(state.values);
  const there = { ...here, ...state.rivals } as IntakeAnswers;
  return (
    <Question
      {...words.conflictingAnswers}
      id={controlId('rivals')}
      questions={(Object.keys(state.rivals) as IntakeField[]).map((name) => ({
        name,
        label: words.fields[name].label,
        here: answerText(name, here, words, locale),
        there: answerText(name, there, words, locale),
      }))}
      onChoose={(field, takesOther) => wizard.act({ type: 'settled', field, takesOther })}
    />
  );
}
