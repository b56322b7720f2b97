import { Suspense, useState } from 'react';
import { plural } from '#i18n/format.ts';
import { button, link } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { BulkAssignProps } from './BulkAssign.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const BulkAssign = lazyWithFallback(() => import('./BulkAssign.tsx'));

interface BulkBarProps extends BulkAssignProps {
  readonly onClear: () => void;
}

/** What was chosen, in one line, and what can be done with all of it. */
export function BulkBar({ onClear, ...props }: BulkBarProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { chosen } = props;
  const labels = words.cases.bulk;
  const [isOpen, setOpen] = useState(false);
  const title = plural(chosen.size, labels.selected, locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="flex-none font-strong" role="status">
        {title}
      </p>
      <p className="min-w-0 flex-1 basis-40 truncate text-ink-soft" translate="no">
        {[...chosen.values()].map(({ client }) => client).join(', ')}
      </p>
      <button type="button" className={button} onClick={() => setOpen(true)}>
        {labels.act}
      </button>
      <button type="button" className={`${link} min-h-10!`} onClick={onClear}>
        {labels.clear}
      </button>
      {isOpen && (
        <Dialog title={title} isWide onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
            <BulkAssign {...props} />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
