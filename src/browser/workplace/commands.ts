import { atom } from 'nanostores';

/** Something that can be done with what is open, offered in the finder of the workplace. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
}

/** What can be done now, in the order in which it was offered. */
export const $commands = atom<readonly Command[]>([]);
