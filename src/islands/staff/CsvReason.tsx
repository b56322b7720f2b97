import { useState } from 'react';
import { exportReasonMax } from '#domain/workplace/list-export.ts';
import { button, secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useStaffWords } from './staff-words.ts';

interface CsvReasonProps {
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

const fieldId = 'csv-reason';

/** Why a file is made of a list that leaves the workplace with a reason alone. Fetched when somebody presses for it. */
export default function CsvReason({ onClose, onReason }: CsvReasonProps) {
  const words = useStaffWords();
  const { list, form } = words.frame;
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Dialog title={list.csvWhyTitle} onClose={onClose}>
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
          if (reason !== '') return onReason(reason);
          setEmpty(true);
          document.getElementById(fieldId)?.focus();
        }}
      >
        <TextInput
          id={fieldId}
          name="reason"
          label={list.csvWhy}
          hint={list.csvWhyHint}
          errorPrefix={words.account.errorPrefix}
          error={isEmpty ? form.required : undefined}
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
