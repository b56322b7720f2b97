import type { CasePage } from '#domain/portal/case-page.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill, formatDate, formatAppointment } from '#i18n/format.ts';
import type { ReadingTexts } from '#i18n/reading-texts.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { button } from '#ui/button.ts';
import type { CasePageProps } from './case-page-props.ts';

interface CaseAnswersProps extends CasePageProps {
  readonly one: CasePage;
  readonly labels: ReadingTexts;
}

/** What happened, what we need, what comes next, and when they hear: the first thing on a phone. */
export function CaseAnswers({ one, labels, ...props }: CaseAnswersProps) {
  const { locale, words, cases, page } = props;
  const yours = one.sight.turn === 'client';
  const action = actionOf(one);
  return (
    <dl className="grid grid-cols-1 gap-2 leading-snug md:grid-cols-2 md:gap-4">
      <div>
        <dt className="text-s text-ink-soft">
          {page.happened}
          {labels.about && ` · ${labels.about}`}
        </dt>
        <dd className="font-serif text-l leading-snug font-heading text-heading">
          {one.moneyBack ? words.moneyBack[one.moneyBack] : labels.now}
        </dd>
      </div>
      <div className={`grid gap-1 rounded-m p-3 max-sm:py-2 ${yours ? 'bg-accent-soft' : 'bg-good-soft'}`}>
        <dt className="text-s text-ink-soft">
          {page.needed}{' '}
          <strong className={`inline-block md:ms-2 ${yours ? 'text-accent-ink' : 'text-good'}`}>
            {cases.ball[one.sight.turn]}
          </strong>
        </dt>
        <dd className="grid gap-2">
          {one.moneyBack && one.sight.reading === 'cancelled_declined_by_us' && (
            <span>{words.moneyBack.declined}</span>
          )}
          <span>{one.moneyBack ? words.moneyBack.next : labels.next}</span>
          {yours && action && (
            <span className="no-print">
              <a className={button} href={action.href(locale)}>
                {page.turn[action.label]}
              </a>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-s text-ink-soft">{page.next}</dt>
        <dd>
          {labels.after}
          {labels.beside && <span className="block">{labels.beside}</span>}
          {asksAboutLaw(one) && (
            <a className="block" href={path('home', locale, freeHelpSection)}>
              {page.freeHelp}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-s text-ink-soft">{page.when}</dt>
        <dd>
          {whenOf(one, props)}
          {one.checkedAt && (
            <span className="block">{fill(page.checked, { date: formatDate(one.checkedAt, locale) })}</span>
          )}
          {one.preparer && (
            <span className="small quiet flex items-center gap-2">
              {one.hasPreparerPicture && (
                <img
                  className="size-10 shrink-0 rounded-full border border-line object-cover"
                  src={`/api/cases/${one.id}/preparer-picture`}
                  alt=""
                  width={40}
                  height={40}
                />
              )}
              {fill(page.preparer, { name: one.preparer })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Endings after which a question is about the law. */
function asksAboutLaw({ sight: { reading } }: CasePage): boolean {
  return /denied|dismissed|withdrawn|moot|declined|stopped|^cancelled$/.test(reading);
}

interface Action {
  readonly label: 'form' | 'requests' | 'papers' | 'report' | 'message';
  readonly href: (locale: CasePageProps['locale']) => string;
}

const to = (label: Action['label'], id: string): Action => ({ label, href: () => `#${id}` });

/** The one thing a client can do when it is their turn. */
function actionOf({ sight }: CasePage): Action | null {
  if (sight.status === 'waiting_for_application')
    return { label: 'form', href: (locale) => path('intakeForm', locale) };
  if (sight.hold !== null) return to('message', 'messages');
  switch (sight.reading) {
    case 'waiting_for_client':
      return to('requests', 'requests');
    case 'client_review':
      return to('papers', 'papers');
    case 'file_herself':
      return to('report', 'matters');
    default:
      return to('message', 'messages');
  }
}

function whenOf(one: CasePage, { locale, page }: CasePageProps): string {
  const { sight, due } = one;
  if (sight.hold !== null && sight.turn !== 'court') return page.held;
  if (due) return fill(due.isLate ? page.late : page.due, { date: formatDate(due.at, locale) });
  switch (sight.turn) {
    case 'client':
      return page.yours;
    case 'court': {
      const matter = one.matters.find(({ place }) => place === (sight.about?.place ?? place));
      return sight.status === 'hearing_set' && matter?.hearingAt
        ? fill(page.hearing, { date: formatAppointment(matter.hearingAt, locale) })
        : page.court;
    }
    case 'nobody':
      return page.over;
    default:
      return fill(page.news, { hours: promises.supportReplyHours });
  }
}
