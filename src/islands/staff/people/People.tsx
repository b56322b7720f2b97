import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { personActions, type Person, type PersonAction } from '#domain/people/requests.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { Confirmation } from '../Confirmation.tsx';
import { shortMoment } from '../formats.ts';
import { tableRoles } from '../RecordList.tsx';
import type { SectionProps } from '../sections.ts';
import { callStaff } from '../staff-calls.ts';
import { Invite } from './Invite.tsx';

type State = keyof SectionProps['words']['people']['states'];

function stateOf(person: Person): State {
  if (!person.active) return 'left';
  if (person.invited) return 'invited';
  return person.secondFactor ? 'ready' : 'noFactor';
}
const tones: Record<State, Tone> = { left: 'quiet', invited: 'wait', noFactor: 'wait', ready: 'good' };

const address = '/api/staff/people';

/** Who works here, for admins: inviting, helping who lost a phone, letting go. */
export default function People(props: SectionProps) {
  const { words, locale } = props;
  const said = words.people;
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [asking, setAsking] = useState<{ person: Person; action: PersonAction } | null>(null);
  const [note, setNote] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const title = useId();

  async function load(): Promise<void> {
    try {
      setPeople((await callStaff<{ items: Person[] }>(address, { locale })).items);
      setFault(null);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  const onOpen = useEffectEvent(() => void load());
  useEffect(() => onOpen(), []);

  const nameOf = (person: Person) =>
    [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;

  async function change(person: Person, action: PersonAction): Promise<void> {
    setAsking(null);
    setNote('');
    try {
      await callStaff(`${address}/${person.id}`, { method: 'POST', locale, body: { action } });
      await load();
      setNote(fill(said.done[action], { name: nameOf(person) }));
      // The dialog is gone: the keyboard goes on at what was done.
      status.current?.focus();
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }

  return (
    <>
      <section className="records" aria-labelledby={title} aria-busy={people === null && fault === null}>
        <div className="records-head">
          <h2 id={title} tabIndex={-1}>
            {said.title}
          </h2>
          <button type="button" className="link" onClick={() => void load()}>
            {words.frame.list.update}
          </button>
        </div>
        {fault && <Fault {...faultTexts(fault, words.account, { retry: () => void load() })} takesFocus />}
        <p role="status" tabIndex={-1} ref={status}>
          {note || (people === null && !fault ? words.frame.list.loading : '')}
        </p>
        {people && (
          <table className="records-table" {...tableRoles.table} aria-labelledby={title}>
            <thead {...tableRoles.group}>
              <tr {...tableRoles.row}>
                {Object.values(said.columns).map((label) => (
                  <th key={label} {...tableRoles.head} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...tableRoles.group}>
              {people.map((person) => (
                <tr key={person.id} {...tableRoles.row}>
                  <td {...tableRoles.cell} data-label={said.columns.name}>
                    <span className="people-name">
                      <strong>
                        {[person.firstName, person.lastName].filter(Boolean).join(' ') || said.noName}
                        {person.you && ` (${said.you})`}
                      </strong>
                      <span className="small quiet">{person.email}</span>
                    </span>
                  </td>
                  <td {...tableRoles.cell} data-label={said.columns.role}>
                    <span className="people-role">{said.roles[person.role]}</span>
                  </td>
                  <td {...tableRoles.cell} data-label={said.columns.state}>
                    <Badge tone={tones[stateOf(person)]}>{said.states[stateOf(person)]}</Badge>
                  </td>
                  <td {...tableRoles.cell} data-label={said.columns.last}>
                    {person.lastLoginAt ? shortMoment(person.lastLoginAt, locale) : said.never}
                  </td>
                  <td {...tableRoles.cell} data-label={said.columns.action}>
                    <Actions
                      {...props}
                      person={person}
                      name={nameOf(person)}
                      onChoose={(action) => setAsking({ person, action })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Invite {...props} onInvited={() => void load()} />
      {asking && (
        <Confirmation
          words={words}
          title={said.actions[asking.action]}
          text={fill(said.questions[asking.action], { name: nameOf(asking.person) })}
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
}

/** Nobody does these to themselves, and nothing is left to do to who has left. */
function Actions({ words, person, name, onChoose }: ActionsProps) {
  if (person.you || !person.active) return null;
  const fits = (action: PersonAction) =>
    action === 'deactivate' ||
    (!person.invited && (action !== 'remove_second_factor' || person.secondFactor));
  return (
    <ul className="people-actions" aria-label={fill(words.people.change, { name })}>
      {personActions.filter(fits).map((action) => (
        <li key={action}>
          <button type="button" className="link" onClick={() => onChoose(action)}>
            {words.people.actions[action]}
          </button>
        </li>
      ))}
    </ul>
  );
}
