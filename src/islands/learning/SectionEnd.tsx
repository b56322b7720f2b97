import { useState } from 'react';
import type { ModuleAction } from '#domain/learning/actions.ts';
import { isSectionChecked, sectionOffer } from '#domain/learning/progress.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { Slot } from './Slot.tsx';
import { sectionBody, type Sections } from './use-sections.ts';
import { focusOn } from './use-tabs.ts';

interface SectionEndProps {
  readonly number: number;
  readonly progress: number;
  readonly sections: Sections;
  readonly words: LearningWords['module'];
  readonly act: (action: ModuleAction) => void;
  readonly onQuiz: () => void;
}

/**
 * What a section gets from the reader's progress: the check mark beside its number, a heading that opens and closes its
 * text, and below the section somebody is in, the way on.
 */
export function SectionEnd({ number, progress, sections, words, act, onQuiz }: SectionEndProps) {
  const offer = sectionOffer(number, progress);
  const isOpen = sections.open === number;
  // As the static page has it, before the button takes its place.
  const [title] = useState(() => document.querySelector(`[data-place=title-${number}]`)?.textContent);
  return (
    <>
      <Slot name={`title-${number}`}>
        <button
          type="button"
          className="section-toggle"
          aria-expanded={isOpen}
          aria-controls={sectionBody(number)}
          onClick={() => sections.show(isOpen ? 0 : number)}
        >
          {title}
        </button>
      </Slot>
      <Slot name={`check-${number}`}>
        {isSectionChecked(number, progress) && (
          <span className="inline-flex items-center gap-1 text-good">
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="m2 7.5 3.2 3.2L12 3.6" fill="none" stroke="currentColor" strokeWidth="2.2" />
            </svg>
            {words.read}
          </span>
        )}
      </Slot>
      <Slot name={`end-${number}`}>
        {offer?.kind === 'finish' && (
          <button
            type="button"
            className="button"
            onClick={() => {
              act({ type: 'finishSection', number });
              sections.show(null);
              // The button is gone after this; reading goes on with the next section.
              focusOn(`#section-title-${number + 1}`);
            }}
          >
            {words.sectionComplete}
          </button>
        )}
        {offer?.kind === 'quiz' && (
          <div className="notice good grid justify-items-start gap-3.5">
            <p>
              <strong>{words.allRead}</strong>
            </p>
            <button type="button" className="button" onClick={onQuiz}>
              {words.takeQuiz}
            </button>
          </div>
        )}
      </Slot>
    </>
  );
}
