import { casePhases, phaseOf } from '#domain/cases/phases.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { casePath, path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { button, link } from '#ui/button.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { StepTrail } from '#ui/StepTrail.tsx';
import type { DashboardProps } from './dashboard-props.ts';
import { Files } from './Files.tsx';
import { History } from './History.tsx';
import { Message } from './Message.tsx';

interface CaseCardProps extends DashboardProps {
  readonly one: DashboardCase;
}

/** One case: state in words, one sentence, one next action, and whose turn it is. */
export default function CaseCard({ one, ...props }: CaseCardProps) {
  const { locale, words, cases, packageNames } = props;
  const labels = readingTexts(one.sight, props.readings);
  const phase = phaseOf(one.sight.status);
  const title = `case-${one.id}`;
  const yours = one.sight.turn === 'client';
  return (
    <article className="card raised grid grid-cols-1 gap-6" aria-labelledby={title}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className={yours ? 'badge' : 'badge good'}>{labels.badge}</p>
        <h2
          className="order-2 font-sans text-s leading-normal font-strong tracking-normal text-ink-soft"
          id={title}
        >
          {fill(words.caseTitle, { number: one.caseNumber })}
        </h2>
      </header>
      <p className="max-w-[36em] font-serif text-h3 leading-snug font-heading text-balance text-heading">
        {one.moneyBack ? words.moneyBack[one.moneyBack] : labels.now}
      </p>
      {labels.about && <p className="small quiet">{labels.about}</p>}
      {labels.beside && <p className="notice">{labels.beside}</p>}
      {phase && (
        <StepTrail
          label={cases.phasesLabel}
          steps={casePhases.map((name) => cases.phases[name])}
          current={casePhases.indexOf(phase)}
          words={{ done: cases.phaseDone, current: cases.phaseNow }}
        />
      )}
      <div className={`grid gap-2 rounded-m p-5 ${yours ? 'bg-accent-soft' : 'bg-good-soft'}`}>
        <h3 className="font-sans text-s leading-normal font-strong tracking-normal text-ink-soft">
          {words.next}
        </h3>
        <p className={`font-strong ${yours ? 'text-accent-ink' : 'text-good'}`}>
          {cases.ball[one.sight.turn]}
        </p>
        {one.moneyBack && one.sight.reading === 'cancelled_declined_by_us' && (
          <p>
            {words.moneyBack.declined}{' '}
            <a href={path('home', locale, freeHelpSection)}>{words.moneyBack.freeHelp}</a>
          </p>
        )}
        <p>{one.moneyBack ? words.moneyBack.next : labels.next}</p>
        <LastWords one={one} {...props} />
        <NextAction one={one} {...props} />
      </div>
      <FactList>
        <Fact label={words.package}>{packageNames[one.packageId]}</Fact>
        {one.applicationReference && (
          <Fact label={words.applicationReference}>
            <span className="tracking-[0.06em] whitespace-nowrap">
              {formatReference(one.applicationReference)}
            </span>
            {one.applicationStatus && <> ({words.applicationStates[one.applicationStatus]})</>}
          </Fact>
        )}
        {one.county && <Fact label={words.countyLabel}>{fill(words.county, { county: one.county })}</Fact>}
      </FactList>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(88)),1fr))] gap-x-10 gap-y-6">
        <Files one={one} locale={locale} words={words} siteEmail={props.siteEmail} />
        <History updates={one.updates} locale={locale} words={words} cases={cases} />
      </div>
    </article>
  );
}

/**
 * What staff wrote last, where the next step rests on it: nobody should have to look for it in the history. Words that
 * are older than the state the case is in now belong to another step, and stay there.
 */
function LastWords({ one, locale, words }: CaseCardProps) {
  if (one.sight.turn !== 'client' && one.sight.status !== 'hearing_set') return null;
  const change = one.updates.findIndex(({ status }) => status !== null);
  const last = one.updates
    .slice(0, change === -1 ? undefined : change + 1)
    .find(({ description }) => description);
  if (!last) return null;
  return (
    <Message about={fill(words.message, { date: formatDate(last.createdAt, locale) })} title={last.title}>
      {last.description}
    </Message>
  );
}

function NextAction({ one, locale, words }: CaseCardProps) {
  if (one.status === 'waiting_for_application')
    return (
      <p className="buttons no-print mt-1">
        <a className={button} href={path('intakeForm', locale)}>
          {words.openForm}
        </a>
      </p>
    );
  const yours = one.sight.turn === 'client';
  return (
    <p className="buttons no-print mt-1">
      <a className={yours ? button : link} href={casePath(locale, one.id)}>
        {yours ? words.openCase : words.openMore}
      </a>
    </p>
  );
}
