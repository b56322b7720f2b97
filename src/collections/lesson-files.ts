// content/learning as files: what is in them, and what is wrong. Plain Node, so that the build and the checks say the
// same.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { locales, type Locale } from '#domain/languages.ts';
import { moduleIds, sectionCount, type ModuleId } from '#domain/learning/modules.ts';
import {
  describeLessonFaults,
  exerciseWordsSchemas,
  glossarySchema,
  lessonSchema,
  moduleSchema,
  type Exercise,
  type ExerciseFacts,
  type Glossary,
  type LessonFile,
  type ModuleFile,
} from '#collections/lesson-schema.ts';
import { atIndex, headingFaults, markupFaults } from '#collections/markup-faults.ts';
import { parseYaml, YamlFault } from '#collections/read-yaml.ts';
import { atLine, type LineOf } from '#domain/file-faults.ts';
import { bodyInPlace, splitText } from '#domain/front-matter.ts';

/** Components a lesson may use without importing them; src/components/learning/Lesson.astro hands them in. */
export const lessonComponents = [
  'Section',
  'ForYou',
  'Example',
  'Exercise',
  'Term',
  'Notice',
  'FreeHelp',
] as const;

/** The key of the family module was settled before its words, and stays. */
export const fixedAnswers: Partial<Record<ModuleId, readonly number[]>> = {
  'family-relationships': [1, 2, 2, 2],
};

interface Read<Value> {
  readonly value?: Value;
  readonly lineOf?: LineOf;
  readonly faults: readonly string[];
}

/** In a text, the first line of the file is the --- above the facts. */
function readAs<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema): Read<z.infer<Schema>> {
  const inFile = (faults: readonly string[]) => faults.map((fault) => `${file}: ${fault}`);
  try {
    const { value, lineOf } = parseYaml(yaml, file.endsWith('.mdx') ? 2 : 1);
    const parsed = schema.safeParse(value);
    return parsed.success
      ? { value: parsed.data, lineOf, faults: [] }
      : { faults: inFile(describeLessonFaults(parsed.error, lineOf)) };
  } catch (fault) {
    if (!(fault instanceof YamlFault)) throw fault;
    return { faults: inFile([fault.message]) };
  }
}

/** The glossary, by id. Refuses a faulty file by throwing a sentence for each fault. */
export function readGlossary(root = process.cwd()): Glossary {
  const file = 'content/learning/glossary.yml';
  const { value, faults } = readAs(file, readFileSync(join(root, file), 'utf8'), glossarySchema);
  if (!value) throw new Error(faults.join('\n'));
  return value;
}

export interface LessonText {
  readonly file: string;
  readonly facts: LessonFile;
  readonly lineOf: LineOf;
  readonly body: string;
}

export interface LearningModule {
  readonly id: ModuleId;
  readonly facts: ModuleFile;
  readonly texts: Readonly<Record<Locale, LessonText>>;
}

/** A module with everything wrong in it; `value` is there when all three files could be read. */
export function readModuleFiles(id: ModuleId, root = process.cwd()): Read<LearningModule> {
  const folder = `content/learning/${id}`;
  const faults: string[] = [];
  const open = (name: string): string | null => {
    const file = join(root, folder, name);
    if (existsSync(file)) return readFileSync(file, 'utf8');
    faults.push(`${folder}/${name} is missing: every module has module.yml, en.mdx and es.mdx`);
    return null;
  };
  const yaml = open('module.yml');
  const facts =
    yaml === null ? { faults: [] as string[] } : readAs(`${folder}/module.yml`, yaml, moduleSchema);
  faults.push(...facts.faults);
  const texts: Partial<Record<Locale, LessonText>> = {};
  for (const locale of locales) {
    const file = `${folder}/${locale}.mdx`;
    const source = open(`${locale}.mdx`);
    if (source === null) continue;
    const { frontmatter, body } = splitText(source);
    const head = readAs(file, frontmatter, lessonSchema);
    faults.push(...head.faults, ...bodyFaults(bodyInPlace(source), root).map((fault) => `${file}: ${fault}`));
    if (head.value && head.lineOf) texts[locale] = { file, facts: head.value, lineOf: head.lineOf, body };
  }
  const module = facts.value;
  if (module) for (const text of Object.values(texts)) faults.push(...exercisesFaults(module, text));
  const { en, es } = texts;
  if (!facts.value || !en || !es) return { faults };
  const value = { id, facts: facts.value, texts: { en, es } };
  faults.push(...togetherFaults(value));
  return { value, faults };
}

/** Everything wrong in the lessons, a sentence each that begins with the file. Empty when all is well. */
export function lessonFaults(root = process.cwd()): string[] {
  return moduleIds.flatMap((id) => readModuleFiles(id, root).faults);
}

/** Facts and words of the exercises of a module in a language, in the order of module.yml. */
export function exercisesOf(module: LearningModule, locale: Locale): Exercise[] {
  return module.facts.exercises.map((facts) => {
    const { exercise, faults } = exerciseOf(facts, module.texts[locale]);
    if (!exercise) throw new Error(faults.join('\n'));
    return exercise;
  });
}

function exerciseOf(facts: ExerciseFacts, text: LessonText) {
  const words = text.facts.exercises[facts.id];
  if (words === undefined)
    return {
      faults: [
        `${text.file}: ${atLine(['exercises'], text.lineOf)}exercises ${facts.id}: write its words; module.yml has it`,
      ],
    };
  const parsed = exerciseWordsSchemas[facts.type].safeParse(words);
  return parsed.success
    ? { exercise: { ...facts, words: parsed.data } as Exercise, faults: [] }
    : {
        faults: describeLessonFaults(parsed.error, text.lineOf, ['exercises', facts.id]).map(
          (fault) => `${text.file}: ${fault}`,
        ),
      };
}

/** What the words of an exercise must fit: the number of answers, the fields of a letter. */
function exerciseFaults(exercise: Exercise): string[] {
  if (exercise.type === 'sort') {
    const { items } = exercise.words;
    return items.length === exercise.answers.length
      ? []
      : [`items: there are ${items.length}, but ${exercise.answers.length} answers in module.yml`];
  }
  if (exercise.type !== 'letter') return [];
  const ids = exercise.words.fields.map((field) => field.id);
  const used = [...exercise.words.body.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return [
    ...ids.filter((id) => !used.includes(id)).map((id) => `body: the letter does not use {${id}}`),
    ...used.filter((name) => !ids.includes(name)).map((name) => `body: there is no field "${name}"`),
  ];
}

/** What is wrong with the words of the exercises of one text; the other text may be broken. */
function exercisesFaults(facts: ModuleFile, text: LessonText): string[] {
  const faults: string[] = [];
  const ids = new Set(facts.exercises.map((exercise) => exercise.id));
  const say = (fault: string, ...path: string[]) =>
    faults.push(`${text.file}: ${path.length > 0 ? atLine(path, text.lineOf) : ''}${fault}`);
  for (const exercise of facts.exercises) {
    const read = exerciseOf(exercise, text);
    faults.push(...read.faults);
    if (read.exercise)
      for (const fault of exerciseFaults(read.exercise))
        say(`exercises ${exercise.id} ${fault}`, 'exercises', exercise.id);
    const count = text.body.split(`<Exercise id="${exercise.id}" />`).length - 1;
    if (count !== 1) say(`write <Exercise id="${exercise.id}" /> once; it is there ${count} times`);
  }
  for (const unknown of Object.keys(text.facts.exercises).filter((one) => !ids.has(one)))
    say(`exercises ${unknown}: module.yml does not have it`, 'exercises', unknown);
  return faults;
}

/** What the three files must agree on. */
function togetherFaults({ id, facts, texts }: LearningModule): string[] {
  const file = `content/learning/${id}/module.yml`;
  const faults: string[] = [];
  const place = moduleIds.indexOf(id) + 1;
  if (facts.order !== place) faults.push(`${file}: order: write ${place}`);
  const fixed = fixedAnswers[id];
  if (fixed && String(fixed) !== String(facts.answers))
    faults.push(`${file}: answers: this module has [${fixed.join(', ')}]`);
  const ids = facts.exercises.map((exercise) => exercise.id);
  for (const twice of ids.filter((one, at) => ids.indexOf(one) !== at))
    faults.push(`${file}: exercises: "${twice}" stands there twice`);
  for (const text of Object.values(texts)) {
    const say = (fault: string) => faults.push(`${text.file}: ${fault}`);
    if (text.facts.quiz.length !== facts.answers.length)
      say(`quiz: ${text.facts.quiz.length} questions, but ${facts.answers.length} answers in module.yml`);
  }
  if (texts.en.facts.objectives.length !== texts.es.facts.objectives.length)
    faults.push(`${texts.es.file}: objectives: write as many as in English`);
  if (texts.en.facts.topics.length !== texts.es.facts.topics.length)
    faults.push(`${texts.es.file}: topics: write as many as in English`);
  return faults;
}

/** Ids of the glossary words a text explains, in the order in which they come. */
export function termsIn(body: string): string[] {
  return [...new Set([...body.matchAll(/<Term id="([^"]*)"/g)].map(([, id = '']) => id))];
}

/** Null while the glossary itself is faulty: whoever reads it says so, and the lessons are looked at all the same. */
function readableGlossary(root: string): Glossary | null {
  const file = 'content/learning/glossary.yml';
  return readAs(file, readFileSync(join(root, file), 'utf8'), glossarySchema).value ?? null;
}

function bodyFaults(body: string, root: string): string[] {
  const faults: string[] = [];
  const numbers = [...body.matchAll(/^<Section number=\{(\d+)\}>[ \t]*$/gm)].map(([, digits]) =>
    Number(digits),
  );
  const wanted = Array.from({ length: sectionCount }, (_, index) => index + 1);
  if (String(numbers) !== String(wanted))
    faults.push(
      `write ${sectionCount} blocks, <Section number={1}> … </Section> to <Section number={${sectionCount}}>, in order`,
    );
  let at = 0;
  for (const [index, part] of body
    .split(/(^<Section number=\{\d+\}>[ \t]*$|^<\/Section>[ \t]*$)/m)
    .entries()) {
    // Of five parts, the first lies outside of a block, the third inside; the others are its tags.
    const begins = at + part.length - part.trimStart().length;
    if (index % 4 === 0 && part.trim() !== '')
      faults.push(`${atIndex(body, begins)}put everything inside of the four <Section> blocks`);
    if (index % 4 === 2 && !part.includes('<ForYou>'))
      faults.push(`${atIndex(body, begins)}section ${(index + 2) / 4} needs a <ForYou> … </ForYou>`);
    at += part.length;
  }
  for (const { index } of body.matchAll(/^#{1,2} /gm))
    faults.push(`${atIndex(body, index)}begin headings with ### (titles of sections stand at the top)`);
  if (!/^#{1,2} /m.test(body)) faults.push(...headingFaults(body, 3));
  faults.push(...markupFaults(body, lessonComponents));
  const glossary = readableGlossary(root);
  for (const id of termsIn(body))
    if (glossary && !(id in glossary))
      faults.push(
        `${atIndex(body, body.indexOf(`<Term id="${id}"`))}<Term id="${id}"> is not in content/learning/glossary.yml; add it there or take it out`,
      );
  return faults;
}
