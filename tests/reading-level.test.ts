import { describe, expect, it } from 'vitest';
import { blocksOf, runningText } from '#tools/checks/lesson-blocks.ts';
import {
  englishSyllables,
  fernandezHuerta,
  fleschKincaid,
  spanishSyllables,
  szigriszt,
  wordsASentence,
  wordsOf,
} from '#tools/checks/reading-level.ts';

describe('how hard a lesson reads', () => {
  it('counts syllables as people say them', () => {
    expect(['rent', 'moved', 'landlord', 'eviction', 'table'].map(englishSyllables)).toEqual([1, 1, 2, 3, 2]);
    expect(['30', '1,050,', '2026'].map(englishSyllables)).toEqual([2, 4, 4]);
    expect(['desalojo', 'tribunal', 'día', 'Georgia', 'quien', 'pagué'].map(spanishSyllables)).toEqual([
      4, 3, 2, 3, 1, 2,
    ]);
  });

  it('knows an easy text from one written for lawyers', () => {
    const easy = 'You have seven days. Go to the court. Tell the clerk why you do not agree.';
    const hard =
      'Notwithstanding the aforementioned provisions, the dispossessory defendant retains an opportunity to ' +
      'interpose affirmative defenses contemporaneously with the responsive pleading.';
    expect(fleschKincaid(easy)).toBeLessThan(4);
    expect(fleschKincaid(hard)).toBeGreaterThan(18);
    const facil = 'Usted tiene siete días. Vaya al tribunal. Diga por qué no está de acuerdo.';
    const dificil =
      'No obstante las disposiciones anteriormente mencionadas, el demandado conservará la posibilidad de ' +
      'interponer excepciones perentorias simultáneamente con la contestación correspondiente.';
    expect(fernandezHuerta(facil)).toBeGreaterThan(85);
    expect(fernandezHuerta(dificil)).toBeLessThan(40);
    expect(szigriszt(facil)).toBeGreaterThan(80);
    expect(szigriszt(dificil)).toBeLessThan(40);
  });

  it('reads the words of a text and nothing of its markup', () => {
    const body =
      '<Section number={1}>\n\nThe <Term id="x">writ of possession</Term> came.\n\n### A heading\n\n- one thing\n- two\n\n| a | b |\n| --- | --- |\n| c d | e |\n\n<Exercise id="y" />\n\n</Section>';
    expect(blocksOf(body)).toEqual([
      'The writ of possession came.',
      'A heading',
      'one thing',
      'two',
      'a',
      'b',
      'c d',
      'e',
    ]);
    expect(wordsOf('“It’s $1,050,” she said.')).toEqual(['It’s', '1,050,', 'she', 'said.']);
  });

  it('measures the sentences of an article without its headings, lists of names and words to copy', () => {
    const body =
      '## What to bring\n\n**The lease.** Bring it, because it names the rent.\n\n- photos\n- Ask the clerk first.\n\n' +
      '> "I paid."\n\n| a | b |\n\n- Case number: ________\n\n<Notice title="For you">\n\nCall today.\n\n</Notice>';
    expect(runningText(body).split('\n\n')).toEqual([
      'Bring it, because it names the rent.',
      'Ask the clerk first.',
      'Call today.',
    ]);
    expect(wordsASentence(runningText(body))).toBeCloseTo(13 / 3);
  });
});
