import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from '#tests/chance.ts';
import {
  applyAction,
  moduleIn,
  moduleTabs,
  progressIn,
  type LearningAction,
  type LearningState,
} from './actions.ts';
import { moduleIds, type ModuleId } from './modules.ts';
import { clampProgress, summarize } from './progress.ts';
import { gradeQuiz } from './grade-quiz.ts';

const key = [1, 2, 2, 2];
const id: ModuleId = 'family-relationships';
const play = (...actions: LearningAction[]) => actions.reduce(applyAction, {} as LearningState);
const at = (progress: number): LearningAction => ({ type: 'stored', progress: { [id]: progress } });
const answerAll: LearningAction[] = key.map((option, question) => ({
  type: 'answer',
  moduleId: id,
  question,
  option,
}));
const submit = (answers: number[]): LearningAction => ({
  type: 'submit',
  moduleId: id,
  result: gradeQuiz(key, answers),
});

describe('somebody learning', () => {
  it('reads section after section to the quiz, passes it and is done', () => {
    let state = play();
    for (const [number, progress] of [
      [1, 25],
      [2, 50],
      [3, 75],
      [4, 75],
    ] as const) {
      state = applyAction(state, { type: 'finishSection', moduleId: id, number });
      expect(moduleIn(state, id).progress).toBe(progress);
    }
    state = [...answerAll, submit(key)].reduce(applyAction, state);
    expect(moduleIn(state, id)).toMatchObject({ progress: 100, result: { score: 100 } });
  });

  it('cannot finish a section out of turn', () => {
    expect(moduleIn(play(at(25), { type: 'finishSection', moduleId: id, number: 3 }), id).progress).toBe(25);
  });

  it('keeps what was reached when the quiz is failed, and may take it again', () => {
    const failed = play(at(75), ...answerAll, submit([0, 0, 0, 0]));
    expect(moduleIn(failed, id)).toMatchObject({ progress: 75, result: { passed: false } });
    const again = applyAction(failed, { type: 'retake', moduleId: id });
    expect(moduleIn(again, id)).toMatchObject({ answers: {}, result: null, progress: 75 });
  });

  it('goes forward and back by 25, capped at both ends, and resets to the beginning', () => {
    const more: LearningAction = { type: 'more', moduleId: id };
    const less: LearningAction = { type: 'less', moduleId: id };
    expect(moduleIn(play(at(90), more), id).progress).toBe(100);
    expect(moduleIn(play(at(10), less), id).progress).toBe(0);
    expect(moduleIn(play(at(50), more), id).progress).toBe(75);
    const reset = play(at(80), { type: 'open', moduleId: id, tab: 'quiz' }, ...answerAll, {
      type: 'reset',
      moduleId: id,
    });
    expect(moduleIn(reset, id)).toEqual({ progress: 0, tab: 'content', answers: {}, result: null });
  });

  it('on two devices keeps the higher value of each', () => {
    expect(moduleIn(play(at(50), { type: 'merge', progress: { [id]: 25 } }), id).progress).toBe(50);
    expect(moduleIn(play(at(50), { type: 'merge', progress: { [id]: 75 } }), id).progress).toBe(75);
  });
});

const moduleId = fc.constantFrom(...moduleIds);
const answerLists = fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 4, maxLength: 4 });
const progress = fc.dictionary(moduleId, fc.oneof(fc.integer(), fc.double()), { maxKeys: 3 });
const action: fc.Arbitrary<LearningAction> = fc.oneof(
  fc.record({ type: fc.constant('finishSection'), moduleId, number: fc.integer({ min: -1, max: 6 }) }),
  fc.record({ type: fc.constant('slide'), moduleId, to: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({
    type: fc.constantFrom('more', 'less', 'complete', 'reset', 'retake', 'review'),
    moduleId,
  }),
  fc.record({ type: fc.constant('open'), moduleId, tab: fc.constantFrom(...moduleTabs) }),
  fc.record({
    type: fc.constant('answer'),
    moduleId,
    question: fc.integer({ min: -1, max: 5 }),
    option: fc.integer({ min: -1, max: 5 }),
  }),
  fc.record({
    type: fc.constant('submit'),
    moduleId,
    result: answerLists.map((answers) => gradeQuiz(key, answers)),
  }),
  fc.record({ type: fc.constantFrom('stored', 'merge'), progress }),
  fc.record({ type: fc.constant('resetAll') }),
) as fc.Arbitrary<LearningAction>;

describe('whatever is pressed in whatever order (2,000 sequences)', () => {
  it('progress stays within 0 and 100, the average is right, and a locked quiz cannot be handed in', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state: LearningState = {};
        for (const next of actions) {
          const before = state;
          state = applyAction(state, next);
          for (const module of moduleIds) {
            const { progress: value, result } = moduleIn(state, module);
            expect(value).toBe(clampProgress(value));
            if (result !== null && moduleIn(before, module).result === null)
              expect(moduleIn(before, module).progress).toBeGreaterThanOrEqual(75);
          }
          const values = moduleIds.map((module) => moduleIn(state, module).progress);
          const overall = Math.round(values.reduce((sum, value) => sum + value, 0) / 7);
          expect(summarize(progressIn(state))).toMatchObject({
            overall,
            completed: values.filter((value) => value === 100).length,
          });
        }
      }),
      { numRuns: 2_000, seed },
    );
  });
});
