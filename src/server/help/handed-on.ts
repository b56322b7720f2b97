import type { SafeWays } from '#domain/channels/safe-ways.ts';
import { askedWays } from '#domain/channels/safe-ways.ts';
import type { FactRow } from '#domain/help/answers.ts';
import { answersOnSheet, healthOnSheet } from '#domain/help/sheet.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import type { Locale } from '#domain/languages.ts';
import { answerTexts } from '#i18n/answer-texts.ts';
import { formatList } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { referralPaperWords } from '#i18n/referral-paper.ts';
import { answersOf } from '../database/answer-columns.ts';

interface Source {
  /** The stored application; null where there is none, or it was erased. */
  readonly intake: Readonly<Record<string, unknown>> | null;
  /** Whom the client called a danger. */
  readonly danger: readonly string[];
  readonly ways: SafeWays;
}

const goesAlone: ReadonlySet<IntakeField> = new Set<IntakeField>(['phoneNumber']);

type Part<Item> = Readonly<Record<'always' | 'health' | 'safety', readonly Item[]>>;

export interface HandedOn {
  readonly name: string;
  readonly phone: string | null;
  /** The same as a row. It is none of `rows`: it goes only where the client may be called. */
  readonly phoneRow: FactRow | null;
  readonly rows: { readonly [Name in keyof Part<FactRow>]: FactRow[] };
  /** What is noted as agreed to. */
  readonly fields: Part<string>;
}

/** The answers that may go to free legal help, in words: what always goes, and what goes by a tick alone. */
export function handedOn({ intake, danger, ways }: Source, locale: Locale): HandedOn | null {
  if (!intake) return null;
  const answers = answersOf(intake);
  const texts = new Map(
    answerTexts(answers, intakeWords[locale], locale).flatMap(({ rows }) =>
      rows.map(({ field, label, text }) => [field, { name: label, value: text }] as const),
    ),
  );
  const always = answersOnSheet(answers, false).filter((field) => !goesAlone.has(field));
  const labels = intakeWords[locale];
  const phone = ways?.phone || answers.phoneNumber || null;
  const health = answersOnSheet(answers, true).filter((field) => healthOnSheet.includes(field));
  const rowsOf = (fields: typeof always) => fields.flatMap((field) => texts.get(field) ?? []);
  const words = referralPaperWords[locale].safety;
  const safety = [
    ...askedWays.flatMap((way) => {
      const answer = ways?.[way];
      return answer ? [{ field: `reach.${way}`, name: words.ways[way], value: words[answer] }] : [];
    }),
    ...(ways?.note ? [{ field: 'reach.note', name: words.note, value: ways.note }] : []),
    ...(danger.length > 0
      ? [{ field: 'danger', name: words.danger, value: formatList([...danger], locale) }]
      : []),
  ];
  return {
    name: answers.firstName ?? '',
    phone,
    phoneRow: phone
      ? { name: labels.review.short.phoneNumber ?? labels.fields.phoneNumber.label, value: phone }
      : null,
    rows: {
      always: rowsOf(always),
      health: rowsOf(health),
      safety: safety.map(({ name, value }) => ({ name, value })),
    },
    fields: { always, health, safety: safety.map(({ field }) => field) },
  };
}
