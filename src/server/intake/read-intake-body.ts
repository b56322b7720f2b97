import { agreement } from '#domain/intake/agreement.ts';
import { dropUntakenAnswers } from '#domain/intake/answers.ts';
import { fields, intakeFields, type IntakeField, type IntakeSubmission } from '#domain/intake/fields.ts';
import { intakeSchema } from '#domain/intake/submission.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { refuseField } from '../http/refusal.ts';
import { readFiles, type SubmissionInput } from '../submissions/read-files.ts';
import { listOfText, readParts, refuseBrokenText } from '../submissions/read-parts.ts';

/** A submission whose every answer keeps the rules. */
export interface IntakeInput extends SubmissionInput {
  readonly answers: IntakeSubmission;
  /** The box for texts was ticked. It is no answer of the application: nobody signs for it. */
  readonly wantsTexts: boolean;
}

const knownFields: ReadonlySet<string> = new Set([...intakeFields, 'agreementVersion', 'texts']);
const kindOf = (name: string) => (name in fields ? fields[name as IntakeField].kind : null);

const longestList = 50;

/**
 * Reads a submission as multipart (lists as JSON text) or as JSON, and checks every rule with the schema the
 * form uses. Refuses with the field that is wrong, by the name it was sent under;
 * `unsupported_type` and `unreadable_body` for what is neither. Who is 18 is decided by today's date at the office.
 */
export async function readIntakeBody(
  { request }: Pick<Call, 'request'>,
  app: Pick<App, 'clock'>,
): Promise<IntakeInput> {
  const parts = await readParts(request, knownFields, valueOfText);
  const answers = readAnswers(parts.fields, officeDate(app.clock()));
  const version = parts.fields.get('agreementVersion');
  if (version !== undefined && version !== '' && version !== agreement.version) {
    throw refuseField('agreementAccepted', 'agreement.changed');
  }
  const wantsTexts = ['true', true].includes(parts.fields.get('texts') as string | boolean);
  const content = { answers, ...(wantsTexts && { texts: true }) };
  return { answers, wantsTexts, ...(await readFiles(parts, content)) };
}

/** Lists are JSON text, the acceptance is `true` or `false`. */
function valueOfText(name: string, text: string): unknown {
  if (kindOf(name) === 'acceptance') return text === 'true' ? true : text === 'false' ? false : text;
  return kindOf(name) === 'choices' ? listOfText(text) : text;
}

function readAnswers(values: ReadonlyMap<string, unknown>, today: string): IntakeSubmission {
  const raw: Partial<Record<IntakeField, unknown>> = {};
  for (const field of intakeFields) {
    const value = values.get(field);
    refuseBrokenText(field, value);
    if (Array.isArray(value) && value.length > longestList) throw refuseField(field, 'option.unknown');
    raw[field] = value ?? undefined;
  }
  // Before and after: what is no longer asked cannot be wrong, and what is blank was not answered.
  return dropUntakenAnswers(parseInput(intakeSchema(today), dropUntakenAnswers(raw)));
}
