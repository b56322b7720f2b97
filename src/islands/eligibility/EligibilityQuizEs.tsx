// The questions with their Spanish words, which come with their scripts: the page itself holds only those it shows.
import words from '#i18n/es/eligibility.ts';
import { EligibilityQuiz } from './EligibilityQuiz.tsx';

export default function EligibilityQuizEs() {
  return <EligibilityQuiz locale="es" words={words} />;
}
