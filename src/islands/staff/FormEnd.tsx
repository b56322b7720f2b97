import { button, secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';

interface FormEndProps {
  readonly submit: string;
  readonly busy: boolean;
  /** A button that does not ask to be pressed. */
  readonly quiet?: boolean | undefined;
  /** What came of it: "Saved." */
  readonly note: string;
}

/** The button of a form, and beside it what came of the press. */
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
