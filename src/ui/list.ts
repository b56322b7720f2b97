/** A list with bullets, which lists lack by default here. */
export const bulletList = 'grid list-disc gap-1 ps-5';
