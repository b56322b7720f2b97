import { describe, expect, it } from 'vitest';
import { moduleIds } from './modules.ts';
import {
  canAdvance,
  canGoBack,
  clampProgress,
  isSectionChecked,
  mainAction,
  nextMilestone,
  progressStatus,
  sectionAt,
  sectionOffer,
  summarize,
  toSliderStop,
} from './progress.ts';

describe('the badge', () => {
  it.each([
    [0, 'getting_started'],
    [1, 'reading'],
    [24, 'reading'],
    [25, 'progress'],
    [49, 'progress'],
    [50, 'almost'],
    [74, 'almost'],
    [75, 'ready'],
    [99, 'ready'],
    [100, 'completed'],
  ] as const)('at %i%% reads %s', (progress, status) => {
    expect(progressStatus(progress)).toBe(status);
  });
});

describe('the next milestone', () => {
  it.each([
    [0, 25],
    [24, 25],
    [25, 50],
    [49, 50],
    [50, 75],
    [74, 75],
    [75, 100],
    [99, 100],
    [100, undefined],
  ])('at %i%% is %s', (progress, next) => {
    expect(nextMilestone(progress)?.at).toBe(next);
  });
});

describe('a section', () => {
  it.each([
    [0, 1, 25],
    [24, 1, 25],
    [25, 2, 50],
    [49, 2, 50],
    [50, 3, 75],
    [74, 3, 75],
  ])('at %i%% only number %i has a button, which sets %i', (progress, number, sets) => {
    for (const section of [1, 2, 3, 4])
      expect(sectionOffer(section, progress)).toEqual(section === number ? { kind: 'finish', sets } : null);
  });

  it.each([75, 99])('at %i%% only the fourth leads to the quiz', (progress) => {
    expect([1, 2, 3, 4].map((section) => sectionOffer(section, progress)?.kind)).toEqual([
      undefined,
      undefined,
      undefined,
      'quiz',
    ]);
  });

  it('offers nothing in a finished module, and there is no fifth', () => {
    for (const section of [0, 1, 2, 3, 4, 5]) expect(sectionOffer(section, 100)).toBeNull();
    expect(sectionOffer(5, 99)).toBeNull();
  });

  it.each([
    [25, 0],
    [26, 1],
    [50, 1],
    [51, 2],
    [75, 2],
    [76, 3],
    [99, 3],
    [100, 4],
  ])('at %i%% %i of them carry the check mark', (progress, checked) => {
    expect([1, 2, 3, 4].filter((section) => isSectionChecked(section, progress))).toHaveLength(checked);
  });
});

describe('progress', () => {
  it('is a whole number from 0 to 100, whatever comes', () => {
    expect([-5, 0, 33.4, 100, 250, Infinity, -Infinity, Number.NaN].map(clampProgress)).toEqual([
      0, 0, 33, 100, 100, 100, 0, 0,
    ]);
    expect([0, 2, 3, 52, 53, 99, 101].map(toSliderStop)).toEqual([0, 0, 5, 50, 55, 100, 100]);
  });

  it('has buttons only where they change something', () => {
    expect([0, 1, 99, 100].map(canAdvance)).toEqual([true, true, true, false]);
    expect([0, 1, 99, 100].map(canGoBack)).toEqual([false, true, true, true]);
    expect([0, 1, 99, 100].map(mainAction)).toEqual(['start', 'continue', 'continue', 'review']);
  });

  it('of the whole journey is the rounded average over all seven modules', () => {
    expect(summarize({})).toEqual({ completed: 0, inProgress: 0, overall: 0, anyProgress: false });
    expect(summarize({ 'housing-rights': 100, 'legal-process': 25 })).toEqual({
      completed: 1,
      inProgress: 1,
      overall: 18,
      anyProgress: true,
    });
    const all = Object.fromEntries(moduleIds.map((id) => [id, 100]));
    expect(summarize(all)).toMatchObject({ completed: 7, inProgress: 0, overall: 100 });
  });
});

it.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [74, 3],
  [75, 4],
  [99, 4],
  [100, 1],
])('at %i percent somebody reads on in section %i', (progress, number) => {
  expect(sectionAt(progress)).toBe(number);
});
