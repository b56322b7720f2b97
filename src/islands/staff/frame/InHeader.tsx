import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface InHeaderProps {
  /** A place that the page's header keeps for the workplace (src/components/page/WorkHeader.astro). */
  readonly slot: 'work-find' | 'work-person';
  readonly children: ReactNode;
}

/** Shows something in the bar of the page: it is static, and stands before anybody is known. */
export function InHeader({ slot, children }: InHeaderProps) {
  const place = document.getElementById(slot);
  return place && createPortal(children, place);
}
