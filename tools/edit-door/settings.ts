// Whether a build has an editor at /edit, and for which repository (.env.example).
import type { Environment } from '#tools/local/environment.ts';

export interface DoorSettings {
  readonly repository: string;
  readonly branch: string;
}

/** Stands where nobody has named a repository: `npm run dev` works on the folder that the editor picks. */
export const onlyHere = 'this-computer/content';

/** Null: this build has no /edit. Refuses any other value than "on", and a build that would not know where to save. */
export function doorSettings(env: Environment, { forOthers }: { forOthers: boolean }): DoorSettings | null {
  const { EDIT_DOOR = '', REPOSITORY_URL = '', BRANCH, CONTEXT } = env;
  if (EDIT_DOOR === '') return null;
  if (EDIT_DOOR !== 'on') throw new Error(`EDIT_DOOR is "${EDIT_DOOR}": write "on", or leave it out.`);
  // The host hands builds the address with a token in it: only the path is written out.
  const name = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(REPOSITORY_URL)?.[1];
  if (!name && forOthers)
    throw new Error('EDIT_DOOR is on, but REPOSITORY_URL names no repository at GitHub to save into.');
  return { repository: name ?? onlyHere, branch: CONTEXT === 'production' && BRANCH ? BRANCH : 'main' };
}
