/** A quiet button beside the title of a section: reading it again, a file of it, its columns. */
export const toolButton =
  'inline-flex min-h-9 cursor-pointer items-center gap-1 rounded-s px-2 text-link hover:bg-ground-sunk disabled:cursor-default disabled:opacity-60';

/** Makes a button no higher than a line of the list below it, which then shows a row more. */
export const inLine = 'min-h-10! flex-none py-1!';
