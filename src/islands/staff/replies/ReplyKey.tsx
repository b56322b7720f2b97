import { fieldId, useFormState } from '#ui/form/form-state.ts';
import { useKeyAct } from '../keys/key-acts.ts';

/** In a form: `r` puts the cursor into this field. */
export function ReplyKey({ name }: { readonly name: string }) {
  const { id } = useFormState();
  useKeyAct('reply', () => document.getElementById(fieldId(id, name))?.focus());
  return null;
}
