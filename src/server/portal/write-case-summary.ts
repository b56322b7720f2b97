import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { Locale } from '#domain/languages.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import type { Timeline, TimelineEntry } from '#domain/portal/timeline.ts';
import type { TimelineKind } from '#domain/portal/timeline-kinds.ts';
import type * as portal from '#domain/portal/api.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseSummaryWords } from '#i18n/case-summary.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { fill, formatDate, formatAppointment } from '#i18n/format.ts';
import { numberedMatter } from '#i18n/matter-name.ts';
import { packageWords } from '#i18n/packages.ts';
import { pageWords } from '#i18n/page.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import type { CaseSummaryPart } from '#papers/case-summary.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { Session } from '../access/session.ts';
import { readOwnFileRequests } from '../cases/read-file-requests.ts';
import { askAsClient } from '../http/ask-query.ts';
import { printedName } from '../access/printed-name.ts';
import { sendFile } from '../http/reply.ts';
import { command, type QueryApp } from '../http/service.ts';
import { ownCase } from './read-case.ts';
import { ownTimeline } from './read-timeline.ts';

/** People who are shown this paper need not read what was written to us, or what was paid. */
const summaryKinds: ReadonlySet<TimelineKind> = new Set(['update', 'paper', 'date']);

/** Pages of the history that are read: some hundred entries, on about four sheets. */
const pagesRead = 5;

/**
 * Where the actor's own case stands, as a PDF in the asked language or else their own: matters, what is still needed,
 * and what happened. Messages, payments and answers are not in it. Refuses `not_found`.
 */
export const writeCaseSummary = command({
  run: async (
    app: QueryApp,
    actor: Session,
    { id: caseId, language }: CleanInputOf<typeof portal.caseSummary>,
  ) => {
    const [one, requests, history] = await Promise.all([
      askAsClient(ownCase, app, actor, { id: caseId }),
      readOwnFileRequests(app, actor, caseId),
      readHistory(app, actor, caseId),
    ]);
    const user = actor.account;
    const locale = language ?? user.preferredLanguage;
    const words = caseSummaryWords[locale];
    const page = casePageWords[locale];
    const now = app.clock();
    const texts = readingTexts(one.sight, caseReadingWords[locale], locale);
    const name = await printedName(app, { userId: actor.userId, ...user });
    const needed = requests.items.filter(({ status }) => status === 'needed' || status === 'returned');
    const parts: CaseSummaryPart[] = [
      {
        title: words.stands,
        facts: [
          { name: page.happened, value: [texts.about, texts.now].filter(Boolean).join(' ') },
          { name: page.needed, value: texts.next },
          { name: page.next, value: [texts.after, texts.beside].filter(Boolean).join(' ') },
          ...(one.checkedAt ? [{ name: words.checked, value: formatDate(one.checkedAt, locale) }] : []),
        ],
      },
      ...one.matters.map((matter) => partOf(matter, one, locale)),
      ...(needed.length > 0
        ? [
            {
              title: words.requests,
              lines: needed.map(({ what, dueOn }) =>
                dueOn ? fill(words.requestUntil, { what, date: formatDate(dueOn, locale) }) : what,
              ),
            },
          ]
        : []),
      {
        title: words.history,
        lines: [
          ...history.items.map((entry) =>
            fill(words.entry, { date: formatDate(entry.at, locale), what: lineOf(entry, one, locale) }),
          ),
          ...(history.isCut ? [words.older] : []),
        ],
      },
    ];
    const { email, phone } = app.site;
    const { caseSummaryPaper } = await import('#papers/case-summary.ts');
    const bytes = await caseSummaryPaper({
      locale,
      from: app.site.name,
      title: words.title,
      lead: fill(words.lead, { date: formatDate(now.toISOString(), locale) }),
      facts: [
        ...(name ? [{ name: words.facts.name, value: name }] : []),
        { name: words.facts.number, value: one.caseNumber },
        { name: words.facts.package, value: packageWords[locale].byId[one.packageId].name },
        ...(one.preparer ? [{ name: words.facts.preparer, value: one.preparer }] : []),
      ],
      parts,
      closing: [
        fill(phone ? words.contactPhone : words.contact, { email, phone: phone ?? '' }),
        pageWords[locale].footer.standingNotice,
      ],
      reference: one.caseNumber,
      date: now,
      foot: fill(words.foot, {
        title: words.title,
        reference: one.caseNumber,
        page: '{page}',
        pages: '{pages}',
      }),
      fonts: readPaperFonts(),
    });
    return { bytes, type: 'application/pdf', name: `summary-${one.caseNumber}.pdf` } as const;
  },
  respond: sendFile,
});

async function readHistory(app: QueryApp, actor: Actor, caseId: string) {
  const items: TimelineEntry[] = [];
  let before: string | null = null;
  for (let pages = 0; pages < pagesRead; pages += 1) {
    const read: Timeline = await askAsClient(ownTimeline, app, actor, {
      id: caseId,
      ...(before !== null && { before }),
    });
    items.push(...read.items.filter(({ kind }) => summaryKinds.has(kind)));
    before = read.before;
    if (before === null) break;
  }
  return { items, isCut: before !== null };
}

function partOf(matter: CasePageMatter, { matters }: CasePage, locale: Locale): CaseSummaryPart {
  const labels = casePageWords[locale].matters;
  const day = (date: string | null) => date && formatDate(date, locale);
  const county = matter.county && fill(labels.county, { county: matter.county });
  const facts = [
    [labels.court, [labels.courts[matter.court], county].filter(Boolean).join(', ')],
    [labels.docket, matter.docketNumber ?? labels.docketUnknown],
    [labels.nameAsFiled, matter.nameAsFiled],
    [labels.filedOn, day(matter.filedOn)],
    [labels.envelope, matter.filedEnvelope],
    [labels.hearingAt, matter.hearingAt && formatAppointment(matter.hearingAt, locale)],
    [labels.place, matter.hearingAt && matter.hearingPlace],
    [labels.decidedOn, day(matter.decidedOn)],
    [labels.part, matter.outcomePart],
    [labels.endsOn, day(matter.limitEndsOn)],
  ] as const;
  return {
    title: matters.length === 1 ? labels.titleOne : fill(labels.name, { place: matter.place }),
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    lines: matter.leftOut
      ? [labels.leftOut]
      : [caseReadingWords[locale].readings[matter.reading].badge, caseWords[locale].ball[matter.turn]],
  };
}

function lineOf(entry: TimelineEntry, { matters }: CasePage, locale: Locale): string {
  const page = casePageWords[locale];
  const { updates, states, findings } = caseWords[locale];
  const status = entry.status ? states[entry.status].badge : '';
  return [
    matters.length > 1 &&
      entry.matter !== undefined &&
      numberedMatter(matters, entry.matter, page.matters.name, locale),
    entry.code ? fill(updates[entry.code], { status }) : entry.title,
    entry.paper && page.papers.kinds[entry.paper],
    entry.hearingAt && fill(page.history.hearing, { date: formatAppointment(entry.hearingAt, locale) }),
    entry.found && entry.on && fill(findings[entry.found], { date: formatDate(entry.on, locale) }),
    entry.callAt && fill(page.history.call, { date: formatAppointment(entry.callAt, locale) }),
    entry.text,
  ]
    .filter(Boolean)
    .join(': ');
}
