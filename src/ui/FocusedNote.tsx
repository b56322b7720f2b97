import { useEffect, useRef } from 'react';

interface FocusedNoteProps {
  /** A new object for each deed: the focus comes here once more, also under the same words. */
  readonly note: { readonly text: string } | null;
}

/** Confirms what was done where the pressed button goes away with it: the focus comes here instead. */
export function FocusedNote({ note }: FocusedNoteProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!note) return;
    box.current?.focus();
    // What stood here is gone, and the browser keeps what follows it in place: that may push the note under the header.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [note]);
  return (
    <p
      className="font-strong text-good empty:hidden outline-focus focus:outline-3 focus:outline-offset-3"
      role="status"
      tabIndex={-1}
      ref={box}
    >
      {note?.text}
    </p>
  );
}
