import { useState } from 'react';
import * as peopleApi from '#domain/people/api.staff.ts';
import type { Person } from '#domain/people/requests.ts';
import { button } from '#ui/button.ts';
import { AttorneyTeam } from '../attorneys/AttorneyTeam.tsx';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import type { Column } from '../list-column.ts';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { Invite } from './Invite.tsx';
import { PersonRecord } from './PersonRecord.tsx';
import { nameOf, stateOf, tones } from './person.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Everybody who works here, for admins: inviting, resetting a lost second factor, ending access. */
export default function People(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.people;
  const [version, setVersion] = useState(0);
  const back = useListReturn(props);
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [inviting, setInviting] = useState(false);
  const changed = () => setVersion((count) => count + 1);
  return (
    <>
      <RecordList<Person>
        title={labels.title}
        call={peopleApi.list}
        version={version + back.version}
        keyOf={(person) => person.id}
        linkOf={(person) => placeLink('people', person.id)}
        onShown={setPeople}
        csvName="people"
        columns={columnsOf({ words, locale })}
        tools={
          <button type="button" className={`${button} min-h-9! py-1!`} onClick={() => setInviting(true)}>
            {labels.invite.title}
          </button>
        }
        opened={
          id === null
            ? null
            : {
                key: id,
                pane: (
                  <PersonRecord
                    {...props}
                    key={id}
                    person={people?.find((one) => one.id === id) ?? null}
                    isUnknown={people !== null && !people.some((one) => one.id === id)}
                    onChanged={changed}
                  />
                ),
              }
        }
      />
      {inviting && <Invite onInvited={changed} onClose={() => setInviting(false)} />}
      <AttorneyTeam {...props} version={version} />
    </>
  );
}

function columnsOf({ words, locale }: InWords): Column<Person>[] {
  const labels = words.people;
  return [
    {
      label: labels.columns.name,
      by: nameOf,
      isLink: true,
      isName: true,
      width: 'xl:w-[20%]',
      cell: (person) => (person.you ? `${nameOf(person)} (${labels.you})` : nameOf(person)),
    },
    {
      label: labels.columns.email,
      by: ({ email }) => email,
      isName: true,
      isRoomy: true,
      width: 'xl:w-[25%]',
      cell: ({ email }) => email,
    },
    {
      label: labels.columns.role,
      by: ({ role }) => labels.roles[role],
      isRoomy: true,
      width: 'xl:w-[14%]',
      cell: ({ role }) => labels.roles[role],
    },
    {
      label: labels.columns.state,
      by: (person) => labels.states[stateOf(person)],
      isRoomy: true,
      cell: (person) => <Badge tone={tones[stateOf(person)]}>{labels.states[stateOf(person)]}</Badge>,
      text: (person) => labels.states[stateOf(person)],
    },
    {
      label: labels.columns.last,
      by: ({ lastLoginAt }) => lastLoginAt,
      isRoomy: true,
      width: 'xl:w-[15%]',
      cell: ({ lastLoginAt }) => (lastLoginAt ? shortMoment(lastLoginAt, locale) : labels.never),
    },
    {
      label: labels.rightsLabel,
      isExtra: true,
      cell: ({ rights }) => rights.map((right) => labels.rights.names[right]).join(', '),
    },
  ];
}
