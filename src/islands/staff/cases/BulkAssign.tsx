import { useState } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { mostAtOnce, type AssignAnswer } from '#domain/cases/work-requests.ts';
import { fill, plural } from '#i18n/format.ts';
import { Select } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { BulkWrite } from './BulkWrite.tsx';
import { useColleagues } from './use-colleagues.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

export interface BulkAssignProps {
  /** The cases by their ids. */
  readonly chosen: ReadonlyMap<string, CaseRow>;
  readonly onDone: () => Promise<void>;
}

/** Gives several cases to one person: lists them first, and the result of each afterwards. */
export default function BulkAssign(props: BulkAssignProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { chosen, onDone } = props;
  const labels = words.cases.bulk;
  const people = useColleagues();
  const [results, setResults] = useState<AssignAnswer['results']>([]);
  const names = [...chosen.values()].map(({ client }) => client);

  return (
    <>
      <p className="wrap-anywhere">{names.join(', ')}</p>
      {chosen.size > mostAtOnce && <p className="notice">{fill(labels.tooMany, { count: mostAtOnce })}</p>}
      <Form
        call={casesApi.assign}
        words={labels.assigning}
        fixed={{ caseIds: [...chosen.keys()] }}
        confirm={({ ownerId }) => {
          const name = people.find((one) => one.id === ownerId)?.name ?? words.cases.nobody;
          const { one, other } = labels.confirm.title;
          const facts = { count: chosen.size, name };
          const titles = { one: fill(one, facts), other: fill(other, facts) };
          return {
            title: plural(chosen.size, titles, locale),
            text: `${labels.confirm.text} ${names.join(', ')}`,
            yes: labels.assigning.submit,
          };
        }}
        onDone={(answer) => setResults(answer.results)}
        reload={onDone}
      >
        <Select
          name="ownerId"
          isRequired
          options={people.map((one) => ({ value: one.id, text: one.name }))}
        />
      </Form>
      {results.length > 0 && (
        <ul className="list-disc ps-5" aria-label={labels.results}>
          {results.map((one) => (
            <li key={one.id}>{`${chosen.get(one.id)?.client ?? ''}: ${labels.result[one.result]}`}</li>
          ))}
        </ul>
      )}
      <BulkWrite {...props} />
    </>
  );
}
