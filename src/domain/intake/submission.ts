import * as z from 'zod/mini';
import type { CalendarDate } from './birth-date.ts';
import { backgroundShape } from './steps/background.ts';
import { evictionRules, evictionShape } from './steps/eviction.ts';
import { goalsShape } from './steps/goals.ts';
import { packageShape } from './steps/package.ts';
import { personalShape } from './steps/personal.ts';

/**
 * The schemas of the five steps and of the whole submission, made of the same pieces: the browser checks a
 * step before it moves on, the function checks everything again.
 * `today` is the calendar date at the office (America/New_York), because the domain has no clock.
 */
export function intakeSchemas(today: CalendarDate) {
  const personal = personalShape(today);
  const eviction = evictionShape(today);
  const background = backgroundShape();
  const goals = goalsShape();
  const chosen = packageShape();
  return {
    personal: z.object(personal),
    eviction: z.object(eviction).check(...evictionRules),
    background: z.object(background),
    goals: z.object(goals),
    package: z.object(chosen),
    submission: z
      .object({ ...personal, ...eviction, ...background, ...goals, ...chosen })
      .check(...evictionRules),
  };
}

export type IntakeSchemas = ReturnType<typeof intakeSchemas>;
export type IntakeSubmission = z.infer<IntakeSchemas['submission']>;
export type IntakeField = keyof IntakeSubmission;
