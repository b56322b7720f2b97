import { atom } from 'nanostores';
import type { OpenWork } from '#domain/workplace/open-work.ts';

/** What waits for staff, as last heard: the section Today and the numbers in the navigation show the same. */
export const $openWork = atom<OpenWork | null>(null);
