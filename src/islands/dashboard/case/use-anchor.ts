import { useEffect, useState } from 'react';

/** The anchor of the address (`#papers`), also after Back. For parts that come after the page alone. */
export function useAnchor(): string {
  const [anchor, setAnchor] = useState(() => location.hash);
  useEffect(() => {
    const changed = () => setAnchor(location.hash);
    // It may have changed between the first drawing and now.
    changed();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return anchor;
}
