import { useState } from 'react';
import type { CasePageParty } from '#domain/portal/case-page.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import type { PaperMatterProps } from './paper-props.ts';
import { useWrite } from '../../calls/use-write.ts';

/** Who receives a copy, and of each: whether they are a danger to the client. */
export function Copies(props: PaperMatterProps) {
  const { own, page } = props;
  const labels = page.papers;
  const others = own.parties.filter(({ isClient }) => !isClient);
  return (
    <div className="grid gap-3">
      <p className="font-strong">{labels.copies}</p>
      {others.length === 0 && <p className="quiet">{labels.copiesNone}</p>}
      <ul className="grid gap-4 empty:hidden">
        {others.map((party) => (
          <Party key={`${party.id}:${party.version}`} party={party} {...props} />
        ))}
      </ul>
    </div>
  );
}

function Party({ party, ...props }: PaperMatterProps & { readonly party: CasePageParty }) {
  const { matter, locale, account, page, siteEmail, onChanged } = props;
  const labels = page.papers;
  const { write, fault, isSending } = useWrite(locale, account);
  const [isOpen, setOpen] = useState(party.dangerAnswer === null);
  const isAsked = matter.status === 'client_review' || party.dangerAnswer !== null;
  const question = `danger-${party.id}`;
  const answer = async (choice: 'yes' | 'no') => {
    if (await write(`/api/parties/${party.id}/danger`, { version: party.version, answer: choice }))
      onChanged();
  };
  return (
    <li className="grid gap-1">
      <p>
        <strong translate="no">{party.name}</strong>{' '}
        <span className="small quiet">({labels.role[party.role]})</span>
      </p>
      {party.address && <p>{party.address}</p>}
      {party.attorneyOfRecord && <p>{fill(labels.attorney, { name: party.attorneyOfRecord })}</p>}
      {party.registeredAgent && <p>{fill(labels.agent, { name: party.registeredAgent })}</p>}
      {isAsked && (
        <div
          className="no-print grid gap-2 rounded-m bg-accent-soft p-4"
          role="group"
          aria-labelledby={question}
        >
          <p className="font-strong" id={question}>
            {fill(labels.danger, { name: party.name })}
          </p>
          {isOpen ? (
            <>
              <p className="small">{labels.dangerWhy}</p>
              <p className="buttons">
                <button
                  type="button"
                  className={secondButton}
                  disabled={isSending}
                  onClick={() => void answer('yes')}
                >
                  {labels.yes}
                </button>
                <button
                  type="button"
                  className={secondButton}
                  disabled={isSending}
                  onClick={() => void answer('no')}
                >
                  {labels.no}
                </button>
              </p>
            </>
          ) : (
            <>
              <p>{party.dangerAnswer === 'yes' ? labels.dangerYes : labels.dangerNo}</p>
              {party.dangerAnswer === 'yes' && (
                <p>
                  <a className={link} href={path('home', locale, freeHelpSection)}>
                    {page.freeHelp}
                  </a>
                </p>
              )}
              {matter.status === 'client_review' && (
                <p>
                  <button type="button" className={link} onClick={() => setOpen(true)}>
                    {labels.dangerChange}
                  </button>
                </p>
              )}
            </>
          )}
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
        </div>
      )}
    </li>
  );
}
