// The lessons of every module in both languages: nothing missing, the same parts, long enough, within the time that the
// card names, in words most people read easily, and no block in the wrong language. Articles and the texts of the
// interface are measured beside them.
import { moduleIds } from '#domain/learning/modules.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { readModuleFiles, type LearningModule } from '#collections/lesson-files.ts';
import { readsAs } from '#tools/checks/page-languages.ts';
import { blocksOf } from '#tools/checks/lesson-blocks.ts';
import { interfaceLevels, levelOf, postLevels, type Level } from '#tools/checks/post-levels.ts';
import { guessFaults } from '#tools/checks/quiz-guesses.ts';
import { reportWhenStarted } from '#tools/checks/report.ts';

const fewestWords = 2_500;
/** Words a minute for somebody who reads to learn, on a phone, perhaps in a second language. */
const wordsPerMinute = 150;
/** School grade of an English text, and ease of a Spanish one (most adults read 60 to 70 without effort). */
const hardestGrade = 8;
const leastEase = 62;
/** Words a sentence in an article, on average: below this it reads like a telegram, however easy the words are. */
const leastFlow = 12.5;
/** Sentences of more than 25 words, in percent. We aim at 5 everywhere: lower these as texts come down to it. */
const mostLong = { lessons: 5, posts: 5, interface: 2 } as const;

interface Measured {
  readonly module: LearningModule;
  readonly locale: Locale;
  readonly words: number;
  readonly level: number;
  readonly long: number;
  readonly minutes: number;
}

/**
 * Takes the project's folder, prints the measures of each lesson, each article and the texts of the interface, and
 * returns a sentence for each fault.
 */
async function checkLessons(root = process.cwd()): Promise<string[]> {
  const { problems, table } = lessonProblems(root);
  for (const line of describe(table)) console.log(line);
  const posts = postLevels(root);
  const texts = await interfaceLevels(root);
  for (const one of [...posts, ...texts]) console.log(`${one.file.padEnd(58)}${shown(one)}`);
  return [
    ...problems,
    ...posts.flatMap((post) => [...levelFaults(post, mostLong.posts), ...flowFaults(post)]),
    ...texts.flatMap((text) => levelFaults(text, mostLong.interface)),
  ];
}

/** A sentence for each fault, and what was measured. */
export function lessonProblems(root = process.cwd()): {
  readonly problems: string[];
  readonly table: readonly Measured[];
} {
  const problems: string[] = [];
  const table: Measured[] = [];
  for (const id of moduleIds) {
    const { value: module, faults } = readModuleFiles(id, root);
    problems.push(...faults);
    if (!module) continue;
    for (const locale of locales) {
      const { file, body } = module.texts[locale];
      const blocks = blocksOf(body);
      const text = blocks.join('\n\n');
      const measured = levelOf(file, locale, text);
      const { words, level, long } = measured;
      const minutes =
        words / wordsPerMinute + module.facts.exercises.reduce((sum, one) => sum + one.minutes, 0);
      table.push({ module, locale, words, level, long, minutes });
      if (words < fewestWords) problems.push(`${file}: ${words} words; write ${fewestWords} or more`);
      const { from, to } = module.facts.duration;
      if (minutes < from || minutes > to)
        problems.push(
          `${file}: takes about ${Math.round(minutes)} minutes with its exercises, not ${from} to ${to} (${wordsPerMinute} words a minute)`,
        );
      problems.push(...levelFaults(measured, mostLong.lessons));
      for (const block of blocks) {
        const found = readsAs(block, locale);
        if (found !== locale) problems.push(`${file}: reads as "${found}": ${block.slice(0, 90)}`);
      }
    }
    problems.push(...shapeFaults(module), ...guessFaults(module));
  }
  return { problems, table };
}

/** What is too hard in a text, in sentences for its writer. */
function levelFaults({ file, locale, level, long }: Level, most: number): string[] {
  const problems: string[] = [];
  if (locale === 'en' && level > hardestGrade)
    problems.push(
      `${file}: reads like grade ${level.toFixed(1)}; shorter sentences bring it to ${hardestGrade}`,
    );
  if (locale === 'es' && level < leastEase)
    problems.push(`${file}: reading ease is ${level.toFixed(0)}; shorter sentences bring it to ${leastEase}`);
  if (long > most)
    problems.push(
      `${file}: ${long.toFixed(1)} % of the sentences have more than 25 words; at most ${most} % may`,
    );
  return problems;
}

function flowFaults({ file, flow }: Level): string[] {
  return flow < leastFlow
    ? [`${file}: ${flow.toFixed(1)} words a sentence; join short ones to ${leastFlow} or more`]
    : [];
}

function shown({ locale, words, level, long, flow }: Level): string {
  const grade = locale === 'en' ? `grade ${level.toFixed(1)}` : `ease ${level.toFixed(0)}`;
  return `${words} words, ${grade}, ${flow.toFixed(1)} a sentence, ${long.toFixed(1)} % long sentences`;
}

/** What both languages must have equally often: a different count means a part that nobody translated. */
function shapeFaults({ texts }: LearningModule): string[] {
  const count = (pattern: RegExp) =>
    [texts.en, texts.es].map(({ body }) => (body.match(pattern) ?? []).length);
  const parts: readonly (readonly [string, RegExp])[] = [
    ['headings', /^### /gm],
    ['examples', /<Example /g],
    ['boxes "for you"', /<ForYou>/g],
    ['notices', /<Notice /g],
    ['lists of free help', /<FreeHelp \/>/g],
  ];
  return parts.flatMap(([name, pattern]) => {
    const [english, spanish] = count(pattern);
    return english === spanish ? [] : [`${texts.es.file}: ${spanish} ${name}, in English ${english}`];
  });
}

function describe(table: readonly Measured[]): string[] {
  const head = [
    'module',
    '',
    'words',
    'minutes',
    'level',
    'long',
    'sections',
    'questions',
    'exercises',
    'sources',
  ];
  const rows = table.map(({ module, locale, words, level, long, minutes }) => [
    module.id,
    locale,
    String(words),
    `${Math.round(minutes)} of ${module.facts.duration.from}-${module.facts.duration.to}`,
    locale === 'en' ? `grade ${level.toFixed(1)}` : `ease ${level.toFixed(0)}`,
    `${long.toFixed(1)} %`,
    String(module.texts[locale].facts.sections.length),
    String(module.texts[locale].facts.quiz.length),
    String(module.facts.exercises.length),
    String(module.facts.sources.length),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

await reportWhenStarted(import.meta.url, 'lessons', checkLessons);
