import { useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import type { CasePageParty } from '#domain/portal/case-page.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { PaperMatterProps } from './paper-props.ts';

interface CopiesProps extends PaperMatterProps {
  /** Not where the line that opens them says the same. */
  readonly isTitled?: boolean;
}

/** Who receives a copy, and of each: whether they are a danger to the client. */
export function Copies({ isTitled = true, ...props }: CopiesProps) {
  const { own, page } = props;
  const labels = page.papers;
  const others = own.parties.filter(({ isClient }) => !isClient);
  return (
    <div className="grid gap-3">
      {isTitled && <p className="font-strong">{labels.copies}</p>}
      {others.length === 0 && <p className="quiet">{labels.copiesNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {others.map((party) => (
          <Party key={party.id} party={party} {...props} />
        ))}
      </ul>
    </div>
  );
}

function Party({ party, ...props }: PaperMatterProps & { readonly party: CasePageParty }) {
  const { matter, locale, account, page, siteEmail, onChanged } = props;
  const labels = page.papers;
  const { write, fault, isSending } = useWrite(locale, account);
  const [isReopened, setReopened] = useState(false);
  /** What they answered just now: the focus is on it, while the case is read again. */
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const isOpen = isReopened || (party.dangerAnswer === null && !note);
  const isInReview = matter.status === 'client_review';
  const question = `danger-${party.id}`;
  const texts = { yes: labels.dangerYes, no: labels.dangerNo };
  const answer = async (choice: 'yes' | 'no') => {
    if (!(await write(caseApi.answerDanger, { id: party.id, version: party.version, answer: choice })))
      return;
    setReopened(false);
    setNote({ text: texts[choice] });
    onChanged();
  };
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
                disabled={isSending}
                onClick={() => void answer(choice)}
              >
                {labels[choice]}
              </button>
            ))}
          </p>
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
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
                {page.freeHelp}
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
