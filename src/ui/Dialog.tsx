import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Asked before Escape or a press beside it closes the dialog; false keeps it open. */
  readonly mayClose?: () => boolean;
  /** For what has to be read on it, such as a page of a paper. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A native modal dialog, open while mounted. The browser handles focus, Escape and the inert page. */
export function Dialog({ title, onClose, mayClose, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      className={`m-auto ${isWide ? 'w-240' : 'w-128'} rounded-l border border-line bg-card text-ink shadow-raised backdrop:bg-backdrop`}
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // After a second Escape in a row it cannot be kept open: then it is asked once it has closed.
        if (event.target === dialog.current && event.cancelable && mayClose?.() === false)
          event.preventDefault();
      }}
      onClose={(event) => {
        // React hands on what happens in a dialog that stands within this one.
        if (event.target !== dialog.current) return;
        if (mayClose?.() === false) dialog.current.showModal();
        else onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && mayClose?.() !== false) onClose();
      }}
    >
      <div className="grid gap-4 p-[clamp(--spacing(5),5vw,--spacing(8))] [&>form]:grid [&>form]:gap-4">
        <h2 className="text-h3" id={heading}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
