import type { AnswerOf } from '#domain/api-call.ts';
import * as textsApi from '#domain/texts/api.staff.ts';
import { formatReference } from '#domain/reference.ts';
import { fill } from '#i18n/format.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Quote } from '#ui/Quote.tsx';
import { ApiRecord } from '../ApiRecord.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { RecordProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const titleOf = ({ phone }: AnswerOf<typeof textsApi.read>) => <span translate="no">{phone}</span>;

/** A text from a phone that we know of nobody. It is answered by calling, if at all: nobody there allowed texts. */
export function UnknownText(props: RecordProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.frame.inbox;
  return (
    <ApiRecord call={textsApi.read} input={{ id }} back={placeLink('inbox')} titleOf={titleOf}>
      {(item) => (
        <>
          <p>{labels.unknownText}</p>
          <Quote>{item.body}</Quote>
          {item.pictures > 0 && <p>{fill(labels.picturesLeft, { count: item.pictures })}</p>}
          {item.applications.length > 0 && (
            <p className="flex flex-wrap gap-x-2">
              <span>{labels.namedIn}</span>
              {item.applications.map(({ id: application, reference }) => (
                <a key={application} href={placeLink('applications', application)}>
                  {formatReference(reference)}
                </a>
              ))}
            </p>
          )}
          <p className="text-xs">{shortMoment(item.receivedAt, locale)}</p>
          {/* The form goes once the text is done with, and what it did is said where it stood. */}
          <DoneHere>
            {!item.handledAt && (
              <Form
                call={textsApi.handle}
                words={labels.handling}
                fixed={{ id }}
                reload={props.onChanged}
                quiet
              />
            )}
          </DoneHere>
        </>
      )}
    </ApiRecord>
  );
}
