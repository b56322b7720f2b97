import * as cases from '#domain/cases/api.staff.ts';
import { courtChannels, loggedChannels, type ContactChannel } from '#domain/cases/contact-log.ts';
import { isSafeWay } from '#domain/channels/safe-ways.ts';
import { fill } from '#i18n/format.ts';
import { Choice, Day, Select, TextArea, When } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { MomentField } from '../../../calls/MomentField.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useContactLog } from './use-contact-log.ts';
import { useStaffWords } from '../../staff-words.ts';

const atCourt = (channel: unknown) => courtChannels.includes(channel as ContactChannel);

/** A call, voicemail, letter, visit or docket check, and when to try again. */
export function ContactForm({ caseId, onChanged }: CaseContactProps) {
  const words = useStaffWords();
  const labels = words.thread.contact;
  const { data: log } = useContactLog(caseId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-xs">{labels.lead}</p>
      <Form
        call={cases.logContact}
        words={labels.form}
        fixed={{ id: caseId }}
        initial={{ direction: 'out', reached: undefined }}
        // A look at the court's record is always ours.
        complete={(input) => (atCourt(input.channel) ? { ...input, direction: 'out' } : input)}
        reload={onChanged}
      >
        <Select
          name="channel"
          options={loggedChannels.map((value) => ({
            value,
            text:
              log && !isSafeWay(log.facts.ways, value)
                ? fill(labels.unsafeChannel, { channel: labels.channels[value] })
                : labels.channels[value],
          }))}
        />
        <When field="channel" is={['', ...loggedChannels.filter((channel) => !atCourt(channel))]}>
          <Choice name="direction" inRow />
        </When>
        <Choice name="reached" inRow />
        <TextArea name="note" lines={3} />
        <MomentField name="happenedAt" labels={labels.happened} />
        <Day name="nextTryOn" />
      </Form>
    </div>
  );
}
