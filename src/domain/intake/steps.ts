import { fieldsByStep, type IntakeField } from './fields.ts';

export type IntakeStepId = keyof typeof fieldsByStep;

export interface IntakeStep {
  readonly id: IntakeStepId;
  readonly fields: readonly IntakeField[];
}

/** The five steps in order, each with its fields. */
export const intakeSteps = (Object.keys(fieldsByStep) as IntakeStepId[]).map((id): IntakeStep => ({
  id,
  fields: Object.keys(fieldsByStep[id]) as IntakeField[],
}));

export const intakeStepCount = intakeSteps.length;
export const lastStep = intakeStepCount - 1;

/** Where a step stands, from 0. */
export const placeOfStep = (id: IntakeStepId) => intakeSteps.findIndex((step) => step.id === id);

/** The step that asks for a field, from 0: where a Change link and an error link lead. */
export const placeOfField = (field: IntakeField) =>
  intakeSteps.findIndex((step) => step.fields.includes(field));
