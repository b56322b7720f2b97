import { exportReasonMax } from '#domain/workplace/list-export.ts';
import { button, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useStaffWords } from './staff-words.ts';

interface CsvReasonProps {
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

/** Why a file is made of a list that leaves the workplace with a reason alone. Fetched when somebody presses for it. */
export default function CsvReason({ onClose, onReason }: CsvReasonProps) {
  const words = useStaffWords();
  const { list, form } = words.frame;
  return (
    <Dialog title={list.csvWhyTitle} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onReason(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
        }}
      >
        <TextInput
          id="csv-reason"
          name="reason"
          label={list.csvWhy}
          hint={list.csvWhyHint}
          errorPrefix={words.account.errorPrefix}
          maxLength={exportReasonMax}
          required
        />
        <p className="buttons">
          <button type="submit" className={button}>
            {list.csv}
          </button>
          <button type="button" className={secondButton} onClick={onClose}>
            {form.cancel}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
