/** What somebody typed and did not send. */
export interface TypedWords {
  readonly id: number;
  readonly label: string;
  readonly text: string;
}

type TextField = HTMLTextAreaElement | HTMLInputElement;

/**
 * Remembers the text fields that somebody typed into, so that their words can be given back when the session ends under
 * them. Passwords and codes are never kept. Returns how to read them and how to stop.
 */
export function rememberTyping(): { readonly read: () => TypedWords[]; readonly stop: () => void } {
  const fields = new Set<TextField>();
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) fields.add(target);
    if (
      target instanceof HTMLInputElement &&
      target.type === 'text' &&
      target.autocomplete !== 'one-time-code'
    )
      fields.add(target);
  };
  addEventListener('input', onInput);
  return {
    read: () =>
      [...fields]
        .filter((field) => field.isConnected && field.value.trim() !== '')
        .map((field, id) => ({ id, label: field.labels?.[0]?.textContent?.trim() ?? '', text: field.value })),
    stop: () => removeEventListener('input', onInput),
  };
}
