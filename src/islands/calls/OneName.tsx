import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { isOneName, oneNameMark } from '#domain/person-name.ts';
import type { OneNameWords } from '#i18n/en/one-name.ts';
import { link } from '#ui/button.ts';

interface OneNameProps<Values extends FieldValues, Sent> {
  readonly words: OneNameWords;
  /** Its field `lastName` is the one that is filled in. */
  readonly form: Pick<UseFormReturn<Values, unknown, Sent>, 'control' | 'setValue' | 'setFocus'>;
}

/** The hint of a last name for people who have one name: one press, and nothing has to be invented. */
export function OneName<Values extends FieldValues, Sent>({ words, form }: OneNameProps<Values, Sent>) {
  const field = 'lastName' as Path<Values>;
  const lastName: unknown = useWatch({ control: form.control, name: field });
  if (typeof lastName === 'string' && isOneName(lastName)) return <span>{words.done}</span>;
  return (
    <button
      type="button"
      className={link}
      onClick={() => {
        form.setValue(field, oneNameMark as PathValue<Values, Path<Values>>, { shouldDirty: true });
        form.setFocus(field);
      }}
    >
      {words.ask}
    </button>
  );
}
