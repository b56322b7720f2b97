import { useState, type ReactNode } from 'react';
import type { Dashboard } from '#domain/portal/dashboard.ts';
import type { PanelName } from '#domain/portal/panels.ts';
import { path } from '#i18n/routes.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../../calls/use-words.ts';
import { useAnchor } from '../case/use-anchor.ts';
import type { DashboardProps } from '../dashboard-props.ts';
import { Fold } from './Fold.tsx';

const Payments = lazyWithFallback(() => import('./Payments.tsx'));
const Dates = lazyWithFallback(() => import('../calendar/Dates.tsx'), wordsOf('calendar'));
const Plans = lazyWithFallback(() => import('../plans/Plans.tsx'), wordsOf('plans'));
const Arrange = lazyWithFallback(() => import('../layout/Arrange.tsx'), wordsOf('arrange'));
const Tickets = lazyWithFallback(() => import('../tickets/Tickets.tsx'), wordsOf('tickets'));

interface PanelsProps extends DashboardProps {
  readonly dashboard: Dashboard;
  readonly reload: () => void;
}

/** What belongs to the client rather than to one case, in the order they chose. */
export function Panels({ dashboard, reload, ...props }: PanelsProps) {
  const { locale, words, account, siteEmail } = props;
  const { cases, orders } = dashboard;
  const anchor = useAnchor();
  const [layout, setLayout] = useState(dashboard.layout);
  const titles = words.panels;
  const hasCases = cases.length > 0;
  const parts: Record<PanelName, ReactNode> = {
    dates: hasCases && <Dates {...{ locale, account, siteEmail }} />,
    payments: (orders.length > 0 || hasCases) && <Payments orders={orders} reload={reload} {...props} />,
    tickets: hasCases && <Tickets cases={cases} />,
    goals: hasCases && <Plans />,
    learning: (
      <p>
        {words.learn.text} <a href={path('learning', locale)}>{words.learn.link}</a>
      </p>
    ),
  };
  return (
    <>
      {layout.order
        .filter((name) => parts[name] && (!layout.hidden.includes(name) || anchor === `#${name}`))
        .map((name) => (
          <Fold key={name} id={name} title={titles[name]} isPrinted={name === 'dates' || name === 'payments'}>
            {parts[name]}
          </Fold>
        ))}
      {hasCases && (
        <Fold id="arrange" title={words.arrange} isPrinted={false}>
          <Arrange locale={locale} account={account} layout={layout} titles={titles} onChanged={setLayout} />
        </Fold>
      )}
    </>
  );
}
