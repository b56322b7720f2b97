import * as casesApi from '#domain/cases/api.staff.ts';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import { askedWays, isSafeWay } from '#domain/channels/safe-ways.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { shortDay } from '../../formats.ts';
import type { TalkProps } from '../talk-props.ts';
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
  onSaved,
}: Omit<SafeWaysProps, 'log' | 'locale'> & Pick<ContactLog, 'reach'>) {
  const labels = words.thread.ways;
  const ways = Object.fromEntries(
    askedWays.map((way) => [
      way,
      { label: labels.questions[way], options: labels.answers, placeholder: labels.unknown },
    ]),
  );
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.change}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-xs">{labels.ask}</p>
        <Form
          call={casesApi.noteSafeWays}
          words={{ ...labels.form, fields: { ...labels.form.fields, ...ways } }}
          fixed={{ id: caseId }}
          initial={{
            phone: reach?.phone ?? '',
            call: reach?.call ?? null,
            voicemail: reach?.voicemail ?? null,
            letter: reach?.letter ?? null,
            note: reach?.note ?? '',
          }}
          reload={onSaved}
          after="keep"
          quiet
        >
          <TextField name="phone" type="tel" />
          {askedWays.map((way) => (
            <Select key={way} name={way} />
          ))}
          <TextArea name="note" lines={2} />
        </Form>
      </div>
    </details>
  );
}
