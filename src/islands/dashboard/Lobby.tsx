import { Suspense, useEffect } from 'react';
import { readCaseAnchor } from '#domain/portal/case-places.ts';
import type { Dashboard as Answer, DashboardCase } from '#domain/portal/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { casePath, path } from '#i18n/routes.ts';
import { button, link } from '#ui/button.ts';
import { StateHead } from '#ui/StateHead.tsx';
import { useAnchor } from './case/use-anchor.ts';
import type { DashboardProps } from './dashboard-props.ts';
import { leadTo } from './lead-to.ts';
import { Panels } from './more/Panels.tsx';
import { WithCode } from '#ui/WithCode.tsx';

interface LobbyProps extends DashboardProps {
  readonly answer: Answer;
  readonly reload: () => void;
}

/** For people with several cases or none yet: one row for each case, and what belongs to none of them alone. */
export default function Lobby({ answer, reload, ...props }: LobbyProps) {
  const { locale, words } = props;
  const { user, cases } = answer;
  const { part } = readCaseAnchor(useAnchor());
  useEffect(() => (part ? leadTo(part) : undefined), [part]);
  return (
    <>
      <StateHead
        heading={user.firstName ? fill(words.greeting, { name: user.firstName }) : words.greetingPlain}
        lead={cases.length > 0 ? words.leadMany : undefined}
      />
      {cases.length > 0 ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {cases.map((one) => (
            <CaseRow key={one.id} one={one} {...props} />
          ))}
        </ul>
      ) : (
        <section className="card grid justify-items-start gap-3">
          <h2 className="text-h3">{words.empty.title}</h2>
          <p>{words.empty.text}</p>
          <p className="buttons">
            <a className={button} href={path('intakeForm', locale)}>
              {words.empty.start}
            </a>
          </p>
          <p className="small quiet">{words.empty.other}</p>
        </section>
      )}
      <div className="border-t border-line">
        <Suspense>
          <Panels dashboard={answer} reload={reload} {...props} />
        </Suspense>
      </div>
      <p className="no-print">
        <a className={link} href={path('account', locale)} rel="nofollow">
          {words.account}
        </a>
      </p>
    </>
  );
}

interface CaseRowProps extends DashboardProps {
  readonly one: DashboardCase;
}

/** Whose turn it is, the one sentence, and the way into the case. */
function CaseRow({ one, locale, words, cases, readings }: CaseRowProps) {
  const labels = readingTexts(one.sight, readings, locale);
  const isTheirs = one.sight.turn === 'client';
  const title = `case-${one.id}`;
  return (
    <li className="relative grid gap-1 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`font-strong ${isTheirs ? 'text-accent-ink' : 'text-good'}`}>
          {cases.ball[one.sight.turn]}
        </span>
        <span className="small quiet">
          <WithCode text={words.caseTitle} code={one.caseNumber} />
        </span>
        <span className="small quiet">{one.title}</span>
      </p>
      <h2 className="text-l" id={title}>
        <a className="after:absolute after:inset-0" href={casePath(locale, one.id)}>
          {one.moneyBack ? words.moneyBack[one.moneyBack] : labels.now}
        </a>
      </h2>
    </li>
  );
}
