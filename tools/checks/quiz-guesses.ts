// Whether a quiz can be passed by looking at its options instead of reading the lesson.
import { fixedAnswers, type LearningModule } from '#collections/lesson-files.ts';
import { locales } from '#domain/languages.ts';

/** Share of a module's questions whose right option may be the longest one: by chance it is every fourth. */
const mostLongest = 0.4;
/** Share of a module's right options that may have the same letter. */
const mostInOnePlace = 0.4;

/** A sentence for each way to guess a module's quiz: the right option is the longest, or always in one place. */
export function guessFaults({ id, facts, texts }: LearningModule): string[] {
  const faults: string[] = [];
  const places = [0, 1, 2, 3].map((place) => facts.answers.filter((answer) => answer === place).length);
  if (!fixedAnswers[id] && Math.max(...places) > Math.max(2, facts.answers.length * mostInOnePlace))
    faults.push(`${id}/module.yml: answers: too many right options have the same letter; move some`);
  for (const locale of locales) {
    const { file, facts: text } = texts[locale];
    const longest = text.quiz.filter(({ options }, number) => {
      const right = options[facts.answers[number] ?? -1] ?? '';
      return options.filter((option) => option.length >= right.length).length === 1;
    });
    if (longest.length > text.quiz.length * mostLongest)
      faults.push(
        `${file}: quiz: the right option is the longest in ${longest.length} of ${text.quiz.length} questions; shorten some of them`,
      );
  }
  return faults;
}
