import { useState } from 'react';
import { onRoute, type QuizAnswers } from '#domain/eligibility/answers.ts';
import { assess, type Assessment } from '#domain/eligibility/assess.ts';
import type { Locale } from '#domain/languages.ts';
import type { EligibilityWords } from '#i18n/en/eligibility.ts';
import { newKey } from '#ui/form/write-key.ts';
import { QuizForm, type QuizFields } from './QuizForm.tsx';
import { QuizResult, type MailState } from './QuizResult.tsx';
import { sendQuiz } from './send-quiz.ts';

interface EligibilityQuizProps {
  readonly locale: Locale;
  readonly words: Pick<
    EligibilityWords,
    'form' | 'messages' | 'answer' | 'results' | 'reasons' | 'next' | 'mail'
  >;
}

interface ShownResult {
  readonly answers: QuizAnswers;
  readonly assessment: Assessment;
  /** Names the press: sending again after a lost answer makes no second record and no second mail. */
  readonly key: string;
}

/**
 * Three questions and a direction. The answer is found in this browser at once; sending it only keeps the codes and
 * writes the mail somebody asked for, so a server that does not answer costs nothing but that mail.
 */
export function EligibilityQuiz({ locale, words }: EligibilityQuizProps) {
  const [fields, setFields] = useState<Partial<QuizFields>>();
  const [shown, setShown] = useState<ShownResult>();
  const [mail, setMail] = useState<MailState>('none');

  async function send({ answers, key }: ShownResult): Promise<void> {
    setMail(answers.email ? 'sending' : 'none');
    const mailed = await sendQuiz(answers, key, locale).catch(() => false);
    if (answers.email) setMail(mailed ? 'sent' : 'failed');
  }

  if (shown)
    return (
      <QuizResult
        locale={locale}
        words={words}
        assessment={shown.assessment}
        email={shown.answers.email ?? ''}
        mail={mail}
        onRetry={() => void send(shown)}
        onAgain={() => setShown(undefined)}
      />
    );
  return (
    <QuizForm
      words={words}
      before={fields}
      onAnswered={(answers, typed) => {
        const next = { answers, assessment: assess(answers), key: newKey() };
        setFields(onRoute(typed));
        setShown(next);
        void send(next);
      }}
    />
  );
}
