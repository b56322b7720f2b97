import { useEffect, useState } from 'react';

/** Whether a marked place of the page is in sight or at most two screens away. Stays true from then on. */
export function useNear(name: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const place = document.querySelector(`[data-place="${name}"]`);
    if (!place) return;
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200%' },
    );
    sight.observe(place);
    return () => sight.disconnect();
  }, [name]);
  return isNear;
}
