import * as cases from '#domain/cases/api.staff.ts';
import type { CaseSheet, TaskSheet } from '#domain/cases/case-sheet.ts';
import type { InboxSource } from '#domain/workplace/inbox.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Form } from '#ui/form/Form.tsx';
import { ConflictGate } from '../attorneys/ConflictGate.tsx';
import { MessageForm } from '../cases/thread/MessageForm.tsx';
import { ThreadPanel } from '../cases/thread/ThreadPanel.tsx';
import { Message } from '../messages/Message.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { Ticket } from '../tickets/Ticket.tsx';
import { UnknownText } from './UnknownText.tsx';
import { useStaffWords } from '../staff-words.ts';

/** What somebody wrote, whole, and the answer, beside the list of people who wait. */
export function InboxRecord({ source, ...props }: RecordProps & { readonly source: InboxSource }) {
  if (source === 'contact' || source === 'mail') return <Message {...props} back="inbox" />;
  if (source === 'ticket') return <Ticket {...props} back="inbox" />;
  if (source === 'text') return <UnknownText {...props} />;
  if (props.member.role !== 'attorney') return <Thread {...props} />;
  return (
    <ConflictGate {...props}>
      <Thread {...props} />
    </ConflictGate>
  );
}

/** The messages of a case and the next one; the case itself is one press away. */
function Thread({ id, member, onChanged }: RecordProps) {
  const words = useStaffWords();
  const labels = words.frame.inbox;
  return (
    <RecordDetail<CaseSheet>
      call={cases.read}
      id={id}
      back={placeLink('inbox')}
      titleOf={({ row }) => row.client}
      onChanged={onChanged}
      isOwn={({ client }) => client.email === member.email}
    >
      {(item, changed) => {
        const answerTask = item.tasks.find(({ code }) => code === 'answer_message');
        const contact = {
          member,
          caseId: item.row.id,
          caseNumber: item.row.number,
          language: item.row.language,
          clientName: item.client.firstName,
          isMany: item.matters.length > 1,
          onChanged,
        };
        return (
          <>
            <p>
              <a href={`${placeLink('cases', id)}/messages`}>{labels.openCase}</a>
            </p>
            {/* Read is not answered: the entry stays in the list until somebody writes. */}
            <ThreadPanel {...contact} onChanged={() => undefined} />
            <Panel title={labels.reply}>
              <MessageForm {...contact} hasKey />
              {/* The form goes with its task, and what it did is said where it stood. */}
              <DoneHere>
                {answerTask && <NoAnswer caseId={item.row.id} task={answerTask} changed={changed} />}
              </DoneHere>
            </Panel>
          </>
        );
      }}
    </RecordDetail>
  );
}

interface NoAnswerProps {
  readonly caseId: string;
  readonly task: TaskSheet;
  readonly changed: () => Promise<void>;
}

/** A "thank you", or what was settled by phone: nobody has to write, and the thread leaves the inbox. */
function NoAnswer({ caseId, task, changed }: NoAnswerProps) {
  const words = useStaffWords();
  return (
    <Form
      call={cases.saveTask}
      words={words.frame.inbox.leaving}
      fixed={{ id: caseId, act: 'done', taskId: task.id, version: task.version }}
      reload={changed}
      quiet
    />
  );
}
