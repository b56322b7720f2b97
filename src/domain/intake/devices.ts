/** Whose device somebody uses: it decides how long a draft is kept and a sign-in lasts. */
export const devices = ['own', 'public'] as const;
export type Device = (typeof devices)[number];
