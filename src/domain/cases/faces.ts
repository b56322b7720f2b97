import type { CaseSight } from './sight.ts';

/** Endings and decisions that look like themselves: each has a drawing, a color and words of its own. */
export const caseFaces = ['granted', 'narrower', 'temporary', 'denied', 'closed', 'cancelled'] as const;
export type CaseFace = (typeof caseFaces)[number];

/** The face of what a case says; null while nothing is decided. */
export function faceOf(reading: CaseSight['reading']): CaseFace | null {
  if (reading === 'over_many' || reading.startsWith('closed')) return 'closed';
  if (reading.startsWith('cancelled')) return 'cancelled';
  switch (reading) {
    case 'granted':
      return 'granted';
    case 'granted_narrower':
      return 'narrower';
    case 'granted_temporary':
      return 'temporary';
    case 'denied':
    case 'denied_without_prejudice':
    case 'dismissed_non_appearance':
      return 'denied';
    default:
      return null;
  }
}
