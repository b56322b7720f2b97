import { expect, it } from 'vitest';
import { readModuleFiles, type LearningModule } from '#collections/lesson-files.ts';
import { guessFaults } from '#tools/checks/quiz-guesses.ts';

function moduleNow(): LearningModule {
  const { value } = readModuleFiles('housing-rights');
  if (!value) throw new Error('the module cannot be read');
  return value;
}

it('a quiz of ours is not passed by taking the longest option or one letter', () => {
  expect(guessFaults(moduleNow())).toEqual([]);
});

it('an editor who makes every right option the longest is told how many', () => {
  const module = moduleNow();
  const { en } = module.texts;
  const quiz = en.facts.quiz.map((question, number) => ({
    ...question,
    options: question.options.map((option, place) =>
      place === module.facts.answers[number] ? `${option}, and that is because of the law` : option,
    ),
  }));
  const texts = { ...module.texts, en: { ...en, facts: { ...en.facts, quiz } } };
  expect(guessFaults({ ...module, texts })).toEqual([
    `${en.file}: quiz: the right option is the longest in ${quiz.length} of ${quiz.length} questions; shorten some of them`,
  ]);
});

it('an editor who puts every right option in one place is told so', () => {
  const module = moduleNow();
  const answers = module.facts.answers.map(() => 2);
  expect(guessFaults({ ...module, facts: { ...module.facts, answers } })[0]).toBe(
    'housing-rights/module.yml: answers: too many right options have the same letter; move some',
  );
});
