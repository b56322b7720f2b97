import { useEffect, useState } from 'react';
import { onBackAgain } from '#browser/back-again.ts';

/**
 * Leaves for a page elsewhere, such as that of the card processor. The Back button shows our page as it was left: the
 * button can be pressed again.
 */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onBackAgain(() => setLeaving(false)), []);
  const leave = (address: string): void => {
    setLeaving(true);
    location.assign(address);
  };
  return { isLeaving, leave };
}
