import { useEffect, useState } from 'react';

/** What the workplace shows, read from its address: `#applications/<id>`. Addresses hold ids, never words or names. */
export interface OpenRecord {
  readonly section: string;
  readonly id: string | null;
}

export function readOpenRecord(hash: string): OpenRecord {
  const [section = '', id = ''] = hash.replace(/^#/, '').split('/');
  return { section, id: id || null };
}

export function placeLink(section: string, id?: string): string {
  return id ? `#${section}/${id}` : `#${section}`;
}

/** Follows the address as it changes; null until React has read it. */
export function useOpenRecord(): OpenRecord | null {
  const [record, setRecord] = useState<OpenRecord | null>(null);
  useEffect(() => {
    const follow = () => setRecord(readOpenRecord(location.hash));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return record;
}
