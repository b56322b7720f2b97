import * as casesApi from '#domain/cases/api.staff.ts';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import { channelState } from '#domain/channels/reach.ts';
import { askedWays, isSafeWay } from '#domain/channels/safe-ways.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { Fact, FactList } from '#ui/FactList.tsx';
import { Select, TextArea, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../../Badge.tsx';
import { shortDay, shortMoment } from '../../formats.ts';
import type { CaseContactProps } from '../contact-props.ts';
import { useContactLog } from './use-contact-log.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface SafeWaysProps extends Pick<CaseContactProps, 'caseId'> {
  readonly log: Pick<ContactLog, 'facts' | 'phone'>;
  readonly onSaved: () => void;
}

/** The same as a part of the page. */
export function SafeWaysPanel({ caseId, onChanged }: CaseContactProps) {
  const { data } = useContactLog(caseId);
  return data && <SafeWays log={data} caseId={caseId} onSaved={onChanged} />;
}

/** By which ways this client may be reached, before anybody dials; and a form for what they say on the phone. */
export function SafeWays({ log: { facts, phone }, ...props }: SafeWaysProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.ways;
  const reach = facts.ways;
  return (
    <div className="notice grid grid-cols-1 gap-2">
      <FactList>
        <Fact label={labels.phone}>{reach?.phone || phone || labels.noPhone}</Fact>
        {askedWays.map((way) => (
          <Fact key={way} label={words.thread.contact.channels[way]}>
            {isSafeWay(reach, way)
              ? reach?.[way] === 'yes'
                ? labels.safe
                : labels.notAsked
              : labels.never[way]}
          </Fact>
        ))}
      </FactList>
      <Tries facts={facts} />
      {reach?.note && <p className="wrap-anywhere whitespace-pre-line">{reach.note}</p>}
      <p className="text-xs">
        {reach
          ? fill(labels.by[reach.by], { day: shortDay(officeDate(new Date(reach.at)), locale) })
          : labels.neverAsked}
      </p>
      <AskWays key={reach?.at ?? ''} reach={reach} {...props} />
    </div>
  );
}

/** What went out last by each channel, what came through, and which are closed. */
function Tries({ facts }: Pick<ContactLog, 'facts'>) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.ways.tries;
  return (
    <div>
      <p className="text-s text-ink-soft">{labels.title}</p>
      <ul aria-label={labels.title} className="divide-y divide-line">
        {facts.tries.map(({ channel, triedAt, arrivedAt }) => {
          const state = channelState(channel, facts);
          return (
            <li key={channel} className="flex flex-wrap items-center gap-x-2 py-1 text-xs">
              <span className="font-strong">{labels.channels[channel]}</span>
              {channel === 'mail' && facts.mailLostAt && (
                <Badge tone="danger">
                  {fill(labels.lost, { time: shortMoment(facts.mailLostAt, locale) })}
                </Badge>
              )}
              {channel === 'text' && (
                <Badge tone={state === 'open' ? 'good' : 'quiet'}>
                  {labels.texts[facts.texts ?? 'never']}
                </Badge>
              )}
              {triedAt && <span>{fill(labels.tried, { time: shortMoment(triedAt, locale) })}</span>}
              {arrivedAt && (
                <span>{fill(labels.arrived[channel], { time: shortMoment(arrivedAt, locale) })}</span>
              )}
              {!triedAt && !arrivedAt && <span>{labels.never}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function AskWays({
  reach,
  caseId,
  onSaved,
}: Omit<SafeWaysProps, 'log' | 'locale'> & { readonly reach: ContactLog['facts']['ways'] }) {
  const words = useStaffWords();
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
