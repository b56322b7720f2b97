import { casePhases, phaseOf } from '#domain/cases/phases.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { StepTrail } from '#ui/StepTrail.tsx';
import type { DashboardProps } from './Dashboard.tsx';
import { Files } from './Files.tsx';
import { History } from './History.tsx';

interface CaseCardProps extends DashboardProps {
  readonly one: DashboardCase;
}

/** One case: state in words, one sentence, one next action, and whose turn it is. */
export function CaseCard({ one, ...props }: CaseCardProps) {
  const { locale, words, cases, packageNames } = props;
  const state = cases.states[one.status];
  const phase = phaseOf(one.status);
  const title = `case-${one.id}`;
  const turn = one.ball === 'client' ? 'turn yours' : 'turn';
  return (
    <article className="card raised case" aria-labelledby={title}>
      <header className="case-head">
        <p className={one.ball === 'client' ? 'badge' : 'badge good'}>{state.badge}</p>
        <h2 id={title}>{fill(words.caseTitle, { number: one.caseNumber })}</h2>
      </header>
      <p className="case-now">{one.moneyBack ? words.moneyBack[one.moneyBack] : state.now}</p>
      {phase && (
        <StepTrail
          label={cases.phasesLabel}
          steps={casePhases.map((name) => cases.phases[name])}
          current={casePhases.indexOf(phase)}
          words={{ done: cases.phaseDone, current: cases.phaseNow }}
        />
      )}
      <div className={turn}>
        <h3>{words.next}</h3>
        <p className="turn-who">{cases.ball[one.ball]}</p>
        <p>
          {one.moneyBack ? words.moneyBack.next : fill(state.next, { workStarts: promises.workStartsHours })}
        </p>
        <Message one={one} {...props} />
        <NextAction one={one} {...props} />
      </div>
      <dl className="facts">
        <div>
          <dt>{words.package}</dt>
          <dd>{packageNames[one.packageId]}</dd>
        </div>
        {one.applicationReference && (
          <div>
            <dt>{words.applicationReference}</dt>
            <dd>
              <span className="reference">{formatReference(one.applicationReference)}</span>
              {one.applicationStatus && <> ({words.applicationStates[one.applicationStatus]})</>}
            </dd>
          </div>
        )}
        {one.county && (
          <div>
            <dt>{words.countyLabel}</dt>
            <dd>{fill(words.county, { county: one.county })}</dd>
          </div>
        )}
      </dl>
      <div className="case-parts">
        <Files one={one} locale={locale} words={words} siteEmail={props.siteEmail} />
        <History updates={one.updates} locale={locale} words={words} cases={cases} />
      </div>
    </article>
  );
}

/** What staff wrote last, where the next step rests on it: nobody should have to look for it in the history. */
function Message({ one, locale, words }: CaseCardProps) {
  const last = one.updates.find(({ description }) => description);
  if (!last || (one.ball !== 'client' && one.status !== 'hearing_set')) return null;
  return (
    <blockquote className="message">
      <p className="small quiet">{fill(words.message, { date: formatDate(last.createdAt, locale) })}</p>
      {last.title && <p className="history-title">{last.title}</p>}
      <p className="history-text">{last.description}</p>
    </blockquote>
  );
}

function NextAction({ one, locale, words, siteEmail }: CaseCardProps) {
  if (one.status === 'waiting_for_application')
    return (
      <p className="buttons no-print">
        <a className="button" href={path('intakeForm', locale)}>
          {words.openForm}
        </a>
      </p>
    );
  if (one.ball !== 'client' && one.status !== 'cancelled') return null;
  const subject = encodeURIComponent(fill(words.writeAbout, { number: one.caseNumber }));
  return (
    <p className="buttons no-print">
      <a className="button" href={`mailto:${siteEmail}?subject=${subject}`}>
        {words.write}
      </a>
    </p>
  );
}
