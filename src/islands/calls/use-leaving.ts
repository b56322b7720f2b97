import { useEffect, useState } from 'react';

/**
 * Leaves for a page elsewhere, such as that of the card processor. The Back button shows our page as it was left: the
 * button can be pressed again.
 */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const leave = (address: string): void => {
    setLeaving(true);
    location.assign(address);
  };
  return { isLeaving, leave };
}
