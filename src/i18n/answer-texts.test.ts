import { expect, it } from 'vitest';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { maria } from '#domain/intake/sample-person.ts';
import { answerTexts } from './answer-texts.ts';
import { intakeWords } from './intake.ts';

it('an agreement that was taken back by a changed answer is open again, in either language', () => {
  for (const locale of ['en', 'es'] as const) {
    const textOf = (agreementAccepted: boolean) =>
      answerTexts({ ...maria(), agreementAccepted } as IntakeAnswers, intakeWords[locale], locale)
        .flatMap(({ rows }) => rows)
        .find(({ field }) => field === 'agreementAccepted')?.text;
    expect(textOf(true)).toBe(intakeWords[locale].review.accepted);
    expect(textOf(false)).toBe('');
  }
});
