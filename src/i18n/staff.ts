// The words of the workplace, one entry per section; each section picks its own.
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import type { CountyFileFaultKind } from '#domain/counties/county-file.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { DataRequestsWords } from '#i18n/en/staff/data-requests.ts';
import type { ApplicationsWords } from '#i18n/en/staff/applications.ts';
import type { AttorneyWords } from '#i18n/en/staff/attorneys.ts';
import type { CasesWords } from '#i18n/en/staff/cases.ts';
import type { AuditWords } from '#i18n/en/staff/audit.ts';
import type { ClockWords } from '#i18n/en/staff/clocks.ts';
import type { CountiesWords } from '#i18n/en/counties.ts';
import type { StaffCountiesWords } from '#i18n/en/staff/counties.ts';
import type { CourtChecksWords } from '#i18n/en/staff/court-checks.ts';
import type { StaffStepsWords } from '#i18n/en/staff/steps.ts';
import type { CountsWords } from '#i18n/en/staff/counts.ts';
import type { MessagesWords } from '#i18n/en/staff/messages.ts';
import type { TodayWords } from '#i18n/en/staff/today.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import type { StaffMailWords } from '#i18n/en/staff/mail.ts';
import type { OrdersWords } from '#i18n/en/staff/orders.ts';
import type { PeopleWords } from '#i18n/en/staff/people.ts';
import type { PlansWords } from '#i18n/en/staff/plans.ts';
import type { MadePapersWords } from '#i18n/en/staff/made-papers.ts';
import type { PapersWords } from '#i18n/en/staff/papers.ts';
import type { DuplicatesWords } from '#i18n/en/staff/duplicates.ts';
import type { CallHoursWords } from '#i18n/en/staff/call-hours.ts';
import type { RepliesWords } from '#i18n/en/staff/replies.ts';
import type { TeamWords } from '#i18n/en/staff/team.ts';
import type { TemplatesWords } from '#i18n/en/staff/templates.ts';
import type { ThreadWords } from '#i18n/en/staff/thread.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { accountWords } from '#i18n/account.ts';
import { countiesWords } from '#i18n/counties.ts';
import { caseWords } from '#i18n/cases.ts';
import { intakeWords } from '#i18n/intake.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import type { Bilingual } from '#i18n/format.ts';
import enDataRequests from '#i18n/en/staff/data-requests.ts';
import enApplications from '#i18n/en/staff/applications.ts';
import enAttorneys from '#i18n/en/staff/attorneys.ts';
import enCases from '#i18n/en/staff/cases.ts';
import enAudit from '#i18n/en/staff/audit.ts';
import enClocks from '#i18n/en/staff/clocks.ts';
import {
  countyFileMessages as enCountyFileMessages,
  countyMessages as enCountyMessages,
} from '#i18n/en/county-messages.ts';
import enCountyFile from '#i18n/en/staff/counties.ts';
import enCourtChecks from '#i18n/en/staff/court-checks.ts';
import enSteps from '#i18n/en/staff/steps.ts';
import enCounts from '#i18n/en/staff/counts.ts';
import enMessages from '#i18n/en/staff/messages.ts';
import enToday from '#i18n/en/staff/today.ts';
import enFrame from '#i18n/en/staff/frame.ts';
import enMail from '#i18n/en/staff/mail.ts';
import enOrders from '#i18n/en/staff/orders.ts';
import enPeople from '#i18n/en/staff/people.ts';
import enPlans from '#i18n/en/staff/plans.ts';
import enMadePapers from '#i18n/en/staff/made-papers.ts';
import enPapers from '#i18n/en/staff/papers.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import { casePageWords } from '#i18n/case-page.ts';
import enDuplicates from '#i18n/en/staff/duplicates.ts';
import enCallHours from '#i18n/en/staff/call-hours.ts';
import enReplies from '#i18n/en/staff/replies.ts';
import enTeam from '#i18n/en/staff/team.ts';
import enTemplates from '#i18n/en/staff/templates.ts';
import enThread from '#i18n/en/staff/thread.ts';
import esDataRequests from '#i18n/es/staff/data-requests.ts';
import esApplications from '#i18n/es/staff/applications.ts';
import esAttorneys from '#i18n/es/staff/attorneys.ts';
import esCases from '#i18n/es/staff/cases.ts';
import esAudit from '#i18n/es/staff/audit.ts';
import esClocks from '#i18n/es/staff/clocks.ts';
import {
  countyFileMessages as esCountyFileMessages,
  countyMessages as esCountyMessages,
} from '#i18n/es/county-messages.ts';
import esCountyFile from '#i18n/es/staff/counties.ts';
import esSteps from '#i18n/es/staff/steps.ts';
import esCourtChecks from '#i18n/es/staff/court-checks.ts';
import esCounts from '#i18n/es/staff/counts.ts';
import esMessages from '#i18n/es/staff/messages.ts';
import esToday from '#i18n/es/staff/today.ts';
import esFrame from '#i18n/es/staff/frame.ts';
import esMail from '#i18n/es/staff/mail.ts';
import esOrders from '#i18n/es/staff/orders.ts';
import esPeople from '#i18n/es/staff/people.ts';
import esPlans from '#i18n/es/staff/plans.ts';
import esMadePapers from '#i18n/es/staff/made-papers.ts';
import esPapers from '#i18n/es/staff/papers.ts';
import esDuplicates from '#i18n/es/staff/duplicates.ts';
import esCallHours from '#i18n/es/staff/call-hours.ts';
import esReplies from '#i18n/es/staff/replies.ts';
import esTeam from '#i18n/es/staff/team.ts';
import esTemplates from '#i18n/es/staff/templates.ts';
import esThread from '#i18n/es/staff/thread.ts';

/** The form's questions and options, without what is said while it is filled in. */
type QuestionWords = Pick<IntakeWords, 'steps' | 'fields' | 'options' | 'review'>;

export interface StaffWords {
  readonly account: AccountWords;
  readonly dataRequests: DataRequestsWords;
  readonly applications: ApplicationsWords;
  readonly audit: AuditWords;
  readonly attorneys: AttorneyWords;
  readonly cases: CasesWords;
  readonly clocks: ClockWords;
  readonly counties: StaffCountiesWords &
    Pick<CountiesWords, 'courts' | 'fields'> & {
      readonly problems: Readonly<Record<string, string>>;
      readonly fileProblems: Readonly<Record<CountyFileFaultKind, string>>;
    };
  readonly courtChecks: CourtChecksWords;
  readonly steps: StaffStepsWords;
  readonly counts: CountsWords;
  readonly messages: MessagesWords;
  readonly today: TodayWords;
  readonly frame: FrameWords;
  readonly questions: QuestionWords;
  /** A file looked at in the page, as on the client's own. */
  readonly preview: CaseHeadWords['preview'];
  readonly packageNames: Readonly<Record<PackageId, string>>;
  readonly caseStates: Readonly<Record<CaseStatus, string>>;
  readonly mail: StaffMailWords;
  readonly orders: OrdersWords;
  readonly people: PeopleWords;
  readonly plans: PlansWords;
  readonly duplicates: DuplicatesWords;
  readonly callHours: CallHoursWords;
  readonly replies: RepliesWords;
  readonly team: TeamWords;
  readonly templates: TemplatesWords;
  readonly thread: ThreadWords;
  readonly papers: PapersWords & { readonly made: MadePapersWords };
}

/** Words from other pages that staff read just as clients do. */
function takenFromOthers(
  locale: Locale,
): Pick<StaffWords, 'questions' | 'packageNames' | 'caseStates' | 'preview'> {
  const { steps, fields, options, review } = intakeWords[locale];
  return {
    questions: { steps, fields, options, review },
    preview: casePageWords[locale].preview,
    packageNames: namesOfPackages(locale),
    caseStates: Object.fromEntries(
      caseStatuses.map((status) => [status, caseWords[locale].states[status].badge]),
    ) as Record<CaseStatus, string>,
  };
}

/** The workplace names courts and fields as the public pages do. */
function countyFileWords(
  locale: Locale,
  own: StaffCountiesWords,
  problems: Readonly<Record<string, string>>,
  fileProblems: StaffWords['counties']['fileProblems'],
): StaffWords['counties'] {
  const { courts, fields } = countiesWords[locale];
  return { ...own, courts, fields, problems, fileProblems };
}

export const staffWords: Bilingual<StaffWords> = {
  en: {
    account: accountWords.en,
    dataRequests: enDataRequests,
    applications: enApplications,
    audit: enAudit,
    attorneys: enAttorneys,
    cases: enCases,
    clocks: enClocks,
    counties: countyFileWords('en', enCountyFile, enCountyMessages, enCountyFileMessages),
    courtChecks: enCourtChecks,
    steps: enSteps,
    counts: enCounts,
    messages: enMessages,
    today: enToday,
    frame: enFrame,
    ...takenFromOthers('en'),
    mail: enMail,
    orders: enOrders,
    people: enPeople,
    plans: enPlans,
    duplicates: enDuplicates,
    callHours: enCallHours,
    replies: enReplies,
    team: enTeam,
    templates: enTemplates,
    thread: enThread,
    papers: { ...enPapers, made: enMadePapers },
  },
  es: {
    account: accountWords.es,
    dataRequests: esDataRequests,
    applications: esApplications,
    audit: esAudit,
    attorneys: esAttorneys,
    cases: esCases,
    clocks: esClocks,
    counties: countyFileWords('es', esCountyFile, esCountyMessages, esCountyFileMessages),
    courtChecks: esCourtChecks,
    steps: esSteps,
    counts: esCounts,
    messages: esMessages,
    today: esToday,
    frame: esFrame,
    ...takenFromOthers('es'),
    mail: esMail,
    orders: esOrders,
    people: esPeople,
    plans: esPlans,
    duplicates: esDuplicates,
    callHours: esCallHours,
    replies: esReplies,
    team: esTeam,
    templates: esTemplates,
    thread: esThread,
    papers: { ...esPapers, made: esMadePapers },
  },
};
