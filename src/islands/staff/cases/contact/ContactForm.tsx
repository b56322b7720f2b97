import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as cases from '#domain/cases/api.staff.ts';
import {
  contactDirections,
  contactNoteMax,
  courtChannels,
  loggedChannels,
  type ContactChannel,
} from '#domain/cases/contact-log.ts';
import { isSafeWay } from '#domain/channels/safe-ways.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { TalkProps } from '../talk-props.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { useContactLog } from './use-contact-log.ts';

const empty = {
  channel: '',
  direction: 'out',
  reached: '',
  note: '',
  happenedOn: '',
  happenedTime: '',
  nextTryOn: '',
};

/** A call, voicemail, letter, visit or docket check, and when to try again. */
export function ContactForm({ caseId, words, locale, onChanged }: TalkProps) {
  const labels = words.thread.contact;
  const id = useId();
  const { data: log } = useContactLog(caseId);
  const form = useForm({ defaultValues: empty, shouldFocusError: true });
  const channel = useWatch({ control: form.control, name: 'channel' });
  const atCourt = courtChannels.includes(channel as ContactChannel);
  const state = useCaseWrite(words, locale, onChanged);
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(
    async ({ direction, reached, happenedOn, happenedTime, nextTryOn, ...values }) => {
      const happened = happenedOn || happenedTime ? easternMoment(happenedOn, happenedTime) : null;
      if (typeof happened === 'string') {
        form.setError('happenedTime', { message: labels.happenedBad }, { shouldFocus: true });
        return;
      }
      const done = await state.write(
        cases.logContact,
        {
          id: caseId,
          ...values,
          direction: atCourt ? 'out' : direction,
          reached: reached === 'yes',
          ...(happened && { happenedAt: happened.at }),
          nextTryOn: nextTryOn || null,
        },
        labels.done,
      );
      if (done) form.reset(empty);
    },
  );
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="text-xs">{labels.lead}</p>
      <Select
        {...form.register('channel', { required: labels.required })}
        {...shared}
        id={`${id}-channel`}
        label={labels.channel}
        placeholder={labels.choose}
        options={loggedChannels.map((value) => ({
          value,
          text:
            log && !isSafeWay(log.reach, value)
              ? fill(labels.unsafeChannel, { channel: labels.channels[value] })
              : labels.channels[value],
        }))}
        error={errors.channel?.message}
      />
      {!atCourt && (
        <RadioGroup
          {...shared}
          id={`${id}-direction`}
          label={labels.direction}
          options={contactDirections.map((value) => ({ value, text: labels.directions[value] }))}
          input={form.register('direction')}
          inRow
        />
      )}
      <RadioGroup
        {...shared}
        id={`${id}-reached`}
        label={labels.reached}
        options={[
          { value: 'yes', text: labels.reachedYes },
          { value: 'no', text: labels.reachedNo },
        ]}
        input={form.register('reached', { required: labels.required })}
        error={errors.reached?.message}
        inRow
      />
      <TextInput
        {...form.register('note')}
        {...shared}
        id={`${id}-note`}
        label={labels.note}
        lines={3}
        maxLength={contactNoteMax}
      />
      <div className="grid grid-cols-1 items-end gap-4 xs:grid-cols-2">
        <TextInput
          {...form.register('happenedOn')}
          {...shared}
          id={`${id}-day`}
          label={labels.happenedOn}
          hint={labels.happenedHint}
          type="date"
        />
        <TextInput
          {...form.register('happenedTime')}
          {...shared}
          id={`${id}-time`}
          label={labels.happenedTime}
          type="time"
          error={errors.happenedTime?.message}
        />
      </div>
      <TextInput
        {...form.register('nextTryOn')}
        {...shared}
        id={`${id}-next`}
        label={labels.nextTry}
        hint={labels.nextTryHint}
        type="date"
      />
      <WriteEnd words={words} submit={labels.save} state={state} />
    </form>
  );
}
