import type { ReactNode } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { ConflictCheck } from '#domain/cases/attorneys.ts';
import { link } from '#ui/button.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { RecordProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';

/**
 * Asks an attorney about conflicts before a case opens for the first time, and again when new names are added to it.
 */
export function ConflictGate({ children, ...props }: RecordProps & { readonly children: ReactNode }) {
  const words = useStaffWords();
  const { id } = props;
  const labels = words.attorneys.conflict;
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(cases.conflictCheck, { id }, { ignoresWrites: true });
  if (answer?.state === 'clear') return children;
  return (
    <article className="grid grid-cols-1 gap-4" aria-busy={isLoading}>
      <p>
        <a className={link} href={placeLink('approvals')} data-back>
          {words.frame.record.back}
        </a>
      </p>
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {fault}
      {answer && (
        <>
          <h2 className="text-h3">{`${labels.title}, ${answer.caseNumber}`}</h2>
          {answer.state === 'conflict' ? (
            <Panel>
              <p className="notice">{labels.has}</p>
              <p className="text-ink-soft">{labels.wrong}</p>
            </Panel>
          ) : (
            <Question {...props} check={answer} onAnswered={() => void reload()} />
          )}
        </>
      )}
    </article>
  );
}

interface QuestionProps extends RecordProps {
  readonly check: ConflictCheck;
  readonly onAnswered: () => void;
}

function Question({ id, check, onAnswered, onChanged }: QuestionProps) {
  const words = useStaffWords();
  const labels = words.attorneys.conflict;
  const others = check.parties.filter(({ isClient }) => !isClient);
  return (
    <Panel title={labels.parties}>
      <p>{check.state === 'open' && check.answeredAt !== null ? labels.again : labels.lead}</p>
      <ul className="divide-y divide-line">
        {check.parties.map(({ name, role, isClient }) => (
          <li key={`${role} ${name}`} className="flex flex-wrap gap-x-3 py-1.25">
            <strong className="wrap-anywhere" translate="no">
              {name}
            </strong>
            <span className="text-ink-soft">
              <span>{words.cases.party.roles[role]}</span>
              {isClient && <span>{`, ${labels.client}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="notice">{labels.noParty}</p>}
      <Form
        call={cases.answerConflict}
        words={labels.answering}
        fixed={{ id, namesHash: check.namesHash }}
        initial={{ hasConflict: undefined }}
        reload={() => {
          onAnswered();
          onChanged();
        }}
      >
        <Choice name="hasConflict" />
        <TextArea name="note" lines={2} />
      </Form>
    </Panel>
  );
}
