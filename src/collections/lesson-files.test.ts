import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { exercisesOf, lessonFaults, readModuleFiles } from './lesson-files.ts';

const id = 'family-relationships';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The lessons with one text of a file changed, as an editor's slip would. */
function slip(file: string, from: string | RegExp, to: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'lessons-'));
  folders.push(root);
  cpSync('content/learning', join(root, 'content/learning'), { recursive: true });
  const path = join(root, 'content/learning', id, file);
  const text = readFileSync(path, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(path, text.replace(from, to));
  return readModuleFiles(id, root).faults.map((fault) => fault.replace(`content/learning/${id}/`, ''));
}

describe('the lessons', () => {
  it('are all there, without a fault', () => {
    expect(lessonFaults()).toEqual([]);
  });

  it('have words for each exercise, in both languages', () => {
    const { value: module } = readModuleFiles(id);
    if (!module) throw new Error('the module is not there');
    const [english, spanish] = [exercisesOf(module, 'en'), exercisesOf(module, 'es')];
    expect(english.map((one) => one.id)).toEqual(spanish.map((one) => one.id));
    for (const [index, exercise] of english.entries())
      expect(exercise.words.title).not.toBe(spanish[index]?.words.title);
  });
});

describe('an editor’s slip is named with its file and what to write', () => {
  it.each([
    [
      'module.yml',
      /difficulty: \w+/,
      'difficulty: easy',
      'module.yml: line 2, difficulty: choose beginner or intermediate',
    ],
    [
      'module.yml',
      /answers: \[1, 2, 2, 2\]/,
      'answers: [1, 2, 2, 4]',
      'module.yml: line 7, answers 4: the last option is 3',
    ],
    [
      'module.yml',
      /answers: \[1, 2, 2, 2\]/,
      'answers: [1, 2, 2, 1]',
      'module.yml: answers: this module has [1, 2, 2, 2]',
    ],
    [
      'module.yml',
      /type: sort/,
      'type: guess',
      'module.yml: line 11, exercises 1 type: choose a type: days, sort, budget, letter, worksheet',
    ],
    ['es.mdx', /^name: .*$/m, 'nombre: x', 'es.mdx: line 2, name: write the name of the module'],
    [
      'es.mdx',
      /^description: .*$/m,
      `description: ${'x'.repeat(200)}`,
      'es.mdx: line 3, description: write at most 175 characters: search engines and phones cut the rest off',
    ],
    [
      'en.mdx',
      /<ForYou>/,
      '<ForYu>',
      'en.mdx: line #: <ForYu> is unknown; there are <Section>, <ForYou>, <Example>, <Exercise>, <Term>, <Notice>, <FreeHelp>',
    ],
    [
      'en.mdx',
      /^<Section number=\{3\}>$/m,
      '<Section number={4}>',
      'en.mdx: write 4 blocks, <Section number={1}> … </Section> to <Section number={4}>, in order',
    ],
    [
      'en.mdx',
      /<Term id="[^"]+"/,
      '<Term id="landlady"',
      'en.mdx: line #: <Term id="landlady"> is not in content/learning/glossary.yml; add it there or take it out',
    ],
    [
      'en.mdx',
      /^name: .*$/m,
      'name: One: two',
      'en.mdx: line 2 cannot be read; put a text that contains a colon or begins with a sign in "quotes", and begin each line as far in as the one above it',
    ],
  ])('%s, %s', (file, from, to, fault) => {
    const before = readFileSync(`content/learning/${id}/${file}`, 'utf8');
    const line = before.slice(0, from.exec(before)?.index).split('\n').length;
    expect(slip(file, from, to)).toContain(fault.replace('#', String(line)));
  });

  it('an exercise that was left out of the text', () => {
    const [exercise] = readModuleFiles(id).value?.facts.exercises ?? [];
    const tag = `<Exercise id="${exercise?.id}" />`;
    expect(slip('es.mdx', tag, '')).toContain(`es.mdx: write ${tag} once; it is there 0 times`);
  });
});
