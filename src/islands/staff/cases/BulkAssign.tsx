import { useId, useState } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { mostAtOnce, type AssignAnswer } from '#domain/cases/work-requests.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { Panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { BulkWrite } from './BulkWrite.tsx';
import { useCaseWrite } from './use-case-write.ts';
import { useColleagues } from './use-colleagues.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface BulkAssignProps extends SectionProps {
  /** The cases by their ids. */
  readonly chosen: ReadonlyMap<string, CaseRow>;
  readonly onClear: () => void;
  readonly onDone: () => Promise<void>;
}

/** Gives several cases to one person: lists them first, and the result of each afterwards. */
export function BulkAssign(props: BulkAssignProps) {
  const { words, locale, chosen, onClear, onDone } = props;
  const labels = words.cases.bulk;
  const id = useId();
  const people = useColleagues(words);
  const [ownerId, setOwnerId] = useState('');
  const [asking, setAsking] = useState(false);
  const [results, setResults] = useState<AssignAnswer['results']>([]);
  const state = useCaseWrite(words, locale, onDone);
  const name = people.find((one) => one.id === ownerId)?.name ?? words.cases.nobody;
  const facts = { count: chosen.size, name };
  const title = labels.confirm.title;
  const titles = { one: fill(title.one, facts), other: fill(title.other, facts) };
  const names = [...chosen.values()].map(({ client }) => client);

  return (
    <Panel title={plural(chosen.size, labels.selected, locale)}>
      <p className="wrap-anywhere">{names.join(', ')}</p>
      {chosen.size > mostAtOnce && <p className="notice">{fill(labels.tooMany, { count: mostAtOnce })}</p>}
      <form
        className="grid grid-cols-1 gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen.size <= mostAtOnce) setAsking(true);
        }}
      >
        <Select
          id={`${id}-owner`}
          label={labels.owner}
          errorPrefix={words.account.errorPrefix}
          placeholder={words.cases.nobody}
          options={people.map((one) => ({ value: one.id, text: one.name }))}
          value={ownerId}
          onChange={(event) => setOwnerId(event.target.value)}
        />
        <WriteEnd words={words} submit={labels.assign} state={state} />
      </form>
      {results.length > 0 && (
        <ul className="list-disc ps-5" aria-label={labels.results}>
          {results.map((one) => (
            <li key={one.id}>{`${chosen.get(one.id)?.client ?? ''}: ${labels.result[one.result]}`}</li>
          ))}
        </ul>
      )}
      <BulkWrite {...props} />
      <p>
        <button type="button" className={link} onClick={onClear}>
          {labels.clear}
        </button>
      </p>
      {asking && (
        <Confirmation
          title={plural(chosen.size, titles, locale)}
          text={`${labels.confirm.text} ${names.join(', ')}`}
          yes={labels.assign}
          onClose={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            void state.write(
              casesApi.assign,
              { ownerId: ownerId || null, caseIds: [...chosen.keys()] },
              (answer) => {
                setResults(answer.results);
                return words.cases.owner.done;
              },
            );
          }}
        />
      )}
    </Panel>
  );
}
