import { useId, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { WorkloadRow } from '#domain/cases/queue.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Select } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { formatCount, sheetMoment, shortMoment } from '../formats.ts';
import { FigureTitle } from './FigureTitle.tsx';
import { Panel } from '../Panel.tsx';
import { Cell, Row, Table } from '../Table.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const counted = ['open', 'late', 'withUs', 'withClient', 'withCourt', 'tasks'] as const;

/** How much everybody has, how much is late and whom it waits for; and handing over the work of somebody who leaves. */
export function Workload() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.workload;
  const title = useId();
  const [leaving, setLeaving] = useState<WorkloadRow | null>(null);
  const { data: answer, fault } = useApiQuery(cases.workload);
  if (fault) return <Panel title={labels.title}>{fault}</Panel>;
  const people = answer?.people ?? [];
  if (people.length === 0) return null;
  const nameOf = (person: WorkloadRow) =>
    `${person.name ?? words.cases.nobody}${person.active ? '' : ` (${labels.left})`}`;
  const heads = [
    { label: labels.who },
    ...counted.map((column) => ({ label: labels[column], isNumber: true })),
    { label: labels.oldest },
    { label: labels.handOver },
  ];
  const rows = people.map((person) => ({
    head: nameOf(person),
    cells: [
      ...counted.map((column) => String(person[column])),
      person.oldest === null ? '' : sheetMoment(person.oldest),
    ],
  }));
  return (
    <section className="mt-8 grid grid-cols-1 gap-3" aria-labelledby={title}>
      <FigureTitle
        id={title}
        name="workload"
        heads={heads.slice(0, -1).map(({ label }) => label)}
        rows={rows}
      >
        {labels.title}
      </FigureTitle>
      <Table labelledBy={title} heads={heads}>
        {people.map((person) => (
          <Row key={person.id ?? 'nobody'}>
            <Cell label={labels.who}>{nameOf(person)}</Cell>
            {counted.map((column) => (
              <Cell key={column} label={labels[column]} isNumber>
                {formatCount(person[column], locale)}
              </Cell>
            ))}
            <Cell label={labels.oldest}>
              {person.oldest && <span>{shortMoment(person.oldest, locale)}</span>}
            </Cell>
            <Cell label={labels.handOver}>
              {person.id !== null && person.open + person.tasks > 0 && (
                <button
                  type="button"
                  className={`${link} xl:-my-3`}
                  aria-label={fill(labels.leave, { name: nameOf(person) })}
                  onClick={() => setLeaving(person)}
                >
                  {labels.handOver}
                </button>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
      {leaving && <HandOver person={leaving} people={people} onClose={() => setLeaving(null)} />}
    </section>
  );
}

interface HandOverProps {
  readonly person: WorkloadRow;
  readonly people: readonly WorkloadRow[];
  readonly onClose: () => void;
}

function HandOver({ person, people, onClose }: HandOverProps) {
  const words = useStaffWords();
  const labels = words.cases.workload;
  return (
    <Dialog title={fill(labels.leave, { name: person.name ?? '' })} onClose={onClose}>
      <Form
        call={cases.assign}
        words={labels.handing}
        fixed={{ fromId: person.id ?? '', caseIds: [] }}
        alsoReloads={[cases.workload]}
        reload={onClose}
      >
        <Select
          name="ownerId"
          isRequired
          options={people.flatMap((one) =>
            one.id !== null && one.id !== person.id && one.active
              ? [{ value: one.id, text: one.name ?? '' }]
              : [],
          )}
        />
      </Form>
    </Dialog>
  );
}
