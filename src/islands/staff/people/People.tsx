import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as peopleApi from '#domain/people/api.staff.ts';
import { personActions, type Person, type PersonAction } from '#domain/people/requests.ts';
import { fullName } from '#domain/person-name.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { AttorneyTeam } from '../attorneys/AttorneyTeam.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { Email } from '../Email.tsx';
import { shortMoment } from '../formats.ts';
import type { SectionProps } from '../section-props.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Cell, Row, Table } from '../Table.tsx';
import { Invite } from './Invite.tsx';
import { Rights } from './Rights.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

type State = keyof StaffWords['people']['states'];

function stateOf(person: Person): State {
  if (!person.active) return 'left';
  if (person.invited) return 'invited';
  return person.secondFactor ? 'ready' : 'noFactor';
}
const tones: Record<State, Tone> = { left: 'quiet', invited: 'wait', noFactor: 'wait', ready: 'good' };

/** Everybody who works here, for admins: inviting, resetting a lost second factor, ending access. */
export default function People(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.people;
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [asking, setAsking] = useState<{ person: Person; action: PersonAction } | null>(null);
  const [rightsOf, setRightsOf] = useState<Person | null>(null);
  const [note, setNote] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const title = useId();

  async function load(): Promise<void> {
    try {
      setPeople((await callStaffApi(peopleApi.list)).items);
      setFault(null);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  const onOpen = useEffectEvent(() => void load());
  useEffect(() => onOpen(), []);

  const nameOf = (person: Person) => fullName(person.firstName, person.lastName) || person.email;

  async function change(person: Person, action: PersonAction): Promise<void> {
    setAsking(null);
    setNote('');
    try {
      await callStaffApi(peopleApi.change, { id: person.id, action });
      await load();
      setNote(fill(labels.done[action], { name: nameOf(person) }));
      // The dialog is gone, so the focus moves to the result.
      status.current?.focus();
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }

  async function onRights(sentence: string, person: Person): Promise<void> {
    setRightsOf(null);
    await load();
    setNote(fill(sentence, { name: nameOf(person) }));
    status.current?.focus();
  }

  return (
    <>
      <section
        className="grid grid-cols-1 gap-4"
        aria-labelledby={title}
        aria-busy={people === null && fault === null}
      >
        <SectionHead
          id={title}
          title={labels.title}
          update={words.frame.list.update}
          onUpdate={() => void load()}
        />
        {fault && <Fault {...faultTexts(fault, words.account, { retry: () => void load() })} takesFocus />}
        <p className="empty:hidden" role="status" tabIndex={-1} ref={status}>
          {note || (people === null && !fault ? words.frame.list.loading : '')}
        </p>
        {people && (
          <Table labelledBy={title} heads={Object.values(labels.columns).map((label) => ({ label }))}>
            {people.map((person) => (
              <Row key={person.id}>
                <Cell label={labels.columns.name}>
                  <span>
                    <strong className="block">
                      <span translate="no">
                        {fullName(person.firstName, person.lastName) || labels.noName}
                      </span>
                      {person.you && <span>{` (${labels.you})`}</span>}
                    </strong>
                    <span className="text-xs text-ink-soft">
                      <Email address={person.email} />
                    </span>
                  </span>
                </Cell>
                <Cell label={labels.columns.role}>
                  <span>
                    <span className="block xl:whitespace-nowrap">{labels.roles[person.role]}</span>
                    {person.role === 'staff' && person.rights.length > 0 && (
                      <span className="text-xs text-ink-soft">
                        {person.rights.map((right) => labels.rights.names[right]).join(', ')}
                      </span>
                    )}
                  </span>
                </Cell>
                <Cell label={labels.columns.state}>
                  <span className="xl:whitespace-nowrap">
                    <Badge tone={tones[stateOf(person)]}>{labels.states[stateOf(person)]}</Badge>
                  </span>
                </Cell>
                <Cell label={labels.columns.last}>
                  {person.lastLoginAt ? shortMoment(person.lastLoginAt, locale) : labels.never}
                </Cell>
                <Cell label={labels.columns.action}>
                  <Actions
                    {...props}
                    person={person}
                    name={nameOf(person)}
                    onChoose={(action) => setAsking({ person, action })}
                    onRights={() => setRightsOf(person)}
                  />
                </Cell>
              </Row>
            ))}
          </Table>
        )}
      </section>
      <Invite {...props} onInvited={() => void load()} />
      <AttorneyTeam {...props} version={people?.length ?? 0} />
      {rightsOf && (
        <Rights
          person={rightsOf}
          name={nameOf(rightsOf)}
          onSaved={() => void onRights(labels.rights.done, rightsOf)}
          onStale={() => void onRights(labels.rights.stale, rightsOf)}
          onClose={() => setRightsOf(null)}
        />
      )}
      {asking && (
        <Confirmation
          title={fill(labels.titles[asking.action], { name: nameOf(asking.person) })}
          text={fill(labels.questions[asking.action], { name: nameOf(asking.person) })}
          yes={labels.actions[asking.action]}
          onYes={() => void change(asking.person, asking.action)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface ActionsProps extends SectionProps {
  readonly person: Person;
  readonly name: string;
  readonly onChoose: (action: PersonAction) => void;
  readonly onRights: () => void;
}

/** Nobody may do these to themselves, and somebody who left needs none of them. */
function Actions({ person, name, onChoose, onRights }: ActionsProps) {
  const words = useStaffWords();
  if (person.you || !person.active) return null;
  const fits = (action: PersonAction) =>
    action === 'deactivate' ||
    (!person.invited && (action !== 'remove_second_factor' || person.secondFactor));
  return (
    <ul
      className="flex flex-wrap gap-x-4 gap-y-0.5 xl:[&_button]:min-h-7"
      aria-label={fill(words.people.change, { name })}
    >
      {person.role === 'staff' && (
        <li>
          <button type="button" className={link} onClick={onRights}>
            {words.people.rights.action}
          </button>
        </li>
      )}
      {personActions.filter(fits).map((action) => (
        <li key={action}>
          <button type="button" className={link} onClick={() => onChoose(action)}>
            {words.people.actions[action]}
          </button>
        </li>
      ))}
    </ul>
  );
}
