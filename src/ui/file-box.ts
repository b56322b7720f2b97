import { secondButton } from '#ui/button.ts';

// Classes of a file chooser: the input is hidden visually, and its label looks like a button.
export const fileBox =
  'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border-[1.5px] border-dashed p-5';
export const fileBoxColors = { rest: 'border-line-strong bg-card', over: 'border-good bg-good-soft' };
export const fileInput = 'peer hidden-visually';
export const fileButton = `${secondButton} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus`;
