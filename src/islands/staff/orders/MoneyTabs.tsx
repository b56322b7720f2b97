import { ListTabs } from '../ListTabs.tsx';
import { useStaffWords } from '../staff-words.ts';

interface MoneyTabsProps {
  readonly current: 'orders' | 'refunds';
}

/** Money that came in, and money that goes back. */
export function MoneyTabs({ current }: MoneyTabsProps) {
  const { frame } = useStaffWords();
  return (
    <ListTabs
      label={frame.nav.orders}
      current={current}
      tabs={[
        { section: 'orders', text: frame.tabs.orders, waiting: (work) => work.orders },
        { section: 'refunds', text: frame.tabs.refunds, waiting: (work) => work.refunds },
      ]}
    />
  );
}
