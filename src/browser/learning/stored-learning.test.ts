import { describe, expect, it } from 'vitest';
import { parseStoredLearning } from './stored-learning.ts';

describe('what a browser kept of learning', () => {
  it('comes back as it was', () => {
    const learning = {
      progress: { 'legal-process': 75 },
      unsent: { 'legal-process': { intent: 'set', from: 50 } },
    };
    expect(parseStoredLearning(JSON.stringify(learning))).toEqual(learning);
  });

  it('is nothing when it is missing, broken, or something else', () => {
    for (const text of [null, '', '{', 'null', '7', '[]', '{"progress":3,"unsent":"x"}'])
      expect(parseStoredLearning(text)).toEqual({ progress: {}, unsent: {} });
  });

  it('loses modules nobody has and values no module can have', () => {
    const text = JSON.stringify({
      progress: { 'legal-process': 400, 'housing-rights': '50', 'old-module': 20 },
      unsent: { 'legal-process': { intent: 'conquer' }, 'housing-rights': { intent: 'set', from: 0 } },
    });
    expect(parseStoredLearning(text)).toEqual({
      progress: { 'legal-process': 100 },
      unsent: { 'legal-process': { intent: 'advance', from: 0 } },
    });
  });
});
