export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a page with what stands in them: the elements may go, this stays. */
export type TypedValues = readonly {
  readonly control: Control;
  readonly value: string;
  readonly checked: boolean;
}[];

export const readTyped = (): TypedValues =>
  [...document.querySelectorAll<HTMLInputElement>('input,select,textarea')].map((control) => ({
    control,
    value: control.value,
    checked: control.checked,
  }));
