import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { link } from '#ui/button.ts';
import { useStaffWords } from './staff-words.ts';

interface CutTextProps {
  readonly text: string;
  readonly lang?: Locale | undefined;
  readonly className?: string;
  /** Stands beside another one. */
  readonly inOneLine?: boolean;
}

/** What somebody wrote, cut to two lines or one, with a way to read the rest where there is more. */
export function CutText({ text, lang, className = '', inOneLine = false }: CutTextProps) {
  const cut = inOneLine ? 'line-clamp-1' : 'line-clamp-2';
  const labels = useStaffWords().frame.list;
  const box = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const shown = box.current;
    if (!shown || isOpen) return undefined;
    const sizes = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [isOpen, text]);
  return (
    <div className="flex flex-wrap items-end gap-x-2 sm:flex-nowrap">
      <p
        ref={box}
        className={`min-w-0 flex-1 wrap-anywhere whitespace-pre-line ${isOpen ? '' : cut} ${className}`}
        lang={lang}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className={`${link} min-h-6! flex-none text-xs`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.lessText : labels.wholeText}
        </button>
      )}
    </div>
  );
}
