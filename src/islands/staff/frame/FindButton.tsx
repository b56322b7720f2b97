import { Suspense, useEffect, useState } from 'react';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { modified, modifiedKeys } from '../keys/shortcuts.ts';
import { useStaffWords } from '../staff-words.ts';

const Finder = lazyWithFallback(() => import('./Finder.tsx'));

interface FindButtonProps {
  readonly member: StaffMember;
  readonly onKeys: () => void;
}

/** "Find or do …", also by Ctrl K or ⌘K from anywhere: the key has a modifier, so it is on for everybody. */
export function FindButton({ member, onKeys }: FindButtonProps) {
  const words = useStaffWords();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      // Firefox would go to its own search field.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="flex min-h-9 w-full max-w-104 cursor-pointer items-center gap-2 rounded-s border border-line-strong bg-card px-3 text-s text-ink-soft hover:border-ink-soft max-md:w-auto"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className="max-md:sr-only">{words.frame.find.button}</span>
        <span className="md:hidden" aria-hidden="true">
          ⌕
        </span>
        <kbd className="ms-auto font-sans text-xs max-md:hidden">{modified(modifiedKeys.find)}</kbd>
      </button>
      {open && (
        <Suspense>
          <Finder member={member} onKeys={onKeys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
