// Modules for one language. The files are content/learning/<module>/{module.yml,en.mdx,es.mdx} and glossary.yml.
import { getEntry, render } from 'astro:content';
import type { Locale } from '#domain/languages.ts';
import { moduleIds, type Category, type Difficulty, type ModuleId } from '#domain/learning/modules.ts';
import { path } from '#i18n/routes.ts';
import { exercisesOf, readGlossary, readModuleFiles, termsIn } from '#collections/lesson-files.ts';
import type { Exercise } from '#collections/lesson-schema.ts';

export interface Question {
  readonly question: string;
  readonly options: readonly string[];
  readonly explanation: string;
  /** The right option, from 0. */
  readonly right: number;
}

export interface Term {
  readonly id: string;
  readonly term: string;
  /** The word of the courts, which stands on their papers in English. */
  readonly english: string;
  readonly meaning: string;
}

export interface Lesson {
  readonly id: ModuleId;
  readonly name: string;
  readonly description: string;
  /** What people type into the search who mean this module. Not shown. */
  readonly typed: string | undefined;
  readonly difficulty: Difficulty;
  readonly category: Category;
  /** Minutes. */
  readonly duration: { readonly from: number; readonly to: number };
  readonly topics: readonly string[];
  readonly objectives: readonly string[];
  /** Titles of the four sections. */
  readonly sections: readonly string[];
  readonly quiz: readonly Question[];
  readonly exercises: readonly Exercise[];
  readonly sources: readonly {
    readonly title: string;
    readonly url?: string | undefined;
    readonly checked: string;
  }[];
  /** Day the facts were last checked. */
  readonly reviewed: string;
  /** The words this lesson explains, in the order of the alphabet. */
  readonly terms: readonly Term[];
  readonly address: string;
}

/** While developing, a saved file must show at once. A build asks for the same lesson in every component. */
const remember = !import.meta.env.DEV;
const remembered = new Map<string, Lesson>();

/** A module in a language. Refuses missing or faulty files by throwing a sentence for each fault. */
export function readLesson(id: ModuleId, locale: Locale): Lesson {
  const key = `${id}/${locale}`;
  const known = remembered.get(key);
  if (known) return known;
  const lesson = makeLesson(id, locale);
  if (remember) remembered.set(key, lesson);
  return lesson;
}

function makeLesson(id: ModuleId, locale: Locale): Lesson {
  const { value: module, faults } = readModuleFiles(id);
  if (!module || faults.length > 0) throw new Error(faults.join('\n'));
  const { facts, texts } = module;
  const { facts: words, body } = texts[locale];
  const glossary = readGlossary();
  const terms = termsIn(body).flatMap((term) => {
    const entry = glossary[term];
    return entry
      ? [{ id: term, term: entry.term[locale], english: entry.term.en, meaning: entry.meaning[locale] }]
      : [];
  });
  return {
    id,
    name: words.name,
    description: words.description,
    typed: words.typed,
    difficulty: facts.difficulty,
    category: facts.category,
    duration: facts.duration,
    topics: words.topics,
    objectives: words.objectives,
    sections: words.sections,
    quiz: words.quiz.map((question, index) => ({ ...question, right: facts.answers[index] ?? 0 })),
    exercises: exercisesOf(module, locale),
    sources: facts.sources,
    reviewed: facts.reviewed,
    terms: terms.sort((one, other) => one.term.localeCompare(other.term, locale)),
    address: path('learning', locale, `/${id}`),
  };
}

/** All modules, in the order of the list. */
export function readLessons(locale: Locale): Lesson[] {
  return moduleIds.map((id) => readLesson(id, locale));
}

/** The text of a module, ready to show between the components of src/components/learning. */
export async function renderLesson(id: ModuleId, locale: Locale) {
  const entry = await getEntry('learning', `${id}/${locale}`);
  if (!entry) throw new Error(`content/learning/${id}/${locale}.mdx is not there`);
  return (await render(entry)).Content;
}
