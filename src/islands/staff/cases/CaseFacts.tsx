import { useEffect, useRef } from 'react';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { CaseTab } from './case-tabs.ts';
import { ClientEmail } from './ClientEmail.tsx';
import { Holds } from './Holds.tsx';
import { Owner } from './Owner.tsx';
import type { CasePartProps } from './part-props.ts';
import { MattersText, quietText } from './row-parts.tsx';
import { ClearedFlags } from './Triage.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface CaseFactsProps {
  readonly part: CasePartProps;
  readonly onTab: (tab: CaseTab) => void;
}

/** Keeps the height of a box where its style can read it, as `--own-height`. */
function useOwnHeight() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const measured = box.current;
    if (!measured) return undefined;
    const heights = new ResizeObserver(() =>
      measured.style.setProperty('--own-height', `${String(measured.offsetHeight)}px`),
    );
    heights.observe(measured);
    return () => heights.disconnect();
  }, []);
  return box;
}

/**
 * The facts one looks up while working, beside every tab: who, whose, when, how much. They stay below the head where they
 * fit; longer ones scroll with the page until their end is in sight.
 */
export function CaseFacts({ part, onTab }: CaseFactsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const box = useOwnHeight();
  const { item } = part;
  const { client, row } = item;
  const labels = words.cases;
  const ahead = item.dates.filter(({ status }) => status !== 'cancelled');
  return (
    <aside
      ref={box}
      className="grid grid-cols-1 gap-3 rounded-m border border-line bg-card px-3.5 py-3 lg:sticky lg:top-[min(var(--spacing-header)+--spacing(28),100dvh-var(--own-height,0px)---spacing(4))]"
      aria-label={labels.page.facts}
    >
      <Owner {...part} />
      <Facts
        isNarrow
        rows={[
          [
            labels.facts.phone,
            client.phone && (
              <a key="phone" href={`tel:${client.phone}`} translate="no">
                {client.phone}
              </a>
            ),
          ],
          [labels.facts.email, <ClientEmail key="email" email={client.email} lostAt={client.mailLostAt} />],
          [labels.columns.contact, quietText(row, words, locale)],
          [labels.facts.lastSeen, client.lastSeenAt ? shortMoment(client.lastSeenAt, locale) : labels.never],
          [labels.columns.matters, <MattersText key="matters" row={row} />],
          [
            labels.dates.title,
            ahead.length > 0 && (
              <ul key="dates">
                {ahead.map((date) => (
                  <li key={date.id}>
                    <span>{date.isAllDay ? formatDate(date.at, locale) : shortMoment(date.at, locale)}</span>{' '}
                    <span>{labels.dates.kinds[date.kind]}</span>
                    {date.place && <span>{`, ${date.place}`}</span>}
                    {date.priority === 'high' && (
                      <span>
                        {' '}
                        <Badge tone="wait">{labels.dates.important}</Badge>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            labels.freeHelp.title,
            item.freeHelp.length > 0 && (
              <ul key="free-help">
                {item.freeHelp.map(({ id, organization, step, at }) => (
                  <li key={id}>
                    <span translate="no">{organization}</span>: {labels.freeHelp.steps[step]},{' '}
                    {formatDate(at, locale)}
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            labels.money.title,
            item.orders.length > 0 && (
              <ul key="money">
                {item.orders.map((order) => (
                  <li key={order.id} className="flex flex-wrap items-baseline gap-x-2">
                    <a href={placeLink('orders', order.id)}>{formatPrice(order.amountCents, locale)}</a>
                    <Badge tone={order.status === 'paid' ? 'good' : 'quiet'}>
                      {words.orders.statuses[order.status]}
                    </Badge>
                  </li>
                ))}
              </ul>
            ),
          ],
          [
            labels.facts.application,
            item.intakeId && (
              <a key="application" href={placeLink('applications', item.intakeId)}>
                {labels.facts.openApplication}
              </a>
            ),
          ],
        ]}
      />
      <Holds {...part} />
      <ClearedFlags {...part} />
      <button
        type="button"
        className="cursor-pointer justify-self-start text-link underline"
        onClick={() => onTab('client')}
      >
        {fill(labels.page.allOf, { tab: labels.page.tabs.client })}
      </button>
    </aside>
  );
}
