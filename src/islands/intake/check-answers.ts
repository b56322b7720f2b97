import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { intakeSchemas } from '#domain/intake/submission.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { answersOf, type IntakeValues } from './form-values.ts';

/** Checks with the schema the function uses, over the answers as they would be sent. */
export const checkAnswers: Resolver<IntakeValues> = (values, context, options) =>
  (zodResolver(intakeSchemas(officeDate(new Date())).submission) as unknown as Resolver<object>)(
    answersOf(values),
    context,
    options as never,
  ) as ReturnType<Resolver<IntakeValues>>;
