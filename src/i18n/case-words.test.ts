import { describe, expect, it } from 'vitest';
import { holdKinds } from '#domain/cases/endings.ts';
import { moveDrafts } from '#domain/cases/move-draft.ts';
import {
  caseReadings,
  holdTurns,
  readingOf,
  sendsToFreeHelp,
  type CaseReading,
} from '#domain/cases/reading.ts';
import { readingNeedsIn } from '#domain/cases/reading-needs.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { turnOf } from '#domain/cases/turn.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { draftBlanks, draftMessage, moveDraftWords } from '#i18n/move-drafts.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import stepsEn from '#i18n/en/steps.ts';
import stepsEs from '#i18n/es/steps.ts';

const calm = { en: 'Nothing to do now.', es: 'Por ahora no tiene que hacer nada.' } as const;
/** Words that promise, advise or belong to criminal records; and an access that nobody has checked. */
const never =
  /expung|guarantee|garanti|eras(e|ed|ing)|borr(ad|ar)|delete|\bhidden\b|ocult|elegible|eligible|you should|le conviene|\bsealed\b|\btú\b|\btus?\b/i;
const blanksOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

/** Whose turn it is with each of the words. */
const turns = new Map<CaseReading, Set<TurnHolder>>();
/** Those above the steps after an order, of which some are the client's own with every package. */
const beforeOwnSteps = new Set<CaseReading>();
for (const status of caseStatuses)
  for (const packageId of packageIds)
    for (const signed of [0, 1, 2])
      for (const staffDeliver of [true, false])
        for (const need of [null, ...readingNeedsIn(status)])
          for (const isVisible of status === 'notifying' ? [false, true] : [false]) {
            const facts = {
              status,
              need,
              packageId,
              isSigned: signed > 0,
              isFeeSettled: signed > 1,
              staffDeliver,
              filedBy: null,
              outcome: null,
              endReason: null,
              isVisible,
            };
            const reading = readingOf(facts);
            // The side that filed also sends the copies.
            if (stageOfSteps(status) === 'order' || reading === 'filed_herself') beforeOwnSteps.add(reading);
            turns.set(reading, (turns.get(reading) ?? new Set()).add(turnOf(facts)));
          }

describe.each(locales)('what a client reads about a case, in %s,', (locale) => {
  const words = caseReadingWords[locale];
  const all = [
    ...caseReadings.map((reading) => [reading, words.readings[reading]] as const),
    ...holdKinds.map((kind) => [kind, words.holds[kind]] as const),
    ['over_many', words.overMany] as const,
  ];

  it.each(all)('is one badge, one sentence, one action and what comes then: %s', (_of, texts) => {
    for (const text of Object.values(texts)) expect(text).toMatch(/\S/);
    expect(texts.badge.length).toBeLessThan(40);
    expect(texts.now).toMatch(/[.]$/);
    expect(texts.next).toMatch(/[.]$/);
    expect(texts.after).toMatch(/[.]$/);
    expect(Object.values(texts).join(' ')).not.toMatch(never);
  });

  it('asks for something exactly when it is their turn, or steps of theirs stand below', () => {
    for (const [reading, holders] of turns) {
      expect(holders.size, reading).toBe(1);
      const [holder] = holders;
      const { next } = words.readings[reading];
      if (holder === 'client' || beforeOwnSteps.has(reading))
        expect(next, reading).not.toContain(calm[locale]);
      else if (holder === 'us' || holder === 'attorney') expect(next, reading).toContain(calm[locale]);
    }
    for (const kind of holdKinds)
      expect(words.holds[kind].next.includes(calm[locale]), kind).toBe(holdTurns[kind] === 'us');
  });

  it('never says that there is nothing to do while the eviction may be open', () => {
    for (const reading of caseReadings.filter(sendsToFreeHelp))
      expect(words.readings[reading].next, reading).not.toContain(calm[locale]);
  });

  it('says of an order only that access is limited as ordered', () => {
    for (const reading of caseReadings.filter((one) => one.includes('granted')))
      expect(words.readings[reading].now).toMatch(/limited as ordered|limitado según la orden/);
  });

  it('names the list of steps as its card is called, after an order and while the court has the papers', () => {
    const title = { en: `“${stepsEn.title}”`, es: `“${stepsEs.title}”` }[locale];
    for (const reading of [
      'granted',
      'granted_narrower',
      'granted_temporary',
      'notifying_us',
      'filed',
      'filed_herself',
      'filed_outside',
    ] as const)
      expect(words.readings[reading].next, reading).toContain(title);
  });

  it('says what a hold stops, and that a court goes on', () => {
    const sight = { reading: 'hearing_set', status: 'hearing_set', turn: 'court', about: null } as const;
    const texts = readingTexts({ ...sight, hold: 'dispute' }, words, locale);
    expect(texts.now).toBe(words.readings.hearing_set.now);
    expect(texts.beside).toContain(words.holds.dispute.now);
    const onHold = readingTexts(
      { ...sight, reading: 'preparing', status: 'preparing', turn: 'us', hold: 'dispute' },
      words,
      locale,
    );
    expect(onHold.now).toBe(words.holds.dispute.now);
    expect(JSON.stringify(onHold)).not.toMatch(/\{\w+\}/);
  });
});

describe.each(moveDrafts)('the drafted message %s', (draft) => {
  it('has the same blanks in both languages, all of them known', () => {
    const blanks = blanksOf(moveDraftWords.en[draft]);
    expect(blanksOf(moveDraftWords.es[draft])).toEqual(blanks);
    for (const name of blanks) expect(draftBlanks).toContain(name);
  });

  it.each(locales)('promises nothing and advises nothing (%s)', (locale) => {
    expect(moveDraftWords[locale][draft]).not.toMatch(never);
    expect(moveDraftWords[locale][draft]).toMatch(/^(Hello|Hola,) \{\{name\}\}/);
  });
});

it('a drafted message fills what is known and leaves the rest to whoever writes', () => {
  const message = draftMessage('date_set', 'es', {
    name: 'Ana',
    hearing: '3 de diciembre, 9:00 a.m.',
    place: '',
  });
  expect(message).toContain('Hola, Ana:');
  expect(message).toContain('3 de diciembre, 9:00 a.m.');
  expect(message).toContain('{{place}}');
});
