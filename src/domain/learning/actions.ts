import type { QuizResult } from './grade-quiz.ts';
import type { ModuleId } from './modules.ts';
import {
  canGoBack,
  clampProgress,
  sectionOffer,
  sectionStep,
  toSliderStop,
  type ProgressByModule,
} from './progress.ts';
import { firstUnanswered, isOption, isQuizOpen, type QuizAnswers } from './quiz.ts';

export const moduleTabs = ['content', 'objectives', 'quiz'] as const;
export type ModuleTab = (typeof moduleTabs)[number];

/** One module as a person sees it. Only `progress` is ever stored. */
export interface ModuleState {
  readonly progress: number;
  readonly tab: ModuleTab;
  readonly answers: QuizAnswers;
  /** Set while the results are on the screen. */
  readonly result: QuizResult | null;
}

export type LearningState = Readonly<Partial<Record<ModuleId, ModuleState>>>;

export const untouched: ModuleState = { progress: 0, tab: 'content', answers: {}, result: null };

export type ModuleAction =
  /** "Section Complete": counts only for the section the person is in. */
  | { readonly type: 'finishSection'; readonly number: number }
  | { readonly type: 'slide'; readonly to: number }
  | { readonly type: 'more' }
  | { readonly type: 'less' }
  | { readonly type: 'complete' }
  | { readonly type: 'reset' }
  | { readonly type: 'open'; readonly tab: ModuleTab }
  | { readonly type: 'answer'; readonly question: number; readonly option: number }
  /** A marked quiz. The server marks it for people who are signed in, the browser for everybody else. */
  | { readonly type: 'submit'; readonly result: QuizResult }
  | { readonly type: 'retake' }
  | { readonly type: 'review' };

export type LearningAction =
  | (ModuleAction & { readonly moduleId: ModuleId })
  /** What the server has; it replaces what is on the screen. */
  | { readonly type: 'stored'; readonly progress: ProgressByModule }
  /** From another device, or from this browser before signing in: the higher value stays. */
  | { readonly type: 'merge'; readonly progress: ProgressByModule }
  | { readonly type: 'resetAll' };

/** The module in this state; if nothing has happened in it yet, an untouched one. */
export function moduleIn(state: LearningState, moduleId: ModuleId): ModuleState {
  return state[moduleId] ?? untouched;
}

export function progressIn(state: LearningState): ProgressByModule {
  return Object.fromEntries(
    Object.entries(state).map(([id, module]) => [id, module.progress]),
  ) as ProgressByModule;
}

/** The next state. An action that the rules do not allow changes nothing and returns the same object. */
export function applyAction(state: LearningState, action: LearningAction): LearningState {
  if (action.type === 'resetAll')
    return mapModules(state, (module) => applyToModule(module, { type: 'reset' }));
  if (action.type === 'stored') return takeProgress(state, action.progress, (_, stored) => stored);
  if (action.type === 'merge') return takeProgress(state, action.progress, Math.max);
  const before = moduleIn(state, action.moduleId);
  const after = applyToModule(before, action);
  return after === before ? state : { ...state, [action.moduleId]: after };
}

export function applyToModule(module: ModuleState, action: ModuleAction): ModuleState {
  switch (action.type) {
    case 'finishSection': {
      const offer = sectionOffer(action.number, module.progress);
      return offer?.kind === 'finish' ? at(module, offer.sets) : module;
    }
    case 'slide':
      return at(module, toSliderStop(action.to));
    case 'more':
      return at(module, module.progress + sectionStep);
    case 'less':
      return at(module, module.progress - sectionStep);
    case 'complete':
      return at(module, 100);
    case 'reset':
      return canGoBack(module.progress) ? untouched : module;
    case 'open':
      return module.tab === action.tab ? module : { ...module, tab: action.tab };
    case 'answer':
      return answer(module, action.question, action.option);
    case 'submit':
      return submit(module, action.result);
    case 'retake':
      return { ...module, answers: {}, result: null };
    case 'review':
      return { ...module, tab: 'content' };
  }
}

function answer(module: ModuleState, question: number, option: number): ModuleState {
  const takes = isQuizOpen(module.progress) && module.result === null && isOption(option);
  if (!takes || !Number.isInteger(question) || question < 0) return module;
  return { ...module, answers: { ...module.answers, [question]: option } };
}

/** A locked or unfinished quiz cannot be handed in. Passing finishes the module; failing takes nothing away. */
function submit(module: ModuleState, result: QuizResult): ModuleState {
  if (!isQuizOpen(module.progress) || module.result !== null) return module;
  if (result.total === 0 || firstUnanswered(module.answers, result.total) !== null) return module;
  return { ...module, result, progress: result.passed ? 100 : module.progress };
}

function at(module: ModuleState, progress: number): ModuleState {
  const clamped = clampProgress(progress);
  return clamped === module.progress ? module : { ...module, progress: clamped };
}

function mapModules(state: LearningState, change: (module: ModuleState) => ModuleState): LearningState {
  return Object.fromEntries(
    Object.entries(state).map(([id, module]) => [id, change(module)]),
  ) as LearningState;
}

function takeProgress(
  state: LearningState,
  progress: ProgressByModule,
  pick: (here: number, there: number) => number,
): LearningState {
  const next: Partial<Record<ModuleId, ModuleState>> = { ...state };
  for (const [id, value] of Object.entries(progress) as [ModuleId, number][]) {
    const module = moduleIn(state, id);
    next[id] = at(module, pick(module.progress, clampProgress(value)));
  }
  return next;
}
