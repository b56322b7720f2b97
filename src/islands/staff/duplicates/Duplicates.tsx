import { useEffect, useEffectEvent, useId } from 'react';
import * as people from '#domain/people/api.staff.ts';
import { mergeWaitHours, type Duplicates as Answer, type PersonCard } from '#domain/people/merges.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Panel, PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { Merges } from './Merges.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Accounts that may be one person, and what was asked and decided about them. */
export default function Duplicates(props: SectionProps) {
  const words = useStaffWords();
  const labels = words.duplicates;
  const title = useId();
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(people.duplicates, undefined, {
    ignoresWrites: true,
  });
  const readAgain = () => void reload();
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={title} aria-busy={isLoading}>
      <SectionHead id={title} title={labels.title} update={words.frame.list.update} onUpdate={readAgain} />
      {fault}
      {isLoading && <p role="status">{words.frame.list.loading}</p>}
      <p className="max-w-160 text-ink-soft">{labels.lead}</p>
      {answer && (
        <>
          <p className="max-w-160">
            {answer.hasSecond ? labels.second : fill(labels.alone, { hours: mergeWaitHours })}
          </p>
          <PartHeading>{labels.pairs}</PartHeading>
          {answer.pairs.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
          {answer.pairs.map((pair) => (
            <Pair key={pair.people.map(({ id }) => id).join()} pair={pair} onDone={readAgain} />
          ))}
          <Merges {...props} merges={answer.merges} onDone={readAgain} />
        </>
      )}
    </section>
  );
}

interface PairProps {
  readonly pair: Answer['pairs'][number];
  readonly onDone: () => void;
}

function Pair({ pair, onDone }: PairProps) {
  const words = useStaffWords();
  const labels = words.duplicates;
  const names = pair.people.map(({ name }) => name ?? labels.noName);
  return (
    <Panel title={names.join(' · ')}>
      <p className="flex flex-wrap gap-2">
        {pair.reasons.map((reason) => (
          <Badge key={reason}>{labels.reasons[reason]}</Badge>
        ))}
      </p>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {pair.people.map((person) => (
          <Card key={person.id} person={person} />
        ))}
      </div>
      <details>
        <summary className="cursor-pointer py-2 text-link">{labels.ask}</summary>
        <div className="pt-2">
          <Form
            call={people.askMerge}
            words={labels.asking}
            initial={{ mergedId: pair.people[0]?.id ?? '' }}
            confirm={() => ({ ...labels.asking.confirm, yes: labels.asking.submit })}
            reload={onDone}
          >
            <Kept pair={pair} text={labels.keepOne} />
            <TextArea name="reason" />
          </Form>
        </div>
      </details>
    </Panel>
  );
}

/** Which account stays; the other one is merged into it. */
function Kept({ pair, text }: Pick<PairProps, 'pair'> & { readonly text: string }) {
  const { form } = useFormState();
  const keptId: unknown = form.watch('keptId');
  const merge = useEffectEvent(() => {
    const other = pair.people.find(({ id }) => id !== keptId);
    if (keptId && other) form.setValue('mergedId', other.id);
  });
  useEffect(() => merge(), [keptId]);
  return (
    <Choice
      name="keptId"
      options={pair.people.map(({ id, email }) => ({ value: id, text: fill(text, { email }) }))}
      inRow
    />
  );
}

interface CardProps {
  readonly person: PersonCard;
}

function Card({ person }: CardProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { facts, never, noName } = words.duplicates;
  return (
    <div>
      <p className="font-strong">{person.name ?? noName}</p>
      <Facts
        rows={[
          [facts.email, person.email],
          [facts.phone, person.phone],
          [facts.birthDate, person.birthDate && formatDate(person.birthDate, locale)],
          [facts.since, shortMoment(person.since, locale)],
          [facts.lastSeen, person.lastSeenAt ? shortMoment(person.lastSeenAt, locale) : never],
          [facts.cases, String(person.cases)],
          [facts.orders, String(person.orders)],
          [facts.supporters, person.supporters > 0 ? String(person.supporters) : null],
          [facts.calendar, person.hasCalendar ? facts.hasCalendar : null],
        ]}
      />
    </div>
  );
}
