import { useEffect, useRef, useState } from 'react';

/** One toast at a time, paused on hover or focus. F8 moves the focus to it, a swipe to the right closes it. */
const durationMs = 5_000;
const swipePx = 50;

interface ToasterProps {
  readonly toast: {
    readonly id: number;
    readonly title: string;
    readonly description?: string;
    readonly action?: { readonly label: string; readonly href: string };
    readonly variant: 'default' | 'destructive';
  } | null;
  readonly onDismiss: () => void;
  /** Where it hangs on phones: below the header, or at the lower edge where a heading is being read. */
  readonly phoneEdge?: 'top' | 'bottom';
  readonly words: { readonly region: string; readonly close: string };
}

const edges = { default: 'border-s-good', destructive: 'border-s-danger' };

/**
 * Shows one toast. On phones it hangs below the header, so that it does not cover a form. The region is in the page
 * before its text, or screen readers would miss the first one.
 */
export default function Toaster({ toast, onDismiss, phoneEdge = 'top', words }: ToasterProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [shown, show] = useState<typeof toast>(null);
  const [paused, pause] = useState(false);
  const [pulled, pull] = useState<{ from: number; by: number } | null>(null);
  useEffect(() => {
    show(toast);
    pull(null);
  }, [toast]);
  useEffect(() => {
    if (!toast || paused) return;
    const timer = setTimeout(onDismiss, durationMs);
    return () => clearTimeout(timer);
  }, [toast, paused, onDismiss]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  /** Returns the focus to where it was before the toast took it. */
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement && region.current?.contains(document.activeElement))
      cameFrom.current.focus({ preventScroll: true });
    onDismiss();
  };
  const pulledBy = pulled?.by ?? 0;
  return (
    <section
      className={`fixed end-4 bottom-4 z-(--z-toast) max-w-104 max-sm:start-4 ${
        phoneEdge === 'top' ? 'max-sm:top-[calc(var(--spacing-header)+--spacing(2))] max-sm:bottom-auto' : ''
      }`}
      aria-label={`${words.region} (F8)`}
      tabIndex={-1}
      ref={region}
      onFocus={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        pause(true);
      }}
      onBlur={({ relatedTarget }) => {
        if (!region.current?.contains(relatedTarget)) pause(false);
      }}
    >
      <div role="status" aria-atomic="true">
        {shown && toast && (
          <div
            key={shown.id}
            className={`flex touch-pan-y items-start justify-between gap-3 rounded-m border border-s-4 border-line bg-card py-4 ps-5 pe-3 text-ink shadow-raised motion-safe:animate-toast max-sm:py-2.5 ${edges[shown.variant]}`}
            ref={(element) => {
              // A style attribute set by script is allowed by the content security policy; one in HTML is not.
              if (element) element.style.transform = pulledBy > 0 ? `translateX(${pulledBy}px)` : '';
            }}
            onMouseEnter={() => pause(true)}
            onMouseLeave={() => pause(false)}
            onKeyDown={(event) => event.key === 'Escape' && dismiss()}
            onPointerDown={(event) => {
              if (event.target instanceof Element && event.target.closest('a,button')) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              pull({ from: event.clientX, by: 0 });
            }}
            onPointerMove={(event) => pulled && pull({ ...pulled, by: event.clientX - pulled.from })}
            onPointerUp={({ clientX }) => {
              // From the event: a quick swipe ends before its last move is rendered.
              if (pulled && clientX - pulled.from > swipePx) onDismiss();
              pull(null);
            }}
            onPointerCancel={() => pull(null)}
          >
            <div>
              <p>
                <strong>{shown.title}</strong>
              </p>
              {shown.description && <p className="small">{shown.description}</p>}
              {shown.action && <a href={shown.action.href}>{shown.action.label}</a>}
            </div>
            <button
              type="button"
              className="-my-2 grid size-11 flex-none cursor-pointer place-items-center"
              aria-label={words.close}
              onClick={dismiss}
            >
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
