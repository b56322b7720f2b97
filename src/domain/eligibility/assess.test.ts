import { describe, expect, it } from 'vitest';
import { caseOutcomes } from '../intake/options.ts';
import { onRoute, quizOutcomes, quizSchema, quizStates, quizTimeframes } from './answers.ts';
import { assess, quizNextSteps, quizReasons, quizResults } from './assess.ts';

const georgia = (
  outcome: (typeof quizOutcomes)[number],
  timeframe: (typeof quizTimeframes)[number] = '3-7-years',
) => assess({ state: 'Georgia', outcome, timeframe });

describe('the quiz says', () => {
  it.each(['dismissed', 'judgment-tenant', 'settled'] as const)('often stronger after "%s"', (outcome) => {
    expect(georgia(outcome)).toEqual({
      result: 'often_stronger',
      reasons: [`outcome.${outcome}`, 'time.shown'],
      next: 'intake',
    });
  });

  it.each(['judgment-landlord', 'open'] as const)(
    'harder after "%s", and a lawyer before anything is paid',
    (outcome) => {
      for (const timeframe of quizTimeframes)
        expect(georgia(outcome, timeframe)).toMatchObject({ result: 'harder', next: 'lawyer' });
    },
  );

  it('harder while nobody knows how it ended: that can be asked for free', () => {
    expect(georgia('unknown', 'unknown')).toEqual({
      result: 'harder',
      reasons: ['outcome.unknown'],
      next: 'free-help',
    });
  });

  it('that a recent case counts against a settlement, but does not undo a dismissal', () => {
    expect(georgia('settled', 'under-1-year')).toMatchObject({ result: 'harder', next: 'lawyer' });
    expect(georgia('dismissed', 'under-1-year')).toMatchObject({
      result: 'often_stronger',
      reasons: ['outcome.dismissed', 'time.recent'],
    });
  });

  it('outside the service for another state, whatever else was answered, and never the paid form', () => {
    for (const outcome of quizOutcomes)
      expect(assess({ state: 'other', outcome, timeframe: '1-3-years' })).toEqual({
        result: 'outside_service',
        reasons: ['state.other'],
        next: 'free-help',
      });
  });

  it('for every answer one result, at least one reason, and a next step; every one of them for some answer', () => {
    const all = quizStates.flatMap((state) =>
      quizOutcomes.flatMap((outcome) =>
        quizTimeframes.map((timeframe) => assess({ state, outcome, timeframe })),
      ),
    );
    expect(all.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(new Set(all.map(({ result }) => result))).toEqual(new Set(quizResults));
    expect(new Set(all.map(({ next }) => next))).toEqual(new Set(quizNextSteps));
    expect(new Set(all.flatMap(({ reasons }) => reasons))).toEqual(new Set(quizReasons));
  });
});

describe('the answers', () => {
  it('know every outcome of the application, so that both speak of the same thing', () => {
    expect(quizOutcomes).toEqual(expect.arrayContaining([...caseOutcomes]));
  });

  it('take no address for an answer, and refuse a broken one', () => {
    const answers = { state: 'Georgia', outcome: 'open', timeframe: 'unknown' };
    for (const none of [undefined, null, '', '  '])
      expect(quizSchema.parse({ ...answers, email: none }).email).toBeUndefined();
    expect(quizSchema.parse({ ...answers, email: ' ana@example.com ' }).email).toBe('ana@example.com');
    const refused = quizSchema.safeParse({ ...answers, email: 'ana@' });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(['email.invalid']);
  });

  it('of questions that are not asked are dropped', () => {
    expect(onRoute({ state: 'other', outcome: 'dismissed', timeframe: '', email: 'a' })).toEqual({
      state: 'other',
      outcome: 'unknown',
      timeframe: 'unknown',
      email: 'a',
    });
    expect(onRoute({ state: 'Georgia', outcome: '', timeframe: '' })).toEqual({
      state: 'Georgia',
      outcome: '',
      timeframe: '',
    });
  });
});
