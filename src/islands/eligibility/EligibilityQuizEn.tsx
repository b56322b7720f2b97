// The questions with their English words, which come with their scripts: the page itself holds only those it shows.
import words from '#i18n/en/eligibility.ts';
import { EligibilityQuiz } from './EligibilityQuiz.tsx';

export default function EligibilityQuizEn() {
  return <EligibilityQuiz locale="en" words={words} />;
}
