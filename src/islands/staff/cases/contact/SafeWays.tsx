import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import { askedWays, isSafeWay, wayAnswers, wayNoteMax } from '#domain/channels/safe-ways.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { shortDay } from '../../formats.ts';
import type { TalkProps } from '../talk-props.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { useContactLog } from './use-contact-log.ts';

interface SafeWaysProps extends Pick<TalkProps, 'caseId' | 'words' | 'locale'> {
  readonly log: Pick<ContactLog, 'reach' | 'phone'>;
  readonly onSaved: () => void;
}

/** The same as a part of the page. */
export function SafeWaysPanel({ caseId, words, locale, onChanged }: TalkProps) {
  const { data } = useContactLog(caseId);
  return data && <SafeWays log={data} {...{ caseId, words, locale }} onSaved={onChanged} />;
}

/** By which ways this client may be reached, before anybody dials; and a form for what they say on the phone. */
export function SafeWays({ log: { reach, phone }, ...props }: SafeWaysProps) {
  const labels = props.words.thread.ways;
  return (
    <div className="notice grid grid-cols-1 gap-2">
      <FactList>
        <Fact label={labels.phone}>{reach?.phone || phone || labels.noPhone}</Fact>
        {askedWays.map((way) => (
          <Fact key={way} label={props.words.thread.contact.channels[way]}>
            {isSafeWay(reach, way)
              ? reach?.[way] === 'yes'
                ? labels.safe
                : labels.notAsked
              : labels.never[way]}
          </Fact>
        ))}
      </FactList>
      {reach?.note && <p className="wrap-anywhere whitespace-pre-line">{reach.note}</p>}
      <p className="text-xs">
        {reach
          ? fill(labels.by[reach.by], { day: shortDay(officeDate(new Date(reach.at)), props.locale) })
          : labels.neverAsked}
      </p>
      <AskWays key={reach?.at ?? ''} reach={reach} {...props} />
    </div>
  );
}

function AskWays({
  reach,
  caseId,
  words,
  locale,
  onSaved,
}: Omit<SafeWaysProps, 'log'> & Pick<ContactLog, 'reach'>) {
  const labels = words.thread.ways;
  const id = useId();
  const state = useCaseWrite(words, locale, onSaved);
  const form = useForm({
    defaultValues: {
      phone: reach?.phone ?? '',
      call: reach?.call ?? '',
      voicemail: reach?.voicemail ?? '',
      letter: reach?.letter ?? '',
      note: reach?.note ?? '',
    },
  });
  const shared = { errorPrefix: words.account.errorPrefix };
  const send = form.handleSubmit(async ({ call, voicemail, letter, ...values }) => {
    await state.write(
      casesApi.noteSafeWays,
      { id: caseId, ...values, call: call || null, voicemail: voicemail || null, letter: letter || null },
      labels.done,
    );
  });
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.change}</summary>
      <form
        className="grid grid-cols-1 gap-3 pt-2"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void send(event)}
      >
        <p className="text-xs">{labels.ask}</p>
        <TextInput
          {...form.register('phone')}
          {...shared}
          id={`${id}-phone`}
          type="tel"
          label={labels.phone}
        />
        {askedWays.map((way) => (
          <Select
            key={way}
            {...form.register(way)}
            {...shared}
            id={`${id}-${way}`}
            label={labels.questions[way]}
            placeholder={labels.unknown}
            options={wayAnswers.map((value) => ({ value, text: labels.answers[value] }))}
          />
        ))}
        <TextInput
          {...form.register('note')}
          {...shared}
          id={`${id}-note`}
          label={labels.note}
          lines={2}
          maxLength={wayNoteMax}
        />
        <WriteEnd words={words} submit={labels.save} quiet state={state} />
      </form>
    </details>
  );
}
