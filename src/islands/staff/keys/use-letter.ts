import { useStore } from '@nanostores/react';
import { $lettersOn } from '#browser/workplace/letter-keys.ts';

/** For `aria-keyshortcuts` of a button with a single letter: undefined while the letters are switched off. */
export function useLetter(letter: string): string | undefined {
  return useStore($lettersOn) ? letter : undefined;
}
