import { useEffect, useState } from 'react';
import * as repliesApi from '#domain/replies/api.staff.ts';
import { locales } from '#domain/languages.ts';
import type { SavedReply } from '#domain/replies/saved-replies.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { Check } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFormState } from '#ui/form/form-state.ts';
import { Quote } from '#ui/Quote.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { RecordDetail } from '../RecordDetail.tsx';
import type { RecordProps } from '../section-props.ts';
import { PairFields } from './PairFields.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** One pair: both halves side by side, which of them is outdated, and removing it from the list. */
export function Reply(props: RecordProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, onChanged } = props;
  const labels = words.replies;
  const titleOf = (reply: SavedReply) => (locale === 'es' ? reply.titleEs : reply.titleEn);
  return (
    <RecordDetail<SavedReply>
      call={repliesApi.read}
      id={id}
      back={placeLink('replies')}
      titleOf={titleOf}
      onChanged={onChanged}
    >
      {(reply, onDone) => (
        <>
          {reply.older && <p className="notice">{labels.olderText[reply.older]}</p>}
          <PairForm key={reply.id} {...props} reply={reply} onDone={onDone} />
          <Panel title={labels.retire.title}>
            <Form
              call={repliesApi.retire}
              words={labels.retire}
              fixed={{ id: reply.id, version: reply.version }}
              confirm={() => ({
                title: fill(labels.retire.question, { title: titleOf(reply) }),
                text: labels.retire.text,
                yes: labels.retire.yes,
              })}
              onDone={() => {
                onChanged();
                location.hash = placeLink('replies');
              }}
              quiet
            />
          </Panel>
        </>
      )}
    </RecordDetail>
  );
}

interface PairFormProps extends RecordProps {
  readonly reply: SavedReply;
  readonly onDone: () => Promise<void>;
}

/** The form for both halves. The person who saved first is named, and what they wrote stands beside what was typed. */
function PairForm({ reply, onDone }: PairFormProps) {
  const words = useStaffWords();
  const labels = words.replies;
  const [wasStale, setStale] = useState(false);
  const { titleEn, titleEs, bodyEn, bodyEs } = reply;
  return (
    <Panel>
      <Form
        call={repliesApi.save}
        words={{ fields: labels.fields, submit: labels.submit }}
        fixed={{ id: reply.id, version: reply.version }}
        initial={{ titleEn, titleEs, bodyEn, bodyEs, bothCurrent: false }}
        done={({ older }) => (older ? labels.doneOlder[older] : labels.done)}
        onDone={() => setStale(false)}
        onRefused={(error) => {
          if (hasCode(error, 'stale')) setStale(true);
        }}
        reload={onDone}
        after="keep"
        className="max-w-none!"
      >
        <PairFields />
        <BothCurrent version={reply.version} />
        {wasStale &&
          locales.map((language) => (
            <div key={language} lang={language}>
              <Quote about={`${labels.stored}: ${words.frame.languages[language]}`}>
                {language === 'es' ? bodyEs : bodyEn}
              </Quote>
            </div>
          ))}
      </Form>
    </Panel>
  );
}

/** Said of the version that was read, and of no later one. */
function BothCurrent({ version }: { readonly version: number }) {
  const { form } = useFormState();
  const { setValue } = form;
  useEffect(() => setValue('bothCurrent', false), [setValue, version]);
  return <Check name="bothCurrent" />;
}
