// Every state of a module's page and of the list, each threshold from both sides, in one
// page load: in both languages, for who has an account and who has none, and with each length a quiz has.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { moduleIds, type ModuleId } from '#domain/learning/modules.ts';
import type { Milestone, ProgressStatus } from '#domain/learning/progress.ts';
import type { ScoreColor } from '#domain/learning/grade-quiz.ts';
import { optionLetters, sectionsToQuiz } from '#domain/learning/quiz.ts';
import { fill, plural } from '#i18n/format.ts';
import { learningWords } from '#i18n/learning.ts';
import { path } from '#i18n/routes.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { makeAccount } from '../accounts.ts';
import { startJourney, type Journey } from './journey.ts';
import {
  answer,
  button,
  openControl,
  openModule,
  readState,
  signIn,
  untilControl,
  untilShown,
} from './learning-page.ts';
import { inFullRun } from '#tests/runs.ts';
import { setStage } from './stage.ts';

const stage = setStage();

interface Row {
  readonly at: number;
  readonly status: ProgressStatus;
  readonly next: readonly [Milestone['code'], number] | null;
  /** Sections with a check mark. */
  readonly checked: readonly number[];
  /** The section with a button below it; below the fourth it leads to the quiz. */
  readonly offer: number | null;
  readonly quiz: 'locked' | 'unlocked' | 'open';
}

const first = ['first_section', 25] as const;
const half = ['halfway', 50] as const;
const ready = ['quiz_ready', 75] as const;
const end = ['complete', 100] as const;
const states: readonly Row[] = [
  { at: 5, status: 'reading', next: first, checked: [], offer: 1, quiz: 'locked' },
  { at: 20, status: 'reading', next: first, checked: [], offer: 1, quiz: 'locked' },
  { at: 25, status: 'progress', next: half, checked: [], offer: 2, quiz: 'locked' },
  { at: 30, status: 'progress', next: half, checked: [1], offer: 2, quiz: 'locked' },
  { at: 45, status: 'progress', next: half, checked: [1], offer: 2, quiz: 'locked' },
  { at: 50, status: 'almost', next: ready, checked: [1], offer: 3, quiz: 'locked' },
  { at: 55, status: 'almost', next: ready, checked: [1, 2], offer: 3, quiz: 'locked' },
  { at: 70, status: 'almost', next: ready, checked: [1, 2], offer: 3, quiz: 'locked' },
  { at: 75, status: 'ready', next: end, checked: [1, 2], offer: 4, quiz: 'unlocked' },
  { at: 80, status: 'ready', next: end, checked: [1, 2, 3], offer: 4, quiz: 'unlocked' },
  { at: 95, status: 'ready', next: end, checked: [1, 2, 3], offer: 4, quiz: 'unlocked' },
  { at: 100, status: 'completed', next: null, checked: [1, 2, 3, 4], offer: null, quiz: 'open' },
  { at: 0, status: 'getting_started', next: first, checked: [], offer: 1, quiz: 'locked' },
];

/** What a page says at a row, in the words of its language. */
function pageAt(row: Row, locale: Locale): Awaited<ReturnType<typeof readState>> {
  const { module, quiz } = learningWords[locale];
  const milestone = row.next && module.milestone[row.next[0]];
  const offer = row.offer === 4 ? module.allRead + module.takeQuiz : module.sectionComplete;
  const done = row.at === 100;
  return {
    percent: `${row.at}%`,
    bar: row.at,
    slider: String(row.at),
    badge: module.status[row.status],
    hint: row.next
      ? fill(module.nextMilestone, { name: module.milestone[row.next[0]], at: row.next[1] })
      : module.done,
    checked: [...row.checked],
    offers: [1, 2, 3, 4].map((number) => (number === row.offer ? offer : '')),
    // -25%, +25%, Complete Module, Reset Module.
    quick: [row.at > 0, !done, !done, row.at > 0],
    reached: [0, 25, 50, 75, 100].filter((at) => at <= row.at).length,
    nextMilestone: row.next && `${row.next[1]}% ${milestone}`,
    locked:
      row.quiz === 'locked'
        ? [
            quiz.locked,
            quiz.lockedText,
            plural(sectionsToQuiz(row.at), quiz.lockedFor, locale),
            fill(quiz.lockedAt, { progress: row.at }),
          ]
        : [],
    questions: row.quiz !== 'locked',
    banner: row.quiz === 'unlocked' ? quiz.unlocked : null,
    wayBack: done ? module.back : null,
  };
}

interface Score {
  readonly right: number;
  readonly score: number;
  readonly color: ScoreColor;
}

/** By the length of a quiz, the scores next to 60 and 80, from both sides. */
const scores: Readonly<Record<number, readonly Score[]>> = {
  4: [
    { right: 2, score: 50, color: 'red' },
    { right: 3, score: 75, color: 'yellow' },
    { right: 4, score: 100, color: 'green' },
  ],
  6: [
    { right: 3, score: 50, color: 'red' },
    { right: 4, score: 67, color: 'yellow' },
    { right: 5, score: 83, color: 'green' },
  ],
  7: [
    { right: 4, score: 57, color: 'red' },
    { right: 5, score: 71, color: 'yellow' },
    { right: 6, score: 86, color: 'green' },
  ],
  8: [
    { right: 4, score: 50, color: 'red' },
    { right: 5, score: 63, color: 'yellow' },
    { right: 6, score: 75, color: 'yellow' },
    { right: 7, score: 88, color: 'green' },
  ],
};

const stories: readonly { who: 'visitor' | 'client'; locale: Locale; id: ModuleId }[] = [
  { who: 'visitor', locale: 'en', id: 'legal-process' },
  { who: 'client', locale: 'es', id: 'family-relationships' },
  { who: 'visitor', locale: 'es', id: 'life-after-sealing' },
  { who: 'client', locale: 'en', id: 'housing-rights' },
];

describe('a reader', inFullRun, () => {
  it.each(stories)(
    'finds the page right wherever they stand ($who, $locale, $id)',
    async ({ who, locale, id }) => {
      const journey = await startJourney(stage.browser, {
        viewport: who === 'visitor' ? { width: 360, height: 740 } : { width: 1280, height: 900 },
        // What fades in has too little contrast on its way.
        reducedMotion: 'reduce',
      });
      try {
        const { page } = journey;
        const account = who === 'client' ? await makeAccount(stage.sql) : null;
        if (account) await signIn(page, stage.site, locale, account);
        await openModule(page, stage.site, locale, id);
        await untilControl(page);
        await readThrough(page, journey, locale);
        await slideThrough(page, journey, locale);
        await pressThrough(page, locale);
        await takeQuiz(page, journey, { who, locale, id });
        if (account) {
          await page.getByText(learningWords[locale].keeping.saved).waitFor();
          const stored = async () => {
            const [row] =
              await stage.sql`select progress from public.learning_progress where user_id = ${account.id}`;
            return row?.progress as number | undefined;
          };
          await expect.poll(stored).toBe(100);
        }
        await keepProgress(page, account?.id);
        await readList(page, journey, locale);
      } finally {
        await journey.end();
      }
    },
  );
});

/** Section by section to the quiz, as the buttons lead. */
async function readThrough(page: Page, journey: Journey, locale: Locale): Promise<void> {
  const { module, quiz, toast } = learningWords[locale];
  await page.getByRole('tab', { name: module.quiz }).click();
  await page.getByText(fill(quiz.lockedAt, { progress: 0 })).waitFor();
  expect(await readState(page)).toEqual(pageAt(states.at(-1) as Row, locale));
  await journey.expectAccessible('locked quiz', '#quiz');
  await button(page, quiz.toContent).click();
  for (const number of [1, 2, 3]) {
    await page.locator(`[data-place=end-${number}] button`).click();
    await untilShown(page, number * 25);
    await page.getByText(fill(toast.savedTo, { progress: number * 25 })).waitFor();
    await page.locator(`#section-title-${number + 1}:focus`).waitFor();
  }
  await journey.expectAccessible('a section at its end', '#section-4');
  await journey.expectAccessible('a toast', '[aria-label$="(F8)"]');
  await button(page, module.takeQuiz).click();
  await page.locator('#quiz-title:focus').waitFor();
}

/** Each state, by the slider, with the quiz in sight. */
async function slideThrough(page: Page, journey: Journey, locale: Locale): Promise<void> {
  const { module, toast } = learningWords[locale];
  await openControl(page, module.control);
  const slider = page.getByRole('slider', { name: module.slider });
  expect(await slider.getAttribute('step')).toBe('5');
  for (const row of states) {
    await slider.fill(String(row.at));
    await untilShown(page, row.at);
    expect(await readState(page), `at ${row.at}`).toEqual(pageAt(row, locale));
    if (row.at === 30 || row.at === 100)
      for (const part of ['.lesson-bar', '.lesson-side'])
        await journey.expectAccessible(`${part} at ${row.at}`, part);
  }
  await page.getByText(toast.reset).waitFor();
  await slider.press('ArrowRight');
  await untilShown(page, 5);
}

/** The quick actions, to both ends of the range and not beyond. */
async function pressThrough(page: Page, locale: Locale): Promise<void> {
  const { module, quiz } = learningWords[locale];
  for (const [name, percent] of [
    [module.moreLabel, 30],
    [module.lessLabel, 5],
    [module.lessLabel, 0],
    [module.complete, 100],
    [module.lessLabel, 75],
    [module.moreLabel, 100],
  ] as const) {
    await button(page, name).click();
    await untilShown(page, percent);
    // Also where it does nothing more: the keyboard stays where it was.
    expect(await button(page, name).evaluate((pressed) => pressed === document.activeElement)).toBe(true);
  }
  // Reset clears the answers too, and goes back to the beginning.
  await answer(page, [0, 0]);
  await page.getByText(fillCount(quiz.count, 2)).waitFor();
  await button(page, module.reset).click();
  await untilShown(page, 0);
  await page.locator('#tab-content[aria-selected=true]').waitFor();
  expect(await page.locator('[data-questions] input:checked').count()).toBe(0);
}

const fillCount = (words: string, answered: number) =>
  new RegExp(words.replace('{answered}', `^${answered}`).replace('{total}', '\\d'));

async function takeQuiz(
  page: Page,
  journey: Journey,
  { who, locale, id }: { who: 'visitor' | 'client'; locale: Locale; id: ModuleId },
): Promise<void> {
  const { module, quiz } = learningWords[locale];
  const { answers: key } = readModuleFacts(id);
  const total = key.length;
  const submit = page.locator('[data-place=quiz-end] button');
  const slider = page.getByRole('slider', { name: module.slider });
  const badges = () => page.locator('.question-badge').allTextContents();
  await openControl(page, module.control);
  await slider.fill('75');
  await page.getByRole('tab', { name: module.quiz }).click();

  for (const { right, score, color } of scores[total] ?? []) {
    const answers = key.map((option, index) => (index < right ? option : (option + 1) % 4));
    await answer(page, answers.slice(0, 1));
    await expect.poll(() => submit.textContent()).toBe(fill(quiz.submitMissing, { answered: 1, total }));
    expect(await submit.isDisabled()).toBe(true);
    expect(await badges()).toEqual([quiz.answered, ...Array(total - 1).fill(quiz.pending)]);
    if (color === 'red') await journey.expectAccessible('open quiz', '#quiz');
    await answer(page, answers);
    await button(page, quiz.submit).click();
    await page.locator('[data-results] h3:focus').waitFor();

    const passed = color !== 'red';
    const results = page.locator('[data-results]');
    expect(await results.getAttribute('data-results')).toBe(color);
    const text = (await results.textContent()) ?? '';
    for (const words of [
      fill(quiz.results, { score }),
      fill(quiz.resultsText, { correct: right, total }),
      quiz[color],
    ])
      expect(text).toContain(words);
    expect(text.includes(quiz.finished)).toBe(passed);
    expect(await badges()).toEqual(key.map((_, index) => (index < right ? quiz.correct : quiz.wrong)));
    await untilShown(page, passed ? 100 : 75);
    await expectMarked(page, { key, given: answers, quiz });
    await journey.expectAccessible(`${color} results`, '#quiz');

    await button(page, quiz.review).click();
    await page.locator('#tab-content[aria-selected=true]').waitFor();
    await page.getByRole('tab', { name: module.quiz }).click();
    await button(page, quiz.retake).click();
    expect(await page.locator('[data-questions] input:checked').count()).toBe(0);
    if (passed) await slider.fill('75');
  }
  await button(page, module.complete).click();
  await untilShown(page, 100);
  const finished = page.locator('.finished');
  if (who === 'visitor') await finished.getByText(module.certificateVisitor).waitFor();
  else await finished.getByRole('link', { name: module.certificate }).waitFor();
}

/** Each question with the answer given, the right one and why. */
async function expectMarked(
  page: Page,
  {
    key,
    given,
    quiz,
  }: { key: readonly number[]; given: readonly number[]; quiz: (typeof learningWords)['en']['quiz'] },
): Promise<void> {
  const marked = await page.locator('.question').evaluateAll((questions) =>
    questions.map((question) => ({
      fixed: (question as HTMLFieldSetElement).disabled,
      options: [...question.querySelectorAll('.option-text')].map((option) => option.textContent),
      marks: [...question.querySelectorAll<HTMLElement>('.choice')].map(
        ({ dataset }) => dataset['mark'] ?? '',
      ),
      yours: question.querySelector('[data-place^=verdict]')?.textContent,
      right: question.querySelector('.answer strong')?.textContent?.trim(),
      why: question.querySelector('.answer p:last-child')?.checkVisibility(),
    })),
  );
  const sentence = (words: string, option: number, texts: readonly (string | null)[]) =>
    `${words} ${optionLetters[option]}. ${texts[option]}`;
  for (const [index, question] of marked.entries()) {
    const right = key[index] as number;
    const mine = given[index] as number;
    expect(question).toEqual({
      ...question,
      fixed: true,
      marks: question.options.map((_, option) =>
        option === right ? 'right' : option === mine ? 'wrong' : '',
      ),
      yours: sentence(quiz.yours, mine, question.options),
      right: sentence(quiz.right, right, question.options),
      why: true,
    });
  }
}

/** How far somebody is in all modules: where an account keeps it, or this browser. */
const storedProgress = [100, 100, 95, 5, 0, 25, 0];
async function keepProgress(page: Page, userId: string | undefined): Promise<void> {
  const progress = Object.fromEntries(moduleIds.map((id, index) => [id, storedProgress[index] ?? 0]));
  if (userId)
    for (const [id, percent] of Object.entries(progress))
      await stage.sql`
        insert into public.learning_progress (user_id, module_id, progress) values (${userId}, ${id}, ${percent})
        on conflict (user_id, module_id) do update set progress = excluded.progress`;
  else
    await page.evaluate(
      (text) => localStorage.setItem('fresh-key-learning', text),
      JSON.stringify({ progress, unsent: {} }),
    );
}

async function readList(page: Page, journey: Journey, locale: Locale): Promise<void> {
  const { list, toast } = learningWords[locale];
  await page.goto(stage.site + path('learning', locale));
  const congratulations = page.locator('.congratulations');
  const sentence = `${list.congratulations} ${plural(2, list.completed, locale)}`;
  // An account is read first; until then the page shows what this browser knows.
  await expect.poll(() => congratulations.textContent()).toBe(sentence);
  const cards = await page.locator('.module-foot').allTextContents();
  expect(cards).toEqual(
    storedProgress.map((percent) => {
      const action = percent === 0 ? list.start : percent < 100 ? list.continue : list.review;
      return `${list.progress}${percent}%${action}${percent > 0 ? list.reset : ''}`;
    }),
  );
  expect(await page.locator('.journey-figures dd').allTextContents()).toEqual(['2', '3', '46%']);
  await journey.expectAccessible('list');

  // One at a time: the congratulations count down.
  await page.locator('.module-foot').first().getByRole('button', { name: list.reset }).click();
  await page.getByText(plural(1, list.completed, locale)).waitFor();
  await page.locator('.module-foot').first().locator('a:focus').waitFor();
  const resetAll = button(page, list.resetAll);
  await expect.poll(() => resetAll.isEnabled()).toBe(true);
  await resetAll.click();
  await page.getByText(list.confirmText).waitFor();
  await journey.expectAccessible('question before a reset', 'dialog[open]');
  await button(page, list.confirm).click();
  await page.getByText(toast.reset).waitFor();
  await expect.poll(() => page.locator('.journey-figures dd').allTextContents()).toEqual(['0', '0', '0%']);
  expect(await resetAll.isDisabled()).toBe(true);
  expect(await resetAll.evaluate((pressed) => pressed === document.activeElement)).toBe(true);
  expect(await congratulations.count()).toBe(0);
  expect(await page.getByRole('link', { name: list.start, exact: true }).count()).toBe(moduleIds.length);
}
