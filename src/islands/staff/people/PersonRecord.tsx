import { useRef, useState } from 'react';
import * as peopleApi from '#domain/people/api.staff.ts';
import { personActions, type Person, type PersonAction } from '#domain/people/requests.ts';
import { fullName } from '#domain/person-name.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { Badge } from '../Badge.tsx';
import { Email } from '../Email.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordFrame } from '../RecordFrame.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaffApi } from '../staff-calls.ts';
import { nameOf, stateOf, tones } from './person.ts';
import { Rights } from './Rights.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface PersonRecordProps extends SectionProps {
  /** Null until the list was read, and where it has nobody of this id. */
  readonly person: Person | null;
  readonly isUnknown: boolean;
  readonly onChanged: () => void;
}

const titleOf = (person: Person) => <span translate="no">{nameOf(person)}</span>;

/** One colleague beside the list: what they may do, how far their sign-in is, and what an admin can change about it. */
export function PersonRecord({ person, isUnknown, onChanged }: PersonRecordProps) {
  const words = useStaffWords();
  return (
    <div className={panel}>
      <RecordFrame
        back={placeLink('people')}
        item={person}
        titleOf={titleOf}
        fault={isUnknown && <p>{words.frame.record.notFound}</p>}
        askedIn={null}
      >
        {(one) => <Changes person={one} onChanged={onChanged} />}
      </RecordFrame>
    </div>
  );
}

type ChangesProps = Pick<PersonRecordProps, 'onChanged'> & { readonly person: Person };

function Changes({ person, onChanged }: ChangesProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.people;
  const name = nameOf(person);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [asking, setAsking] = useState<PersonAction | null>(null);
  const [choosesRights, setChoosesRights] = useState(false);
  const [note, setNote] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  /** The dialog is gone, so the focus moves to the result. */
  function tell(sentence: string): void {
    onChanged();
    setNote(fill(sentence, { name }));
    status.current?.focus();
  }
  async function change(action: PersonAction): Promise<void> {
    setAsking(null);
    setNote('');
    setFault(null);
    try {
      await callStaffApi(peopleApi.change, { id: person.id, action });
      tell(labels.done[action]);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  function onRights(sentence: string): void {
    setChoosesRights(false);
    tell(sentence);
  }

  // Nobody may do these to themselves, and somebody who left needs none of them.
  const isOpen = !person.you && person.active;
  const fits = (action: PersonAction) =>
    action === 'deactivate' ||
    (!person.invited && (action !== 'remove_second_factor' || person.secondFactor));
  return (
    <>
      {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      <p className="empty:hidden" role="status" tabIndex={-1} ref={status}>
        {note}
      </p>
      <Facts
        rows={[
          [labels.columns.name, fullName(person.firstName, person.lastName) ? '' : labels.noName],
          [labels.columns.email, <Email key="email" address={person.email} />],
          [labels.columns.role, labels.roles[person.role]],
          [
            labels.rightsLabel,
            person.role === 'staff' && person.rights.map((right) => labels.rights.names[right]).join('\n'),
          ],
          [
            labels.columns.state,
            <Badge key="state" tone={tones[stateOf(person)]}>
              {labels.states[stateOf(person)]}
            </Badge>,
          ],
          [labels.columns.last, person.lastLoginAt ? shortMoment(person.lastLoginAt, locale) : labels.never],
        ]}
      />
      {isOpen && (
        <p className="flex flex-wrap gap-2">
          {person.role === 'staff' && (
            <button type="button" className={secondButton} onClick={() => setChoosesRights(true)}>
              {labels.rights.action}
            </button>
          )}
          {personActions.filter(fits).map((action) => (
            <button key={action} type="button" className={secondButton} onClick={() => setAsking(action)}>
              {labels.actions[action]}
            </button>
          ))}
        </p>
      )}
      {choosesRights && (
        <Rights
          person={person}
          name={name}
          onSaved={() => onRights(labels.rights.done)}
          onStale={() => onRights(labels.rights.stale)}
          onClose={() => setChoosesRights(false)}
        />
      )}
      {asking && (
        <Confirmation
          title={fill(labels.titles[asking], { name })}
          text={fill(labels.questions[asking], { name })}
          yes={labels.actions[asking]}
          onYes={() => void change(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
