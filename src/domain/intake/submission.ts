import * as z from 'zod/mini';
import { cleanZip } from '../clean-text.ts';
import { isCountyName } from '../counties/georgia.ts';
import { email } from '../email.ts';
import { nameInPlace, someName } from '../name-parts.ts';
import { text } from '../text.ts';
import { isAsked, type IntakeAnswers } from './answers.ts';
import { isAdult, isCalendarDate, isPlausibleBirthDate, type CalendarDate } from './birth-date.ts';
import { maybeOneOf, oneOf, someOf } from './choice.ts';
import { factsOf, intakeFields, type FieldFacts, type IntakeField, type IntakeSubmission } from './fields.ts';
import { earliestFilingYear, hearingYearsAround, limits } from './limits.ts';
import type { IntakeMessageKey } from './messages.ts';
import { isCompletePhone, phoneMaxLength } from './phone.ts';
import { isInOtherScript } from './printed-script.ts';
import { zipPattern } from './zip.ts';

type IntakeSchema = z.ZodMiniType<IntakeSubmission, IntakeAnswers>;
type Rule = z.ZodMiniType<unknown>;

const key = (message: IntakeMessageKey) => message;
const refineText = (max: number, isRight: (value: string) => boolean, message: IntakeMessageKey) =>
  z.optional(text({ max }).check(z.refine((value) => value === '' || isRight(value), message)));

/**
 * The schema of the whole application, made from the list of fields: the browser checks a step's answers with it
 * before it moves on, the function checks everything again.
 * `today` is the calendar date at the office (America/New_York), because the domain has no clock.
 */
export function intakeSchema(today: CalendarDate): IntakeSchema {
  const shape = Object.fromEntries(intakeFields.map((field) => [field, ruleOf(factsOf(field), today)]));
  // Each rule is made for its field's kind, which is what the type of a submission is made from too.
  return z
    .object(shape)
    .check(
      nameInPlace() as never,
      someName(key('firstName.required')),
      ...intakeFields.flatMap(requiredOnItsRoute),
    ) as unknown as IntakeSchema;
}

/** The rule of one field. One not asked of everybody may be missing here: whether it is asked takes the other answers. */
function ruleOf(facts: FieldFacts, today: CalendarDate): Rule {
  const isAlwaysAsked = !facts.when && !facts.unless && !facts.whenUnprinted;
  const required = isAlwaysAsked ? facts.required : undefined;
  switch (facts.kind) {
    case 'text': {
      if (facts.whenUnprinted)
        return refineText(facts.max, (name) => !isInOtherScript(name), 'latinName.required');
      const rule = text({ max: facts.max, multiline: facts.lines !== undefined, required });
      return required ? rule : z.optional(rule);
    }
    case 'choice':
      return required ? oneOf(facts.options, required) : maybeOneOf(facts.options);
    case 'choices':
      return someOfThese(facts);
    case 'acceptance':
      return z.literal(true, { error: facts.required });
    case 'email':
      return email();
    case 'phone':
      return refineText(phoneMaxLength, isCompletePhone, 'phoneNumber.invalid');
    case 'zip':
      return z.optional(
        text({ max: limits.name }).check(
          z.overwrite(cleanZip),
          z.refine((value) => value === '' || zipPattern.test(value), key('zipCode.invalid')),
        ),
      );
    case 'date':
      return birthDate(today);
    case 'day':
      return refineText(10, (value) => isNearbyDay(value, today), 'hearingDate.invalid');
    case 'year':
      return refineText(10, (value) => isFilingYear(value, today), 'filingYear.invalid');
    case 'county':
      return refineText(limits.name, isCountyName, 'option.unknown');
  }
}

function someOfThese({ options, alone, required }: Extract<FieldFacts, { kind: 'choices' }>): Rule {
  let rule = someOf(options);
  if (alone)
    rule = rule.check(
      z.refine((chosen) => !chosen.includes(alone.option) || chosen.length === 1, alone.message),
    );
  if (!required) return z.optional(rule);
  return z.pipe(
    z.transform((value) => value ?? []),
    rule.check(z.minLength(1, required)),
  );
}

/** Adults only. */
function birthDate(today: CalendarDate): Rule {
  return z.string(key('dateOfBirth.required')).check(
    z.trim(),
    z.refine((value) => value !== '', { error: key('dateOfBirth.required'), abort: true }),
    z.refine(isCalendarDate, { error: key('dateOfBirth.invalid'), abort: true }),
    z.refine((value) => isPlausibleBirthDate(value, today), {
      error: key('dateOfBirth.invalid'),
      abort: true,
    }),
    z.refine((value) => isAdult(value, today), key('dateOfBirth.underage')),
  );
}

/** A day on the calendar, within the years a case may take: a typing guard, not a rule of law. */
function isNearbyDay(value: string, today: CalendarDate): boolean {
  const years = Number(value.slice(0, 4)) - Number(today.slice(0, 4));
  return isCalendarDate(value) && Math.abs(years) <= hearingYearsAround;
}

function isFilingYear(value: string, today: CalendarDate): boolean {
  const year = Number(value);
  return /^\d{4}$/.test(value) && year >= earliestFilingYear && year <= Number(today.slice(0, 4));
}

/** Fields that only some are asked, but those have to answer: with an eviction, county and outcome; with an address, all of it. */
function requiredOnItsRoute(field: IntakeField) {
  const { required, when, unless, whenUnprinted } = factsOf(field);
  if (!required || (!when && !unless && !whenUnprinted)) return [];
  return [
    z.refine<IntakeAnswers>((answers) => Boolean(answers[field]), {
      error: required,
      path: [field],
      // Also while other answers are wrong, so that everything is named at once.
      when: ({ value }) => isAsked(field, (value ?? {}) as IntakeAnswers),
    }),
  ];
}
