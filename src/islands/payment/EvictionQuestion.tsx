import { useId, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { EvictionNow } from '#domain/intake/near-hearing.ts';
import { noticeFor } from '#domain/intake/notices.ts';
import { openAnswers, type OpenAnswer } from '#domain/intake/options.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { PaymentWords } from '#i18n/en/payment.ts';
import { button, buttonRow, secondButton } from '#ui/button.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { FreeHelpBox } from '../calls/FreeHelpBox.tsx';
import type { EvictionWords } from './checkout-props.ts';

interface EvictionQuestionProps {
  readonly locale: Locale;
  readonly words: PaymentWords['checkout']['eviction'];
  readonly eviction: EvictionWords;
  readonly errorPrefix: string;
  readonly onAnswer: (answer: EvictionNow) => void;
}

/**
 * Whoever pays before applying is asked what the application asks first. Free help comes before money: where a court may
 * still be working on the case, going on is not the loud button.
 */
export default function EvictionQuestion({
  locale,
  words,
  eviction,
  errorPrefix,
  onAnswer,
}: EvictionQuestionProps) {
  const id = useId();
  const [stillOpen, setStillOpen] = useState<OpenAnswer | null>(null);
  const [hearingDate, setHearingDate] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [today] = useState(() => officeDate(new Date()));
  const help = stillOpen && noticeFor({ hasEviction: 'yes', stillOpen, hearingDate }, today);
  return (
    <form
      className="grid grid-cols-1 gap-4"
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(stillOpen === null);
        if (stillOpen)
          onAnswer({ stillOpen, ...(stillOpen === 'yes' && hearingDate !== '' && { hearingDate }) });
        else document.getElementById(`${id}-open`)?.focus();
      }}
    >
      <h2 id={`${id}-title`} className="text-h3">
        {words.title}
      </h2>
      <RadioGroup
        id={`${id}-open`}
        label={eviction.stillOpen.label}
        hint={eviction.stillOpen.hint}
        error={isMissing && stillOpen === null ? words.missing : undefined}
        errorPrefix={errorPrefix}
        input={{
          name: 'stillOpen',
          onChange: ({ target }) => setStillOpen(openAnswers.find((one) => one === target.value) ?? null),
        }}
        options={openAnswers.map((value) => ({ value, text: eviction.answers?.[value] ?? value }))}
        inRow
      />
      {stillOpen === 'yes' && (
        <TextInput
          id={`${id}-hearing`}
          type="date"
          label={eviction.hearingDate.label}
          hint={eviction.hearingDate.hint}
          errorPrefix={errorPrefix}
          value={hearingDate}
          onChange={({ target }) => setHearingDate(target.value)}
        />
      )}
      {/* Always in the page, so that the text is read out when an answer brings it. */}
      <div aria-live="polite">
        {help && <FreeHelpBox notice={help.notice} words={eviction.notices} locale={locale} />}
      </div>
      <p className={buttonRow}>
        <button type="submit" className={help ? secondButton : button}>
          {words.next}
        </button>
      </p>
    </form>
  );
}
