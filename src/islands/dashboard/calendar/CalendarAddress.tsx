import { useState } from 'react';
import * as calendarApi from '#domain/calendar/api.ts';
import type { CalendarAnswer } from '#domain/calendar/dates.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useApiCommand } from '../../calls/api-query.tsx';
import type { DatesProps } from './dates-props.ts';
import { fileAddress } from './file-address.ts';

interface CalendarAddressProps extends DatesProps {
  readonly address: CalendarAnswer['address'];
  readonly hasDates: boolean;
  readonly onChanged: () => void;
}

/** All dates as a file, or under a secret address that a calendar asks by itself. */
export default function CalendarAddress({ address, hasDates, onChanged, ...props }: CalendarAddressProps) {
  const { locale, words, account } = props;
  const [withPlace, setWithPlace] = useState(address?.withPlace ?? false);
  const [url, setUrl] = useState('');
  const [outcome, setOutcome] = useState('');
  const making = useApiCommand(calendarApi.makeAddress);
  const ending = useApiCommand(calendarApi.endAddress);
  const busy = making.isRunning || ending.isRunning;
  function make(): void {
    setOutcome('');
    void making.run({ withPlace }, (made) => {
      setUrl(made.url);
      onChanged();
    });
  }
  function end(): void {
    setOutcome('');
    void ending.run({}, () => {
      setUrl('');
      setOutcome(words.ended);
      onChanged();
    });
  }

  return (
    <div className="grid max-w-prose gap-4 pt-3">
      <p>{words.moreText}</p>
      {hasDates && (
        <p>
          <a className={link} href={fileAddress(locale)} rel="nofollow" download>
            {words.all}
          </a>
        </p>
      )}
      <label className={choice}>
        <input
          className={choiceInput}
          type="checkbox"
          checked={withPlace}
          onChange={(event) => setWithPlace(event.target.checked)}
        />
        <span>{words.withPlace}</span>
      </label>
      {address && !url && (
        <p>
          {fill(words.exists, { date: formatDate(address.createdAt, locale) })} {words.makeText}
        </p>
      )}
      <p className="buttons items-center">
        <button type="button" className={secondButton} disabled={busy} onClick={make}>
          {address ? words.remake : words.make}
        </button>
        {address && (
          <button type="button" className={link} disabled={busy} onClick={end}>
            {words.end}
          </button>
        )}
      </p>
      {url && (
        <div className="grid gap-3">
          <TextInput
            id="calendar-url"
            label={words.url}
            hint={words.urlHint}
            value={url}
            readOnly
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            errorPrefix={account.errorPrefix}
          />
          <p className="buttons items-center">
            <button
              type="button"
              className={secondButton}
              onClick={() => void navigator.clipboard.writeText(url).then(() => setOutcome(words.copied))}
            >
              {words.copy}
            </button>
            <a className={link} href={url.replace(/^https?:/, 'webcal:')} rel="nofollow">
              {words.open}
            </a>
          </p>
        </div>
      )}
      {making.fault}
      {ending.fault}
      <DoneNote>{outcome}</DoneNote>
    </div>
  );
}
