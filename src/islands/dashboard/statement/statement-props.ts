import type { UseFormReturn } from 'react-hook-form';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import {
  toldFields,
  type ExhibitChoice,
  type StatementAnswers,
  type ToldField,
} from '#domain/papers/statement.ts';
import type { Locale } from '#domain/languages.ts';
import type { StatementWords } from '#i18n/en/statement.ts';
import type { DashboardProps } from '../dashboard-props.ts';

export interface StatementProps extends DashboardProps {
  readonly labels: StatementWords;
}

/** As the form holds it: texts, and "unknown" for a question the client has no answer to. */
export interface StatementForm extends Record<ToldField, string> {
  language: Locale;
  part: string;
  nature: string;
  length: string;
  years: string;
  until: string;
  exhibits: readonly ExhibitChoice[];
}

export interface StepProps extends StatementProps {
  readonly own: OwnStatement;
  readonly form: UseFormReturn<StatementForm>;
}

const choices = ['part', 'nature', 'length'] as const;

export function toForm(answers: StatementAnswers, language: Locale): StatementForm {
  const unknown: readonly string[] = answers.unknown ?? [];
  const [part = '', nature = '', length = ''] = choices.map((name) =>
    unknown.includes(name) ? 'unknown' : (answers[name] ?? ''),
  );
  const texts = Object.fromEntries(toldFields.map((field) => [field, answers[field] ?? '']));
  return {
    ...(texts as Record<ToldField, string>),
    language,
    part,
    nature,
    length,
    years: answers.years ? String(answers.years) : '',
    until: answers.until ?? '',
    exhibits: answers.exhibits ?? [],
  };
}

const codeIn = <Code extends string>(value: string, codes: readonly Code[]): Code | null =>
  codes.find((code) => code === value) ?? null;

const parts = ['name_in_index', 'documents', 'whole_file'] as const;
const natures = ['online', 'public'] as const;
const lengths = ['years', 'until', 'always'] as const;

export function toAnswers(form: StatementForm): StatementAnswers {
  const years = Number.parseInt(form.years, 10);
  const length = codeIn(form.length, lengths);
  return {
    part: codeIn(form.part, parts),
    nature: codeIn(form.nature, natures),
    length,
    years: length === 'years' && years > 0 && years <= 50 ? years : null,
    until: length === 'until' && form.until ? form.until : null,
    ...Object.fromEntries(toldFields.map((field) => [field, form[field].trim() || null])),
    unknown: choices.filter((name) => form[name] === 'unknown'),
    exhibits: [...form.exhibits],
  };
}
