import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { fullName } from '#domain/person-name.ts';
import { formatReference } from '#domain/reference.ts';
import type * as portal from '#domain/portal/api.ts';
import { answerTexts } from '#i18n/answer-texts.ts';
import { applicationPaperWords } from '#i18n/application-paper.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { pageWords } from '#i18n/page.ts';
import { path } from '#i18n/routes.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { answerColumns, answersOf } from '../database/answer-columns.ts';
import { dataOf } from '../database/client.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';

/** Of the application behind a case; the columns of the answers are made from the fields, so no type knows them. */
const columns = `intake_forms!cases_intake_form_id_fkey(reference, submitted_at, erased_at, ${answerColumns},
  intake_agreements(signature, signed_at, language, agreement_version, agreement_hash, shown_hash),
  intake_documents(file_name))`;

interface ApplicationRow {
  readonly reference: string;
  readonly submitted_at: string;
  readonly erased_at: string | null;
  readonly intake_agreements: Agreement | readonly Agreement[] | null;
  readonly intake_documents: readonly { readonly file_name: string }[];
}

type Agreement = Pick<
  Database['public']['Tables']['intake_agreements']['Row'],
  'signature' | 'signed_at' | 'language' | 'agreement_version' | 'agreement_hash' | 'shown_hash'
>;

/**
 * The application behind the actor's own case as a PDF in the asked language or else their own: the answers in words,
 * and who signed which agreement when. Refuses `not_found`, also while there is no application.
 */
export const writeApplication = command({
  run: async (
    app: Pick<App, 'db' | 'site' | 'config'>,
    actor: Session,
    { id: caseId, language }: CleanInputOf<typeof portal.applicationPaper>,
  ) => {
    const application = await readOwnApplication(app, actor, caseId);
    const locale = language ?? actor.account.preferredLanguage;
    const words = applicationPaperWords[locale];
    const intake = intakeWords[locale];
    const { answers, agreement, files } = application;
    const reference = formatReference(application.reference);
    const { email, phone } = app.site;
    const parts = answerTexts(answers, intake, locale).map(({ id, rows }) => ({
      title: intake.steps[id].name,
      facts: rows.map(({ label, text }) => ({ name: label, value: text || words.notAnswered })),
    }));
    const { caseSummaryPaper } = await import('#papers/case-summary.ts');
    const bytes = await caseSummaryPaper({
      locale,
      from: app.site.name,
      title: words.title,
      lead: fill(words.lead, {
        address: app.config.siteOrigin + path('forms', agreement?.language ?? locale),
      }),
      facts: [
        { name: words.facts.name, value: answers.latinName ?? fullName(answers.firstName, answers.lastName) },
        { name: words.facts.reference, value: reference },
        { name: words.facts.sent, value: formatDate(application.submittedAt, locale) },
      ],
      parts: [
        ...parts,
        ...(files.length > 0 ? [{ title: words.files, lines: files }] : []),
        ...(agreement
          ? [
              {
                title: words.signature,
                facts: [
                  { name: words.signed.name, value: agreement.signature },
                  { name: words.signed.at, value: agreement.signed_at.slice(0, 19).replace('T', ' ') },
                  { name: words.signed.language, value: words.languages[agreement.language] },
                  { name: words.signed.version, value: agreement.agreement_version },
                  { name: words.signed.fingerprint, value: agreement.agreement_hash },
                  { name: words.signed.shown, value: agreement.shown_hash },
                ],
              },
            ]
          : []),
      ],
      closing: [
        fill(phone ? words.contactPhone : words.contact, { email, phone: phone ?? '' }),
        pageWords[locale].footer.standingNotice,
      ],
      reference: application.reference,
      date: new Date(application.submittedAt),
      foot: fill(words.foot, { title: words.title, reference, page: '{page}', pages: '{pages}' }),
      fonts: readPaperFonts(),
    });
    return { bytes, type: 'application/pdf', name: `application-${application.reference}.pdf` } as const;
  },
  respond: sendFile,
});

/** By the case, whose client it is: an application may have been sent before there was an account. */
async function readOwnApplication(app: Pick<App, 'db'>, { userId }: Actor, caseId: string) {
  const response = await app.db
    .from('cases')
    .select(columns)
    .eq('id', caseId)
    .eq('user_id', userId)
    .maybeSingle();
  const own = dataOf(response) as unknown as {
    readonly intake_forms: ApplicationRow | readonly ApplicationRow[] | null;
  } | null;
  const row = own && onlyRow(own.intake_forms);
  if (!row || row.erased_at !== null) throw new Refusal('not_found');
  return {
    reference: row.reference,
    submittedAt: row.submitted_at,
    answers: answersOf({ ...row }),
    agreement: onlyRow(row.intake_agreements),
    files: row.intake_documents.map(({ file_name: name }) => name),
  };
}
