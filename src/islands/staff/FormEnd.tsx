import { button, secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';

interface FormEndProps {
  readonly submit: string;
  readonly busy: boolean;
  /** A less prominent button. */
  readonly quiet?: boolean | undefined;
  /** The result: "Saved." */
  readonly note: string;
}

/** The button of a form, with the result beside it. */
export function FormEnd({ submit, busy, quiet, note }: FormEndProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="submit" className={quiet ? secondButton : button} disabled={busy}>
        {submit}
      </button>
      <DoneNote>{note}</DoneNote>
    </div>
  );
}
