import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import type { ProgressRequest } from '#domain/learning/requests.ts';
import { gradeQuiz } from '#domain/learning/grade-quiz.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';
import { learningWords } from '#i18n/learning.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import LearningModule from './LearningModule.tsx';

const moduleId = 'housing-rights';
/** Right option of each of four questions. */
const key = [1, 0, 3, 2];
const { module, quiz, keeping } = learningWords.en;
const titles = ['Section 1', 'Section 2', 'Section 3', 'Section 4'];
const following = { id: 'legal-process', name: 'The course after this' } as const;

/** The static page around the island: three parts, and in them the places it fills. */
function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <LearningModule
        locale={locale}
        moduleId={moduleId}
        answers={key}
        next={following}
        words={learningWords[locale]}
      />
      <div id="content">
        {titles.map((title, index) => (
          <section key={title} id={`section-${index + 1}`}>
            <span data-place={`check-${index + 1}`} />
            <h2 id={`section-title-${index + 1}`} tabIndex={-1}>
              {/* As the static page has it: nothing that React here looks after. */}
              <span data-place={`title-${index + 1}`} dangerouslySetInnerHTML={{ __html: title }} />
            </h2>
            <div id={`section-body-${index + 1}`}>
              <p>Text of {title}</p>
              <div data-place={`end-${index + 1}`} />
            </div>
          </section>
        ))}
      </div>
      <div id="objectives">Objectives</div>
      <div id="quiz">
        <h2 id="quiz-title" tabIndex={-1}>
          Quiz
        </h2>
        <div data-place="quiz-trouble" />
        <div data-place="quiz-head" />
        <div data-questions>
          {key.map((right, index) => (
            <fieldset key={right} id={`question-${index + 1}`}>
              <legend>Question {index + 1}</legend>
              <p data-place={`badge-${index + 1}`} />
              {['A', 'B', 'C', 'D'].map((letter, option) => (
                <label key={letter} className="choice">
                  <input type="radio" name={`question-${index + 1}`} value={option} />
                  <span className="option-text">Option {letter}</span>
                </label>
              ))}
              <div data-place={`verdict-${index + 1}`} />
              <details className="answer">
                <summary>Show</summary>
              </details>
            </fieldset>
          ))}
        </div>
        <div data-place="quiz-end" />
      </div>
      <div data-place="control" />
    </>
  );
}

async function open(locale: Locale = 'en') {
  const screen = await render(<Page locale={locale} />);
  await expect.element(screen.getByRole('slider')).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

async function shows(screen: Screen, percent: number): Promise<void> {
  await expect.element(screen.getByRole('slider')).toHaveValue(String(percent));
}
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();

async function answerAll(screen: Screen, options: readonly number[]): Promise<void> {
  for (const [index, option] of options.entries())
    await screen
      .getByRole('group', { name: `Question ${index + 1}` })
      .getByLabelText(`Option ${'ABCD'[option]}`)
      .click();
}

const record = (progress: number): ProgressRecord => ({
  moduleId,
  progress,
  updatedAt: '2026-11-21T12:00:00Z',
  quizScore: null,
  completedAt: null,
  secondsSpent: 0,
  certificateCode: null,
});

/** Somebody signed in, whose account is this far. */
function account(progress: number) {
  document.documentElement.dataset.signedIn = '';
  return serve({
    'GET /api/learning/progress': () => answer([record(progress)]),
    'POST /api/learning/progress': ({ body }) => answer(record((body as ProgressRequest).progress)),
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  delete document.documentElement.dataset.signedIn;
});

describe('a visitor without an account', () => {
  beforeEach(() => void serve({}));

  it('reads section by section to the quiz, and the keyboard goes along', async () => {
    const screen = await open();
    for (const number of [1, 2, 3]) {
      await press(screen, module.sectionComplete);
      await shows(screen, number * 25);
      await expect.element(screen.getByRole('heading', { name: `Section ${number + 1}` })).toHaveFocus();
    }
    await press(screen, module.takeQuiz);
    await expect.element(screen.getByRole('heading', { name: 'Quiz' })).toHaveFocus();
    await expect.element(screen.getByText(keeping.visitor)).toBeVisible();
  });

  it('has one section open, opens another by its heading, and goes on where they are', async () => {
    const screen = await open();
    const text = (number: number) => screen.getByText(`Text of Section ${number}`);
    await expect.element(text(1)).toBeVisible();
    await expect.element(text(2)).not.toBeVisible();
    await press(screen, 'Section 3');
    await expect.element(text(3)).toBeVisible();
    await expect.element(text(1)).not.toBeVisible();
    await press(screen, 'Section 3');
    await expect.element(text(3)).not.toBeVisible();
    await press(screen, 'Section 1');
    await press(screen, module.sectionComplete);
    await expect.element(text(2)).toBeVisible();
    await expect.element(text(1)).not.toBeVisible();
    // What searching in the page finds is opened.
    document.getElementById('section-body-4')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.element(text(4)).toBeVisible();
  });

  it('sets the slider, and a quick action at the end of the range changes nothing and keeps the focus', async () => {
    const screen = await open();
    await screen.getByRole('slider').fill('45');
    await shows(screen, 45);
    await press(screen, module.moreLabel);
    await shows(screen, 70);
    await press(screen, module.lessLabel);
    await shows(screen, 45);
    await press(screen, module.complete);
    await shows(screen, 100);
    const more = screen.getByRole('button', { name: module.moreLabel });
    await expect.element(more).toHaveAttribute('aria-disabled', 'true');
    await press(screen, module.reset);
    await shows(screen, 0);
    await expect.element(screen.getByRole('button', { name: module.reset })).toHaveFocus();
  });

  it('finds it as they left it, in this browser', async () => {
    const first = await open();
    await first.getByRole('slider').fill('30');
    await shows(first, 30);
    await first.unmount();
    await shows(await open(), 30);
  });

  it('goes through the tabs with the arrow keys', async () => {
    const screen = await open();
    const tab = (name: string) => screen.getByRole('tab', { name });
    tab(module.content).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(module.objectives)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab(module.objectives)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab(module.quiz)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab(module.content)).toHaveFocus();
  });
});

describe('the quiz', () => {
  it.each(['en', 'es'] as const)(
    'is locked before 75 percent, and says what opens it (%s)',
    async (locale) => {
      serve({});
      const words = learningWords[locale];
      const screen = await open(locale);
      await screen.getByRole('slider').fill('70');
      await screen.getByRole('tab', { name: words.module.quiz }).click();
      await expect.element(screen.getByText(words.quiz.lockedText)).toBeVisible();
      await expect.element(screen.getByText(fill(words.quiz.lockedAt, { progress: 70 }))).toBeVisible();
      await expect.element(screen.getByText(fill(words.quiz.lockedFor.one, { count: 1 }))).toBeVisible();
      await expect.element(screen.getByRole('group', { name: 'Question 1' })).not.toBeInTheDocument();
      await screen.getByRole('slider').fill('75');
      await expect.element(screen.getByText(words.quiz.unlocked)).toBeVisible();
    },
  );

  async function atQuiz(): Promise<Screen> {
    const screen = await open();
    await screen.getByRole('slider').fill('75');
    await screen.getByRole('tab', { name: module.quiz }).click();
    return screen;
  }

  it('cannot be handed in with answers missing', async () => {
    serve({});
    const screen = await atQuiz();
    await answerAll(screen, [1]);
    const missing = fill(quiz.submitMissing, { answered: 1, total: 4 });
    await expect.element(screen.getByRole('button', { name: missing })).toBeDisabled();
  });

  it.each([
    { right: 2, score: 50, sentence: 'red', progress: 75 },
    { right: 3, score: 75, sentence: 'yellow', progress: 100 },
    { right: 4, score: 100, sentence: 'green', progress: 100 },
  ] as const)(
    'with $right of 4 right says so of each question',
    async ({ right, score, sentence, progress }) => {
      serve({});
      const screen = await atQuiz();
      await answerAll(
        screen,
        key.map((option, index) => (index < right ? option : (option + 1) % 4)),
      );
      await press(screen, quiz.submit);
      await expect
        .element(screen.getByRole('heading', { name: fill(quiz.results, { score }) }))
        .toHaveFocus();
      await expect.element(screen.getByText(quiz[sentence])).toBeVisible();
      expect(screen.getByText(quiz.correct, { exact: true }).all()).toHaveLength(right);
      expect(screen.getByText(quiz.wrong, { exact: true }).all()).toHaveLength(4 - right);
      await shows(screen, progress);
      const next = screen.getByRole('link', {
        name: fill(module.nextCourse, { name: following.name }),
      });
      expect(next.all()).toHaveLength(progress === 100 ? 1 : 0);
      await press(screen, quiz.retake);
      expect(screen.container.querySelectorAll('input:checked')).toHaveLength(0);
    },
  );

  it('of somebody signed in is marked by the server, whatever this browser thinks', async () => {
    const server = account(75);
    server.change({
      'POST /api/learning/quiz': () =>
        answer({ ...gradeQuiz([0, 0, 0, 0], key), record: { ...record(75), quizScore: 25 } }),
    });
    const screen = await open();
    await screen.getByRole('tab', { name: module.quiz }).click();
    await shows(screen, 75);
    await answerAll(screen, key);
    await press(screen, quiz.submit);
    await expect
      .element(screen.getByRole('heading', { name: fill(quiz.results, { score: 25 }) }))
      .toBeVisible();
    expect(server.last('/api/learning/quiz')).toEqual({ moduleId, answers: key });
    await shows(screen, 75);
  });

  it('is marked here while there is no connection, says that it was not sent, and sends it at the next press', async () => {
    const server = account(75);
    server.change({ 'POST /api/learning/quiz': offline, 'POST /api/learning/progress': offline });
    const screen = await open();
    await screen.getByRole('tab', { name: module.quiz }).click();
    await shows(screen, 75);
    await answerAll(screen, key);
    await press(screen, quiz.submit);
    await expect.element(screen.getByText(quiz.notSent)).toBeVisible();
    server.change({
      'POST /api/learning/progress': ({ body }) => answer(record((body as ProgressRequest).progress)),
      'POST /api/learning/quiz': () => answer({ ...gradeQuiz(key, key), record: record(100) }),
    });
    await press(screen, quiz.sendAgain);
    await expect.element(screen.getByText(quiz.sent)).toBeVisible();
  });
});

describe('somebody signed in', () => {
  it('reads on where the account is, and each step is saved', async () => {
    const server = account(50);
    const screen = await open();
    await shows(screen, 50);
    await press(screen, module.sectionComplete);
    await expect.element(screen.getByText(keeping.saved)).toBeVisible();
    expect(server.last('/api/learning/progress')).toMatchObject({
      moduleId,
      progress: 75,
      intent: 'advance',
    });
  });

  it('keeps on reading while it cannot be saved, is told so, and saves it at the next press', async () => {
    const server = account(25);
    const screen = await open();
    await shows(screen, 25);
    server.change({ 'POST /api/learning/progress': offline });
    await press(screen, module.sectionComplete);
    await shows(screen, 50);
    await expect.element(screen.getByText(keeping.unsent)).toBeVisible();
    server.change({ 'POST /api/learning/progress': () => answer(record(50)) });
    await press(screen, keeping.retry);
    await expect.element(screen.getByText(keeping.saved)).toBeVisible();
  });

  it('is told when another device was faster, and nothing of that is lost', async () => {
    const server = account(25);
    const screen = await open();
    await shows(screen, 25);
    server.change({ 'POST /api/learning/progress': () => refuse(409, 'stale', { progress: 75 }) });
    await screen.getByRole('slider').fill('20');
    await expect.element(screen.getByText(fill(keeping.stale, { progress: 75 }))).toBeVisible();
    await shows(screen, 75);
  });

  it('becomes a visitor when the session has ended, with what was read kept here', async () => {
    const server = account(25);
    const screen = await open();
    await shows(screen, 25);
    server.change({ 'POST /api/learning/progress': () => refuse(401, 'sign_in_required') });
    await press(screen, module.sectionComplete);
    await expect.element(screen.getByText(keeping.signedOut)).toBeVisible();
    await shows(screen, 50);
  });
});
