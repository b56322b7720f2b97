import { describe, expect, it } from 'vitest';
import { gradeQuiz, scoreColor } from './grade-quiz.ts';
import { answeredCount, firstUnanswered, isQuizOpen, showsUnlocked } from './quiz.ts';

describe('the quiz', () => {
  it('opens at 75, and says so until the module is finished', () => {
    expect([74, 75, 99, 100].map(isQuizOpen)).toEqual([false, true, true, true]);
    expect([74, 75, 99, 100].map(showsUnlocked)).toEqual([false, true, true, false]);
  });

  it('colors a score: green from 80, yellow from 60, red below', () => {
    expect([0, 59, 60, 79, 80, 100].map(scoreColor)).toEqual([
      'red',
      'red',
      'yellow',
      'yellow',
      'green',
      'green',
    ]);
  });

  it('passes from 60 percent, and tells each right answer', () => {
    const key = [1, 2, 2, 2, 0];
    expect(gradeQuiz(key, [1, 2, 2, 0, 1])).toMatchObject({ correct: 3, total: 5, score: 60, passed: true });
    expect(gradeQuiz(key, [1, 2, 0, 0, 1])).toMatchObject({ score: 40, passed: false });
    expect(gradeQuiz([1, 2, 2], [1, 2, 0]).score).toBe(67);
    expect(gradeQuiz([1, 2], [1, 0]).questions).toEqual([
      { given: 1, right: 1, correct: true },
      { given: 0, right: 2, correct: false },
    ]);
    expect(gradeQuiz([], []).passed).toBe(false);
  });

  it('names the first question without an answer', () => {
    expect(firstUnanswered({ 0: 1, 2: 0 }, 4)).toBe(1);
    expect(firstUnanswered([0, 1, 2, 3], 4)).toBeNull();
    for (const bad of [4, -1, 1.5, '1', null, undefined]) expect(firstUnanswered([0, bad], 2)).toBe(1);
    expect(answeredCount({ 0: 1, 2: 0 }, 4)).toBe(2);
  });
});
