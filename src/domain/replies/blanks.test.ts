import { describe, expect, it } from 'vitest';
import { blanksIn, fillBlanks, firstBlank, isFilled } from './blanks.ts';
import { replyIn, replyPair } from './saved-replies.ts';

describe('blanks of a saved reply', () => {
  it('are found by their names, each once, in both languages', () => {
    expect(blanksIn('{{name}}, el {{ día }} y otra vez {{name}}: {{my name}}')).toEqual([
      'name',
      'día',
      'my name',
    ]);
    expect(blanksIn('{name} {{}} {{ }} {{a\nb}}')).toEqual([]);
  });

  it('are filled with what is known; the rest waits', () => {
    expect(fillBlanks('{{ name }}: {{day}}, {{toString}}', { name: 'Ana $& {{day}}', day: '' })).toBe(
      'Ana $& {{day}}: {{day}}, {{toString}}',
    );
  });

  it('add no second period where what is filled in ends with one', () => {
    expect(fillBlanks('Es a las {{hora}}. Lugar: {{lugar}}.', { hora: '10:00 a.m.', lugar: 'Sala 2' })).toBe(
      'Es a las 10:00 a.m. Lugar: Sala 2.',
    );
  });

  it('keep a text from being sent, also when half of one was deleted', () => {
    for (const text of ['Hola {{name}}', 'Hola {{name', 'Hola name}}', '{{}}'])
      expect(isFilled(text), text).toBe(false);
    expect(isFilled('{"a": {"b": 1} } costs {5}')).toBe(true);
    expect(firstBlank('Hola {{name}}, {{day}}')).toEqual({ start: 5, end: 13 });
    expect(firstBlank('Hola {{name\n}}')).toEqual({ start: 5, end: 7 });
  });
});

describe('a pair', () => {
  const pair = {
    titleEn: 'Hello',
    titleEs: 'Hola',
    bodyEn: 'On {{day}}, {{name}}',
    bodyEs: '{{name}}, el {{day}}',
  };

  it('asks for the same in both languages, in any order', () => {
    expect(replyPair.safeParse(pair).success).toBe(true);
    const other = replyPair.safeParse({ ...pair, bodyEs: '{{name}}, el {{día}}' });
    expect(other.error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['bodyEs'], 'reply.blanks'],
    ]);
  });

  it('needs both halves', () => {
    const empty = replyPair.safeParse({ ...pair, titleEs: '  ', bodyEs: '' });
    expect(empty.error?.issues.map(({ path }) => path[0])).toEqual(
      expect.arrayContaining(['titleEs', 'bodyEs']),
    );
  });

  it('is read in the language of whoever gets it', () => {
    expect(replyIn('es', pair, { name: 'Ana' })).toBe('Ana, el {{day}}');
    expect(replyIn('en', pair, { name: 'Ana' })).toBe('On {{day}}, Ana');
  });
});
