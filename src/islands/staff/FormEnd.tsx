import { use, useId } from 'react';
import { button, secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { WhyNotContext } from '#ui/form/why-not.ts';

interface FormEndProps {
  readonly submit: string;
  readonly busy: boolean;
  /** A less prominent button. */
  readonly quiet?: boolean | undefined;
  /** The result: "Saved." */
  readonly note: string;
}

/** The button of a form, with the result beside it, or why it is off. */
export function FormEnd({ submit, busy, quiet, note }: FormEndProps) {
  const whyNot = use(WhyNotContext);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="submit"
        className={quiet ? secondButton : button}
        disabled={busy}
        aria-describedby={whyNot ? id : undefined}
      >
        {submit}
      </button>
      {whyNot && (
        <p id={id} className="text-xs text-ink-soft">
          {whyNot}
        </p>
      )}
      <DoneNote>{note}</DoneNote>
    </div>
  );
}
