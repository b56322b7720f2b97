import { atom } from 'nanostores';

/** Whether single letters do something: whoever works here may switch them off. */
export const $lettersOn = atom(true);
