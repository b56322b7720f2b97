import { ListTabs } from '../ListTabs.tsx';
import type { SectionProps } from '../section-props.ts';

interface MoneyTabsProps extends Pick<SectionProps, 'words' | 'locale'> {
  readonly current: 'orders' | 'refunds';
}

/** Money that came in, and money that goes back. */
export function MoneyTabs({ words: { frame }, locale, current }: MoneyTabsProps) {
  return (
    <ListTabs
      label={frame.nav.orders}
      locale={locale}
      current={current}
      tabs={[
        { section: 'orders', text: frame.tabs.orders, waiting: (work) => work.orders },
        { section: 'refunds', text: frame.tabs.refunds, waiting: (work) => work.refunds },
      ]}
    />
  );
}
