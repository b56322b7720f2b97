import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnActivity } from '#domain/access/activity.ts';
import * as accessApi from '#domain/access/api.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { AccountSection } from './AccountSection.tsx';
import type { PartProps } from './own-account-props.ts';

/** What happened in the account lately: on a shared phone, that is how a stranger is noticed. */
export function Activity({ locale, words }: PartProps) {
  const labels = words.activity;
  const [answer, setAnswer] = useState<OwnActivity | null>(null);
  const look = useEffectEvent(() => {
    // The page works without it; it is read again on the next visit.
    callApi(accessApi.activity, {}, { locale }).then(setAnswer, () => undefined);
  });
  useEffect(() => look(), []);
  if (!answer || answer.items.length === 0) return null;
  return (
    <AccountSection id="own-activity" title={labels.title}>
      <p className="quiet">{labels.lead}</p>
      <details>
        <summary className="cursor-pointer">{labels.open}</summary>
        <ul className="divide-y divide-line">
          {answer.items.map(({ id, kind, at, device, shared, name }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <span className="font-strong">
                {device
                  ? fill(labels.signedIn, { device: words.sessions.devices[device] })
                  : fill(labels.kinds[kind], { name: name ?? '' })}
              </span>
              {name && !labels.kinds[kind].includes('{name}') && (
                <span className="wrap-anywhere">{name}</span>
              )}
              {shared && <span className="badge">{words.sessions.shared}</span>}
              <time className="quiet" dateTime={at}>
                {formatMoment(at, locale)}
              </time>
            </li>
          ))}
        </ul>
      </details>
    </AccountSection>
  );
}
