import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import {
  contactDirections,
  contactNoteMax,
  courtChannels,
  loggedChannels,
  type ContactChannel,
} from '#domain/cases/contact-log.ts';
import { isSafeWay } from '#domain/cases/safe-ways.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { shortDay, shortMoment } from '../../formats.ts';
import { Panel } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useAnswer } from '../../../calls/use-answer.ts';
import type { TalkProps } from '../talk-props.ts';
import { TalkEnd } from '../TalkEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { SafeWays } from './SafeWays.tsx';

const empty = {
  channel: '',
  direction: 'out',
  reached: '',
  note: '',
  happenedOn: '',
  happenedTime: '',
  nextTryOn: '',
};

/** Calls, voicemails, letters, visits and docket checks: a form, and the log below. */
export function ContactPanel({ caseId, words, locale, version, onChanged }: TalkProps) {
  const said = words.thread.contact;
  const id = useId();
  const path = `/api/staff/cases/${caseId}/contacts`;
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaff<ContactLog>(path, { locale }),
    version,
  );
  const form = useForm({ defaultValues: empty, shouldFocusError: true });
  const channel = useWatch({ control: form.control, name: 'channel' });
  const atCourt = courtChannels.includes(channel as ContactChannel);
  const state = useCaseWrite(words, locale, () => {
    load();
    onChanged();
  });
  const { errors } = form.formState;
  const shared = { errorPrefix: words.account.errorPrefix };
  const onSubmit = form.handleSubmit(
    async ({ direction, reached, happenedOn, happenedTime, nextTryOn, ...values }) => {
      const happened = happenedOn || happenedTime ? easternMoment(happenedOn, happenedTime) : null;
      if (typeof happened === 'string') {
        form.setError('happenedTime', { message: said.happenedBad }, { shouldFocus: true });
        return;
      }
      const done = await state.write({
        path,
        body: {
          ...values,
          direction: atCourt ? 'out' : direction,
          reached: reached === 'yes',
          ...(happened && { happenedAt: happened.at }),
          nextTryOn: nextTryOn || null,
        },
        done: said.done,
      });
      if (done) form.reset(empty);
    },
  );
  return (
    <Panel title={said.title}>
      <p className="text-xs">{said.lead}</p>
      {answer && <SafeWays log={answer} {...{ caseId, words, locale }} onSaved={load} />}
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void onSubmit(event)}
      >
        <Select
          {...form.register('channel', { required: said.required })}
          {...shared}
          id={`${id}-channel`}
          label={said.channel}
          placeholder={said.choose}
          options={loggedChannels.map((value) => ({
            value,
            text:
              answer && !isSafeWay(answer.reach, value)
                ? fill(said.unsafeChannel, { channel: said.channels[value] })
                : said.channels[value],
          }))}
          error={errors.channel?.message}
        />
        {!atCourt && (
          <RadioGroup
            {...shared}
            id={`${id}-direction`}
            label={said.direction}
            options={contactDirections.map((value) => ({ value, text: said.directions[value] }))}
            input={form.register('direction')}
            inRow
          />
        )}
        <RadioGroup
          {...shared}
          id={`${id}-reached`}
          label={said.reached}
          options={[
            { value: 'yes', text: said.reachedYes },
            { value: 'no', text: said.reachedNo },
          ]}
          input={form.register('reached', { required: said.required })}
          error={errors.reached?.message}
          inRow
        />
        <TextInput
          {...form.register('note')}
          {...shared}
          id={`${id}-note`}
          label={said.note}
          lines={3}
          maxLength={contactNoteMax}
        />
        <div className="grid grid-cols-1 items-end gap-4 xs:grid-cols-2">
          <TextInput
            {...form.register('happenedOn')}
            {...shared}
            id={`${id}-day`}
            label={said.happenedOn}
            hint={said.happenedHint}
            type="date"
          />
          <TextInput
            {...form.register('happenedTime')}
            {...shared}
            id={`${id}-time`}
            label={said.happenedTime}
            type="time"
            error={errors.happenedTime?.message}
          />
        </div>
        <TextInput
          {...form.register('nextTryOn')}
          {...shared}
          id={`${id}-next`}
          label={said.nextTry}
          hint={said.nextTryHint}
          type="date"
        />
        <TalkEnd words={words} submit={said.save} state={state} />
      </form>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.items.length === 0 && <p className="text-ink-soft">{said.empty}</p>}
      <ol className="divide-y divide-line" aria-label={said.title}>
        {answer?.items.map((entry) => {
          const court = courtChannels.includes(entry.channel);
          const reached = entry.found
            ? fill(words.courtChecks.foundIn, {
                place: entry.matter ?? '',
                finding: words.courtChecks.findings[entry.found],
              })
            : court
              ? entry.reached
                ? said.found
                : said.notFound
              : `${said.reached} ${entry.reached ? said.reachedYes : said.reachedNo}`;
          return (
            <li key={entry.id} className="grid grid-cols-1 gap-0.5 py-2">
              <p className="flex flex-wrap items-center gap-x-2 text-xs">
                <span className="font-strong">{said.channels[entry.channel]}</span>
                {!court && <span>{said.directions[entry.direction]}</span>}
                <span>{reached}</span>
                <time dateTime={entry.happenedAt}>{shortMoment(entry.happenedAt, locale)}</time>
                {entry.by && <span>{entry.by}</span>}
              </p>
              {entry.note && <p className="wrap-anywhere whitespace-pre-line">{entry.note}</p>}
              {entry.nextTryOn && (
                <p className="text-xs">{fill(said.next, { day: shortDay(entry.nextTryOn, locale) })}</p>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
