import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { link } from '#ui/button.ts';
import { useStaffWords } from './staff-words.ts';

interface CutTextProps {
  readonly text: string;
  readonly lang?: Locale | undefined;
  readonly className?: string;
}

/** What somebody wrote, cut to two lines, with a way to read the rest where there is more. */
export function CutText({ text, lang, className = '' }: CutTextProps) {
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
    <>
      <p
        ref={box}
        className={`wrap-anywhere whitespace-pre-line ${isOpen ? '' : 'line-clamp-2'} ${className}`}
        lang={lang}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          className={`${link} justify-self-start text-xs`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.lessText : labels.wholeText}
        </button>
      )}
    </>
  );
}
