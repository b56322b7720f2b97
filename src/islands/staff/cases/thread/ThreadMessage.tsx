import * as casesApi from '#domain/cases/api.staff.ts';
import type { StaffMessage } from '#domain/cases/thread.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../../Badge.tsx';
import { shortMoment } from '../../formats.ts';
import { StaffFiles } from '../StaffFiles.tsx';
import { NotTaken, OriginalMail, Repeated } from '../../mail/MailParts.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

interface ThreadMessageProps extends CaseContactProps {
  readonly message: StaffMessage;
  readonly isNew: boolean;
}

/** One message: theirs on one side, ours on the other, each with who, when and whether it was read. */
export function ThreadMessage({ message, isNew, onChanged }: ThreadMessageProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.thread.messages;
  const isOurs = message.from === 'us';
  const other = message.language === 'en' ? 'es' : 'en';
  const inOther = words.thread.languages[other];
  const side = isOurs
    ? 'border-e-3 border-good bg-good-soft sm:ms-8'
    : 'border-s-3 border-line-strong bg-ground-sunk sm:me-8';
  return (
    <li className={`grid grid-cols-1 gap-1 rounded-s px-3.5 py-2 ${side}`}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <span className="font-strong">
          <span>{isOurs ? labels.us : labels.client}</span>
          {message.name && <span translate="no">{`: ${message.name}`}</span>}
        </span>
        <time dateTime={message.sentAt}>{shortMoment(message.sentAt, locale)}</time>
        {isNew && <Badge tone="wait">{labels.new}</Badge>}
        {message.cameBy !== 'portal' && <Badge>{labels.cameBy[message.cameBy]}</Badge>}
        {message.isUrgent && <Badge tone="danger">{words.frame.inbox.urgent}</Badge>}
        {isOurs && (
          <span>
            {message.readAt
              ? fill(labels.read, { time: shortMoment(message.readAt, locale) })
              : labels.unreadByClient}
          </span>
        )}
      </p>
      {message.text && (
        <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
          {message.text}
        </p>
      )}
      {!message.text && <p className="text-ink-soft">{labels.onlyFiles}</p>}
      {message.quoted && <Repeated label={labels.quoted}>{message.quoted}</Repeated>}
      {message.translation && (
        <div className="border-t border-line pt-2">
          <p className="text-xs">{fill(labels.translation, { language: inOther })}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={other}>
            {message.translation}
          </p>
        </div>
      )}
      <StaffFiles files={message.files} />
      <NotTaken files={message.notTaken} />
      {message.original && (
        <OriginalMail id={message.original.id} until={shortMoment(message.original.until, locale)} />
      )}
      <details>
        <summary className={`${link} text-xs`}>
          {message.translation ? labels.changeTranslation : labels.translate}
        </summary>
        <div className="pt-2">
          <Form
            key={message.translation}
            call={casesApi.translateMessage}
            words={labels.translating}
            fixed={{ id: message.id, seen: message.translation }}
            initial={{ translation: message.translation ?? '' }}
            reload={onChanged}
            after="keep"
            quiet
          >
            <TextArea
              name="translation"
              label={fill(labels.translating.fields.translation.label, { language: inOther })}
            />
          </Form>
        </div>
      </details>
    </li>
  );
}
