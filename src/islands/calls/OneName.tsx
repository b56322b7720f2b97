import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { isOneName, oneNameMark, oneNameOf, type NameParts } from '#domain/person-name.ts';
import type { OneNameWords } from '#i18n/en/one-name.ts';
import { link } from '#ui/button.ts';

interface OneNameProps<Values extends FieldValues, Sent> {
  readonly words: OneNameWords;
  /** With the fields `firstName` and `lastName`: a name typed in either of them is the one. */
  readonly form: Pick<
    UseFormReturn<Values, unknown, Sent>,
    'control' | 'setValue' | 'setFocus' | 'getValues' | 'clearErrors'
  >;
}

/** The hint of a last name for people who have one name: one press, and nothing has to be invented. */
export function OneName<Values extends FieldValues, Sent>({ words, form }: OneNameProps<Values, Sent>) {
  const field = 'lastName' as Path<Values>;
  const lastName = useWatch({ control: form.control, name: field }) as string;
  if (isOneName(lastName)) return <span>{words.done}</span>;
  return (
    <button
      type="button"
      className={link}
      onClick={() => {
        const name = oneNameOf(form.getValues() as unknown as NameParts);
        form.setValue('firstName' as Path<Values>, name as PathValue<Values, Path<Values>>);
        form.setValue(field, oneNameMark as PathValue<Values, Path<Values>>);
        form.clearErrors(['firstName', field] as Path<Values>[]);
        form.setFocus(field);
      }}
    >
      {words.ask}
    </button>
  );
}
