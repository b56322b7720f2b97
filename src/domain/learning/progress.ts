import { moduleIds, sectionCount, type ModuleId } from './modules.ts';

/** Percent, in whole numbers. */
export const progressRange = { min: 0, max: 100 } as const;
/** What one section, "+25%" and "−25%" are worth. */
export const sectionStep = 25;
export const sliderStep = 5;

/** How far a person is, by module. A module that is not named is at 0. */
export type ProgressByModule = Readonly<Partial<Record<ModuleId, number>>>;

/** A number as progress: whole, from 0 to 100. Anything that is not a number counts as 0. */
export function clampProgress(value: number): number {
  if (Number.isNaN(value)) return progressRange.min;
  return Math.min(progressRange.max, Math.max(progressRange.min, Math.round(value)));
}

/** The nearest stop of the slider. */
export function toSliderStop(value: number): number {
  return clampProgress(Math.round(clampProgress(value) / sliderStep) * sliderStep);
}

/** The badge of a module page, by code. */
export const progressStatuses = [
  'getting_started',
  'reading',
  'progress',
  'almost',
  'ready',
  'completed',
] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

export function progressStatus(progress: number): ProgressStatus {
  if (progress <= 0) return 'getting_started';
  if (progress < 25) return 'reading';
  if (progress < 50) return 'progress';
  if (progress < 75) return 'almost';
  if (progress < 100) return 'ready';
  return 'completed';
}

/** The steps that everybody passes; the words for each are in `i18n`, under its code. */
export const milestones = [
  { at: 0, code: 'start' },
  { at: 25, code: 'first_section' },
  { at: 50, code: 'halfway' },
  { at: 75, code: 'quiz_ready' },
  { at: 100, code: 'complete' },
] as const;
export type Milestone = (typeof milestones)[number];

/** The next milestone; none at 100. */
export function nextMilestone(progress: number): Milestone | null {
  return milestones.find(({ at }) => at > progress) ?? null;
}

export const mainActions = ['start', 'continue', 'review'] as const;
export type MainAction = (typeof mainActions)[number];

/** What the main button of a card offers. */
export function mainAction(progress: number): MainAction {
  if (progress <= 0) return 'start';
  return progress < 100 ? 'continue' : 'review';
}

/**
 * What is shown below section `number` (counted from 1): a button that finishes it and sets progress to `sets`, below
 * the last one the way to the quiz, or nothing. Only the section the person is in has one.
 */
export type SectionOffer = { readonly kind: 'finish'; readonly sets: number } | { readonly kind: 'quiz' };

export function sectionOffer(number: number, progress: number): SectionOffer | null {
  if (number < 1 || number > sectionCount) return null;
  const from = (number - 1) * sectionStep;
  const to = number * sectionStep;
  // Everybody below 25 is in the first section, whatever the slider says.
  if (progress < from || progress >= to) return null;
  return number === sectionCount ? { kind: 'quiz' } : { kind: 'finish', sets: to };
}

/** The section somebody has come to. A finished module is read again from the first. */
export function sectionAt(progress: number): number {
  const value = clampProgress(progress);
  return value >= progressRange.max ? 1 : Math.floor(value / sectionStep) + 1;
}

/**
 * Whether section `number` (from 1) has the check mark: progress is above number × 25. By that rule alone the last
 * section would never have one, so a finished module has all of them.
 */
export function isSectionChecked(number: number, progress: number): boolean {
  return progress > number * sectionStep || progress >= progressRange.max;
}

/** A quick action's button is disabled if it would change nothing. */
export function canAdvance(progress: number): boolean {
  return progress < progressRange.max;
}
export function canGoBack(progress: number): boolean {
  return progress > progressRange.min;
}

/** "Your Learning Journey": the average is over all modules, begun or not. */
export interface LearningSummary {
  readonly completed: number;
  readonly inProgress: number;
  readonly overall: number;
  /** Whether there is anything to reset. */
  readonly anyProgress: boolean;
}

export function summarize(progress: ProgressByModule): LearningSummary {
  const values = moduleIds.map((id) => clampProgress(progress[id] ?? 0));
  return {
    completed: values.filter((value) => value === 100).length,
    inProgress: values.filter((value) => value > 0 && value < 100).length,
    overall: Math.round(values.reduce((sum, value) => sum + value, 0) / moduleIds.length),
    anyProgress: values.some((value) => value > 0),
  };
}
