import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';

interface PopoverProps {
  /** What the button says. */
  readonly label: ReactNode;
  /** Its name, where the label alone is not enough. */
  readonly name?: string | undefined;
  /** Classes of the button. */
  readonly button: string;
  /** On which edge of the button the panel begins. */
  readonly side?: 'start' | 'end';
  /** Classes of the panel beside its box: a width, a maximum height. */
  readonly panel?: string;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button and what it opens below itself. Escape closes it and gives the focus back; so does pressing elsewhere, without
 * taking the focus from there.
 */
export function Popover({ label, name, button, side = 'start', panel = '', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  function close(): void {
    setOpen(false);
    trigger.current?.focus();
  }
  const onPress = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listenForKeys = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listenForKeys);
    const listen = (event: Event) => onPress(event);
    addEventListener('pointerdown', listen);
    addEventListener('focusin', listen);
    return () => {
      removeEventListener('keydown', listenForKeys);
      removeEventListener('pointerdown', listen);
      removeEventListener('focusin', listen);
    };
  }, [open]);
  return (
    <div className="relative" ref={box}>
      <button
        type="button"
        className={button}
        ref={trigger}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <div
          id={id}
          // At each render: what stands beside the button may have moved it meanwhile.
          ref={(element) => keepInSight(element)}
          className={`absolute top-full z-(--z-header) mt-1 w-max max-w-[90vw] rounded-m border border-line bg-card p-1.5 text-s text-ink shadow-raised ${side === 'end' ? 'end-0' : 'start-0'} ${panel}`}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}

/** Moves a panel that its button would push over the edge of the screen, as where the button wrapped to a line of its own. */
function keepInSight(panel: HTMLDivElement | null): void {
  if (!panel) return;
  const gap = 8;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const far = document.documentElement.clientWidth - gap - right;
  const shift = left < gap ? gap - left : Math.min(far, 0);
  if (shift !== 0) panel.style.translate = `${shift}px`;
}

/** A line of such a panel that does something or leads somewhere. */
export const popoverItem =
  'flex min-h-10 w-full cursor-pointer items-center gap-2 rounded-s px-3 py-1.5 text-start text-ink no-underline hover:bg-ground-sunk';
