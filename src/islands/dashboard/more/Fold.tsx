import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useAnchor } from '../case/use-anchor.ts';
import { useIsWhole } from '../case/use-whole-page.ts';

interface FoldProps {
  /** Its address: a link with this anchor opens it. */
  readonly id: string;
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** One thing of a list, read when it is opened. On paper all of them are open. */
export function Fold({ id, title, isPrinted = true, isOpenAtFirst = false, children }: FoldProps) {
  const anchor = useAnchor();
  const isWhole = useIsWhole();
  const [isOpen, setOpen] = useState(isOpenAtFirst || anchor === `#${id}`);
  useEffect(() => {
    if (anchor === `#${id}`) setOpen(true);
  }, [anchor, id]);
  const isShown = isOpen || (isWhole && isPrinted);
  return (
    <details
      className={`group border-b border-line in-[.card]:border-none ${isPrinted ? '' : 'no-print'}`}
      open={isShown}
      onToggle={({ currentTarget }) => !isWhole && setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans text-m leading-snug font-strong tracking-normal" id={id} tabIndex={-1}>
          {title}
        </h2>
        <svg
          className="no-print size-5 flex-none fill-none stroke-current stroke-2 transition-transform group-open:rotate-180"
          viewBox="0 0 20 20"
          aria-hidden="true"
        >
          <path d="m4 7 6 6 6-6" />
        </svg>
      </summary>
      {isShown && (
        <section className="grid grid-cols-1 gap-4 pt-1 pb-5" aria-labelledby={id}>
          <Suspense>{children}</Suspense>
        </section>
      )}
    </details>
  );
}
