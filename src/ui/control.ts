// Classes of form controls. Text is never smaller than 16 px, or phones zoom into the field.
const box =
  'w-full rounded-s border-[1.5px] border-line-strong bg-card px-3.5 py-2.5 text-m text-ink placeholder:text-ink-soft placeholder:opacity-100 focus-visible:rounded-s focus-visible:outline-offset-1 aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger in-data-dense:px-3 in-data-dense:py-1.75 xl:in-data-dense:text-s';

export const control = `${box} min-h-12 in-data-dense:min-h-11`;
/** For textareas. */
export const textBox = `${box} min-h-32 in-data-dense:min-h-20`;

/** A radio button or checkbox with its label, as one large target. */
export const choice =
  'flex min-h-12 cursor-pointer items-start gap-3 rounded-s border-[1.5px] border-line-strong bg-card px-4 py-2.75 leading-normal wrap-anywhere transition-colors has-checked:border-good has-checked:bg-good-soft has-checked:inset-ring has-checked:inset-ring-good has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-[[aria-invalid=true]]:border-danger in-data-dense:min-h-11 in-data-dense:px-3 in-data-dense:py-2 forced-colors:has-checked:not-has-focus-visible:outline-2 forced-colors:has-checked:not-has-focus-visible:outline-[Highlight]';
export const choiceInput =
  'size-5.5 flex-none accent-good focus-visible:shadow-none focus-visible:outline-none';
