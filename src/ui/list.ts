/** A list with its marks, for sentences and file names; lists are bare otherwise. */
export const bulletList = 'grid list-disc gap-1 ps-5';
