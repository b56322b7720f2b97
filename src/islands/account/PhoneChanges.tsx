import { formatPhone, isCompletePhone } from '#domain/intake/phone.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import type { PartProps } from './own-account-props.ts';

interface PhoneChangesProps extends PartProps {
  /** The number as it is in the field. */
  readonly phone: string;
}

/** What another phone number changes, said before it is saved. */
export function PhoneChanges({ phone, locale, words, own }: PhoneChangesProps) {
  const labels = words.ways.changes;
  const isOther = formatPhone(phone).trim() !== (own.ways?.phone ?? '');
  const isReady = phone.trim() === '' || isCompletePhone(phone);
  return (
    <div className="grid empty:hidden" role="status">
      {isOther && isReady && (
        <div className="notice grid gap-2">
          <p className="font-strong">{labels.title}</p>
          <ul className="grid list-disc gap-1 ps-5">
            <li>
              {phone.trim() === '' ? labels.ofApplication : fill(labels.calls, { phone: formatPhone(phone) })}
            </li>
            {own.cases.map(
              ({ id, call }) =>
                call && (
                  <li key={id}>
                    {fill(labels.booked, {
                      date: formatAppointment(call.startsAt, locale),
                      phone: call.phone,
                    })}
                  </li>
                ),
            )}
            <li>{labels.rest}</li>
          </ul>
        </div>
      )}
    </div>
  );
}
