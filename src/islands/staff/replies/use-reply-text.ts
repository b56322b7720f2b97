import { useEffect, useEffectEvent } from 'react';
import { isFilled } from '#domain/replies/blanks.ts';
import { fieldId, useFormState } from '#ui/form/form-state.ts';
import { selectBlank, withInserted } from './reply-field.ts';

/** A field of a form into which saved replies are put. */
export function useReplyField(name: string) {
  const { id, form } = useFormState();
  const field = () => document.getElementById(fieldId(id, name)) as HTMLTextAreaElement | null;
  function insert(reply: string): void {
    const box = field();
    if (!box) return;
    const { text, caret } = withInserted(box, reply);
    form.setValue(name, text, { shouldDirty: true });
    form.clearErrors(name);
    box.setSelectionRange(caret, caret);
  }
  return { field, insert };
}

/**
 * What staff write in a field of a form, with saved replies put in. It is kept in `begun` under `of` for this visit, so that
 * it is still there after a look at something else. Where it is refused because of an open blank, the blank is selected.
 */
export function useReplyText(name: string, begun: Map<string, string>, of: string) {
  const { form } = useFormState();
  const written = String(form.watch(name) ?? '');
  const { field, insert } = useReplyField(name);
  const toBlank = () => {
    const box = field();
    if (box) selectBlank(box);
  };

  const begin = useEffectEvent(() => {
    const text = begun.get(of);
    if (text) form.setValue(name, text);
  });
  useEffect(() => begin(), [of]);
  useEffect(() => {
    begun.set(of, written);
  }, [begun, of, written]);
  const onRefused = useEffectEvent(() => {
    if (written.trim() !== '' && !isFilled(written)) toBlank();
  });
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) onRefused();
  }, [submitCount]);

  return { written, insert, toBlank, focus: () => field()?.focus() };
}
