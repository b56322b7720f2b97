import { describe, expect, it } from 'vitest';
import { moduleIn } from '#domain/learning/actions.ts';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { gradeQuiz } from '#domain/learning/grade-quiz.ts';
import type { ProgressRequest } from '#domain/learning/requests.ts';
import { ApiError } from '#browser/api.ts';
import { handInQuiz } from './hand-in-quiz.ts';
import { openAccount } from './account.ts';
import { createLearning } from './learning.ts';
import type { AccountPorts, LearningPorts, SaveOutcome } from './learning-types.ts';
import type { StoredLearning } from './stored-learning.ts';

const law: ModuleId = 'legal-process';
const home: ModuleId = 'housing-rights';

function recordOf(moduleId: ModuleId, progress: number): ProgressRecord {
  return {
    moduleId,
    progress,
    updatedAt: '2026-11-21T12:00:00Z',
    quizScore: null,
    completedAt: null,
    secondsSpent: 0,
    certificateCode: null,
  };
}

/** A browser with an account behind it that keeps the rules of the server: greatest wins, or `from` must fit. */
function open(options: {
  account?: Partial<Record<ModuleId, number>> | null;
  browser?: Partial<StoredLearning>;
  /** Errors that calls meet before one goes through. */
  faults?: ApiError[];
}) {
  const account = options.account;
  const stored = new Map(Object.entries(account ?? {}) as [ModuleId, number][]);
  const faults = [...(options.faults ?? [])];
  let storage: StoredLearning = { progress: {}, unsent: {}, ...options.browser };
  const outcomes: SaveOutcome[] = [];
  const requests: ProgressRequest[] = [];
  const pauses: (() => void)[] = [];
  const meet = () => {
    const fault = faults.shift();
    if (fault) throw fault;
  };
  const ports: LearningPorts & AccountPorts = {
    storage: { read: () => storage, write: (next) => (storage = next) },
    api: {
      read: async () => {
        meet();
        return [...stored].map(([id, progress]) => recordOf(id, progress));
      },
      save: async (request) => {
        requests.push(request);
        meet();
        // Under way, as on a slow phone.
        await new Promise((done) => setTimeout(done));
        const there = stored.get(request.moduleId) ?? 0;
        if (request.intent === 'set' && request.from !== there)
          throw new ApiError(409, 'stale', '', { progress: there });
        const next = request.intent === 'set' ? request.progress : Math.max(there, request.progress);
        stored.set(request.moduleId, next);
        return recordOf(request.moduleId, next);
      },
      grade: async ({ moduleId, answers }) => {
        meet();
        if ((stored.get(moduleId) ?? 0) < 75)
          throw new ApiError(409, 'quiz_locked', '', { progress: stored.get(moduleId) ?? 0 });
        const result = gradeQuiz([0, 0, 0, 0], answers);
        if (result.passed) stored.set(moduleId, 100);
        return { ...result, record: recordOf(moduleId, stored.get(moduleId) ?? 0) };
      },
    },
    tell: (outcome) => outcomes.push(outcome),
    later: (_, run) => pauses.push(run),
  };
  const learning = createLearning(ports, account === null ? null : (known) => openAccount(known, ports));
  return {
    learning,
    faults,
    stored,
    sent: requests,
    told: outcomes,
    kept: () => storage,
    keep: (next: StoredLearning) => (storage = next),
    at: (id: ModuleId) => moduleIn(learning.view.get().state, id).progress,
    view: () => learning.view.get(),
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    },
    passTime: async () => {
      for (const run of pauses.splice(0)) run();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const offline = () => new ApiError(0, 'offline');

describe('a visitor', () => {
  it('keeps progress in the browser alone', async () => {
    const ana = open({ account: null });
    ana.learning.act({ type: 'finishSection', moduleId: law, number: 1 });
    await ana.settle();
    expect(ana.at(law)).toBe(25);
    expect(ana.sent).toEqual([]);
    expect(ana.told).toEqual([{ kind: 'saved', progress: 25 }]);
    expect(ana.kept()).toEqual({
      progress: { [law]: 25 },
      unsent: { [law]: { intent: 'advance', from: 0 } },
    });
    ana.learning.act({ type: 'reset', moduleId: law });
    expect(ana.kept()).toEqual({ progress: { [law]: 0 }, unsent: {} });
  });

  it('sees in one tab what another tab did', () => {
    const ana = open({ account: null, browser: { progress: { [law]: 25 } } });
    ana.keep({ progress: { [law]: 50 }, unsent: { [law]: { intent: 'advance', from: 0 } } });
    ana.learning.readAgain();
    expect(ana.at(law)).toBe(50);
    ana.learning.act({ type: 'more', moduleId: home });
    expect(ana.kept().progress).toEqual({ [law]: 50, [home]: 25 });
  });

  it('passes the quiz in the browser', async () => {
    const ana = open({ account: null, browser: { progress: { [law]: 75 } } });
    for (const question of [0, 1, 2, 3])
      ana.learning.act({ type: 'answer', moduleId: law, question, option: 0 });
    expect(await handInQuiz(ana.learning.desk, law, [0, 0, 0, 0], [0, 0, 0, 1])).toBe('here');
    expect(ana.at(law)).toBe(100);
    expect(ana.view().state[law]?.result?.score).toBe(75);
  });
});

describe('somebody who signs in', () => {
  it('brings what the browser has, and takes what is higher in the account', async () => {
    const ana = open({
      account: { [law]: 25, [home]: 100 },
      browser: {
        progress: { [law]: 50, [home]: 25 },
        unsent: { [law]: { intent: 'advance', from: 0 }, [home]: { intent: 'advance', from: 0 } },
      },
    });
    await ana.settle();
    expect([ana.at(law), ana.at(home)]).toEqual([50, 100]);
    expect(ana.sent).toEqual([{ moduleId: law, progress: 50, intent: 'advance' }]);
    expect(ana.view().notice).toEqual({ kind: 'merged' });
    expect(ana.kept().unsent).toEqual({});
    expect(ana.told).toEqual([]);
  });

  it('is not given what an account left behind in this browser', async () => {
    const ana = open({ account: {}, browser: { progress: { [law]: 50 } } });
    await ana.settle();
    expect(ana.at(law)).toBe(0);
    expect(ana.sent).toEqual([]);
  });
});

describe('a client', () => {
  it('sends sections as progress and the slider as a value', async () => {
    const ana = open({ account: { [law]: 25 } });
    await ana.settle();
    ana.learning.act({ type: 'more', moduleId: law });
    await ana.settle();
    ana.learning.act({ type: 'slide', moduleId: law, to: 10 });
    await ana.settle();
    expect(ana.sent).toEqual([
      { moduleId: law, progress: 50, intent: 'advance' },
      { moduleId: law, progress: 10, intent: 'set', from: 50 },
    ]);
    expect(ana.told.map(({ kind }) => kind)).toEqual(['saved', 'saved']);
  });

  it('who presses faster than the server answers ends where they pressed', async () => {
    const ana = open({ account: { [law]: 0 } });
    await ana.settle();
    for (const to of [5, 10, 15, 40]) ana.learning.act({ type: 'slide', moduleId: law, to });
    await ana.settle();
    expect(ana.stored.get(law)).toBe(40);
    expect(ana.view().saving).toBe('idle');
    expect(ana.kept().unsent).toEqual({});
  });

  it('goes on without a connection, and it is saved later', async () => {
    const away = open({ account: {}, faults: [offline(), offline(), offline()] });
    await away.settle();
    expect(away.view()).toMatchObject({ read: 'failed', who: 'client' });
    away.learning.act({ type: 'more', moduleId: law });
    await away.settle();
    expect(away.at(law)).toBe(25);
    expect(away.view().saving).toBe('unsent');
    expect(away.told).toEqual([{ kind: 'failed' }]);
    await away.passTime();
    await away.passTime();
    await away.settle();
    expect(away.stored.get(law)).toBe(25);
    expect(away.view()).toMatchObject({ read: 'read', saving: 'idle' });
  });

  it('sees what another device did instead of undoing it', async () => {
    const ana = open({ account: { [law]: 50 } });
    await ana.settle();
    ana.stored.set(law, 75);
    ana.learning.act({ type: 'less', moduleId: law });
    await ana.settle();
    expect(ana.at(law)).toBe(75);
    expect(ana.told).toEqual([{ kind: 'stale' }]);
    expect(ana.view().notice).toEqual({ kind: 'stale', moduleId: law, progress: 75 });
  });

  it('who comes back to a page finds what was done since', async () => {
    const ana = open({ account: { [law]: 25 } });
    await ana.settle();
    ana.stored.set(law, 50);
    ana.learning.refresh();
    await ana.settle();
    expect(ana.at(law)).toBe(50);
    expect(ana.view().notice).toBe(null);
  });

  it('keeps what this browser knows while the account cannot be read', async () => {
    const ana = open({ account: { [law]: 75 }, browser: { progress: { [law]: 75 } }, faults: [offline()] });
    await ana.settle();
    expect(ana.at(law)).toBe(75);
    expect(ana.view().read).toBe('failed');
  });

  it('whose session ended goes on as a visitor, and loses nothing', async () => {
    const gone = open({
      account: { [law]: 25 },
      browser: { progress: { [law]: 50 }, unsent: { [law]: { intent: 'set', from: 25 } } },
      faults: [new ApiError(401, 'sign_in_required')],
    });
    await gone.settle();
    expect(gone.view()).toMatchObject({ who: 'visitor', notice: { kind: 'signedOut' } });
    expect(gone.at(law)).toBe(50);
    expect(gone.kept().unsent).toEqual({ [law]: { intent: 'advance', from: 0 } });
  });

  it('resets all modules with one call each', async () => {
    const ana = open({ account: { [law]: 25, [home]: 100 } });
    await ana.settle();
    ana.learning.act({ type: 'resetAll' });
    await ana.settle();
    expect(ana.sent.map(({ moduleId, progress, from }) => [moduleId, progress, from])).toEqual([
      [home, 0, 100],
      [law, 0, 25],
    ]);
  });

  it('whose last section is still being saved, or whose account is still being read, finds the quiz open', async () => {
    for (const settles of [true, false]) {
      const ana = open({ account: { [law]: 50 }, browser: { progress: { [law]: 50 } } });
      if (settles) await ana.settle();
      ana.learning.act({ type: 'finishSection', moduleId: law, number: 3 });
      for (const question of [0, 1, 2, 3])
        ana.learning.act({ type: 'answer', moduleId: law, question, option: 0 });
      expect(await handInQuiz(ana.learning.desk, law, [0, 0, 0, 0], [3, 3, 3, 3])).toBe('graded');
      expect(ana.at(law)).toBe(100);
    }
  });

  it('has the quiz marked by the server, and by the page when the server is away', async () => {
    const ana = open({ account: { [law]: 75 } });
    await ana.settle();
    const answer = (one: ReturnType<typeof open>) => {
      for (const question of [0, 1, 2, 3])
        one.learning.act({ type: 'answer', moduleId: law, question, option: 0 });
    };
    answer(ana);
    expect(await handInQuiz(ana.learning.desk, law, [0, 0, 0, 0], [3, 3, 3, 3])).toBe('graded');
    expect(ana.view().state[law]?.result?.score).toBe(100);
    expect(ana.at(law)).toBe(100);
    expect(ana.told).toEqual([{ kind: 'saved', progress: 100 }]);

    const away = open({ account: { [law]: 75 } });
    await away.settle();
    answer(away);
    away.faults.push(offline(), offline());
    expect(await handInQuiz(away.learning.desk, law, [0, 0, 0, 1], [0, 0, 0, 0])).toBe('unsent');
    expect(away.view()).toMatchObject({ state: { [law]: { progress: 100, result: { score: 75 } } } });
    expect(await handInQuiz(away.learning.desk, law, [0, 0, 0, 1], [0, 0, 0, 0])).toBe('graded');
    expect(away.stored.get(law)).toBe(100);
  });
});
