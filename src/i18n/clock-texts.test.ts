import { expect, it } from 'vitest';
import { clockText } from './clock-texts.ts';
import { staffWords } from './staff.ts';

it('how far a promise is from its end is said in the words of each language', () => {
  const textFor = (
    way: 'due_in' | 'late_by',
    unit: 'minutes' | 'hours' | 'business_days',
    count: number,
  ): string[] =>
    (['en', 'es'] as const).map((locale) =>
      clockText({ state: 'running', distance: { way, unit, count } }, staffWords[locale].clocks, locale),
    );
  expect(textFor('due_in', 'hours', 3)).toEqual(['due in 3 hours', 'vence en 3 horas']);
  expect(textFor('due_in', 'minutes', 1)).toEqual(['due in 1 minute', 'vence en 1 minuto']);
  expect(textFor('late_by', 'business_days', 2)).toEqual([
    'late by 2 business days',
    '2 días hábiles de retraso',
  ]);
  expect(textFor('late_by', 'business_days', 1)).toEqual([
    'late by 1 business day',
    '1 día hábil de retraso',
  ]);
});

it('a promise without an end in sight stands still or is kept', () => {
  const { clocks } = staffWords.en;
  expect(clockText({ state: 'stopped', distance: null }, clocks, 'en')).toBe('the clock is stopped');
  expect(clockText({ state: 'met', distance: null }, clocks, 'en')).toBe('done');
});
