import type * as z from 'zod/mini';
import type { helpPageQuery } from '#domain/intake/help-page.ts';
import { answersOnSheet } from '#domain/help/sheet.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { formatReference } from '#domain/reference.ts';
import { answerTexts } from '#i18n/answer-texts.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { helpPageWords } from '#i18n/help-page.ts';
import { intakeWords } from '#i18n/intake.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { answerColumns, answersOf } from '../database/answer-columns.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { requireApplied } from './find-applied.ts';

/**
 * One page with the answers a free lawyer asks first, for the browser that sent the application. It is kept nowhere and
 * sent to nobody. In English unless asked otherwise, since a lawyer reads it. Refuses `not_found` to everybody else, and
 * `throttled`.
 */
export const writeHelpPage = command({
  run: async (
    app: Pick<App, 'db' | 'config' | 'clock' | 'site'>,
    _actor,
    { language, health }: z.infer<typeof helpPageQuery>,
    { call },
  ) => {
    const { intake } = await requireApplied(app, call);
    await throttle(app, 'help-page', intake.id, intakeThrottles.helpPagesPerApplication);
    const row = dataOf(
      await app.db
        .from('intake_forms')
        .select(`submitted_at, erased_at, ${answerColumns}`)
        .eq('id', intake.id)
        .single(),
    ) as unknown as Readonly<Record<string, unknown>> & {
      readonly submitted_at: string;
      readonly erased_at: string | null;
    };
    if (row.erased_at !== null) throw new Refusal('not_found');
    const answers = answersOf(row);
    const locale = language ?? 'en';
    const words = helpPageWords[locale];
    const texts = new Map(
      answerTexts(answers, intakeWords[locale], locale).flatMap(({ rows }) =>
        rows.map(({ field, label, text }) => [field, { name: label, value: text }] as const),
      ),
    );
    const facts = answersOnSheet(answers, health === 'yes').flatMap((field) => texts.get(field) ?? []);
    const blanks = { name: intake.firstName, date: formatDate(row.submitted_at, locale) };
    const reference = formatReference(intake.reference);
    const { caseSummaryPaper } = await import('#papers/case-summary.ts');
    const bytes = await caseSummaryPaper({
      locale,
      from: app.site.name,
      title: words.title,
      lead: fill(words.lead, blanks),
      facts: [],
      parts: [{ title: fill(words.about, blanks), facts }],
      closing: [words.closing],
      reference: intake.reference,
      date: new Date(row.submitted_at),
      foot: fill(words.foot, { title: words.title, reference, page: '{page}', pages: '{pages}' }),
      fonts: readPaperFonts(),
    });
    return { bytes, type: 'application/pdf', name: `answers-${intake.reference}.pdf` } as const;
  },
  respond: sendFile,
});
