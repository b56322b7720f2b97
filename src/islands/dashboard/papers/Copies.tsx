import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import type { ClientPaperMatter } from '#domain/cases/papers.ts';
import type { CasePageMatter, CasePageParty } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { link, secondButton } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface CopiesProps {
  readonly matter: Pick<ClientPaperMatter, 'status'>;
  readonly own: Pick<CasePageMatter, 'parties'>;
  /** Not where the line that opens them says the same. */
  readonly isTitled?: boolean;
}

/** Who receives a copy, and of each: whether they are a danger to the client. */
export function Copies({ matter, own, isTitled = true }: CopiesProps) {
  const labels = useWords('case-forms').papers;
  const others = own.parties.filter(({ isClient }) => !isClient);
  return (
    <div className="grid gap-3">
      {isTitled && <p className="font-strong">{labels.copies}</p>}
      {others.length === 0 && <p className="quiet">{labels.copiesNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {others.map((party) => (
          <Party key={party.id} party={party} isInReview={matter.status === 'client_review'} />
        ))}
      </ul>
    </div>
  );
}

interface PartyProps {
  readonly party: CasePageParty;
  readonly isInReview: boolean;
}

function Party({ party, isInReview }: PartyProps) {
  const locale = useLocale();
  const { freeHelp } = useWords('case-page');
  const labels = useWords('case-forms').papers;
  const { run, isRunning, fault } = useApiCommand(caseApi.answerDanger, { alsoReloads: [caseApi.read] });
  const [isReopened, setReopened] = useState(false);
  /** What they answered just now: the focus is on it, while the case is read again. */
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const isOpen = isReopened || (party.dangerAnswer === null && !note);
  const question = `danger-${party.id}`;
  const texts = { yes: labels.dangerYes, no: labels.dangerNo };
  const answer = (choice: 'yes' | 'no') =>
    run({ id: party.id, version: party.version, answer: choice }, () => {
      setReopened(false);
      setNote({ text: texts[choice] });
    });
  const answered = !isOpen && (note !== null || party.dangerAnswer !== null);
  return (
    <li className="grid gap-1">
      <p>
        <strong translate="no">{party.name}</strong>{' '}
        <span className="small quiet">({labels.role[party.role]})</span>
      </p>
      {party.address && <p>{party.address}</p>}
      {party.attorneyOfRecord && <p>{fill(labels.attorney, { name: party.attorneyOfRecord })}</p>}
      {party.registeredAgent && <p>{fill(labels.agent, { name: party.registeredAgent })}</p>}
      {isOpen && isInReview && (
        <div
          className="no-print grid gap-2 rounded-m bg-accent-soft p-4"
          role="group"
          aria-labelledby={question}
        >
          <p className="font-strong" id={question}>
            {fill(labels.danger, { name: party.name })}
          </p>
          <p className="small">{labels.dangerWhy}</p>
          <p className="buttons">
            {(['yes', 'no'] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                className={secondButton}
                disabled={isRunning}
                onClick={() => void answer(choice)}
              >
                {labels[choice]}
              </button>
            ))}
          </p>
          {fault}
        </div>
      )}
      <div className="no-print">
        <FocusedNote note={isOpen ? null : note} />
        {answered && !note && party.dangerAnswer && <p>{texts[party.dangerAnswer]}</p>}
        {answered && (
          <p className="small flex flex-wrap items-center gap-x-4">
            {party.dangerAnswer === 'yes' && (
              // Until it is filed, what they told us can be handed on from the case itself.
              <a className={link} href={isInReview ? freeHelpSection : path('home', locale, freeHelpSection)}>
                {freeHelp}
              </a>
            )}
            {isInReview && (
              <button type="button" className={link} onClick={() => setReopened(true)}>
                {labels.dangerChange}
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
