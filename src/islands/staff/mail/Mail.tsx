import { useRef, useState } from 'react';
import * as operations from '#domain/operations/api.staff.ts';
import { failureKinds, type Failure, type RequeueRequest } from '#domain/operations/failures.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { countAgain } from '../read-open-work.ts';
import { failureColumns, isRetried, kindOf } from './failure-columns.tsx';
import { Faults } from './Faults.tsx';
import { ServiceHealth } from './ServiceHealth.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Mails, payment notices and submissions that were given up, and the health of the service. */
export default function Mail(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.mail;
  const [version, setVersion] = useState(0);
  const [asking, setAsking] = useState<Failure | null>(null);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  async function requeue(request: RequeueRequest): Promise<void> {
    setAsking(null);
    setNote('');
    setFault(null);
    try {
      const { count } = await callStaffApi(operations.requeue, request);
      countAgain();
      setVersion((old) => old + 1);
      setNote(count === 0 ? labels.done.zero : plural(count, labels.done, locale));
      // The pressed button disappears with its row, so the focus moves to the result.
      status.current?.focus();
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }

  return (
    <>
      <RecordList<Failure>
        title={labels.title}
        call={operations.failures}
        empty={labels.empty}
        version={version}
        keyOf={({ what, id }) => `${what}-${id}`}
        filters={[
          {
            name: 'what',
            label: labels.what,
            options: failureKinds.map((value) => ({ value, text: labels.whats[value] })),
          },
        ]}
        columns={failureColumns(
          { words, locale },
          {
            onAgain: ({ id }, what) => void requeue({ what, id }),
            onAllAgain: setAsking,
          },
        )}
      >
        <p className="text-ink-soft">{labels.about}</p>
        <p role="status" tabIndex={-1} ref={status}>
          {note}
        </p>
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
      </RecordList>
      <ServiceHealth {...props} version={version} />
      <Faults version={version} />
      {asking && (
        <Confirmation
          title={labels.allAgain}
          text={fill(labels.allQuestion, { kind: kindOf(asking, words) })}
          yes={labels.yes}
          onYes={() => {
            const { what, kind } = asking;
            if (isRetried(what)) void requeue({ what, kind });
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
