import { useEffect, useState } from 'react';

/** Where in the workplace: `#applications/<id>`. Ids may stand in an address, words and names never. */
export interface Place {
  readonly section: string;
  readonly id: string | null;
}

export function readPlace(hash: string): Place {
  const [section = '', id = ''] = hash.replace(/^#/, '').split('/');
  return { section, id: id || null };
}

export function placeLink(section: string, id?: string): string {
  return id ? `#${section}/${id}` : `#${section}`;
}

/** The place of the address, followed as it changes; null until React has read it. */
export function usePlace(): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const follow = () => setPlace(readPlace(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}
