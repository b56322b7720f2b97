import { signInLinkMinutes } from './sessions.ts';

/**
 * How many tries each window allows: few enough against guessing, and enough that a person who mistypes never notices.
 * An account's limit ends by itself, so nobody can lock a client out for good.
 */
export const accessThrottles = {
  /** Of one network, or of one browser that the account knows: whoever guesses from elsewhere uses up their own alone. */
  signInPerAccount: { limit: 10, windowSeconds: 15 * 60 },
  /** Of all networks together, so that many of them cannot guess more often either. */
  signInPerAccountEverywhere: { limit: 100, windowSeconds: 15 * 60 },
  /** Reports of faults by browsers. */
  faultsPerIp: { limit: 30, windowSeconds: 60 * 60 },
  signInPerIp: { limit: 120, windowSeconds: 15 * 60 },
  /** Beyond these limits of an address less is mailed, but nobody is refused (`linkOverLimit`). */
  forgotPerAddress: { limit: 3, windowSeconds: 60 * 60 },
  /** Links that sign in. Counted apart from those for a password, which may be the last way in. */
  signInLinkPerAddress: { limit: 5, windowSeconds: 60 * 60 },
  /** What is still mailed to an address beyond its limit: one link in the time the shortest one lives. */
  linkOverLimit: { limit: 1, windowSeconds: signInLinkMinutes * 60 },
  /** Counted by the person who receives them: invitations of supporters, and links they ask for. */
  supporterLinksPerAddress: { limit: 5, windowSeconds: 60 * 60 },
  forgotPerIp: { limit: 20, windowSeconds: 60 * 60 },
  /** All changes that ask for the present password share this: a session left open must not help to guess it. */
  ownPasswordPerAccount: { limit: 10, windowSeconds: 15 * 60 },
  emailChangePerAccount: { limit: 5, windowSeconds: 60 * 60 },
  /** Counted by the address that would receive the mail, so that nobody can fill a stranger's inbox. */
  emailChangePerAddress: { limit: 3, windowSeconds: 60 * 60 },
  /** Ending sessions, changing the language, withdrawing a request. */
  ownChangesPerAccount: { limit: 120, windowSeconds: 60 * 60 },
  /** Copies of everything we keep; each may read a lot. */
  ownDataPerAccount: { limit: 10, windowSeconds: 24 * 60 * 60 },
  /** App codes and recovery codes together. A right one clears the count, and the limit ends by itself. */
  secondFactorPerAccount: { limit: 5, windowSeconds: 15 * 60 },
  /** Calendars ask every hour or so, many of them from the network of one provider. */
  calendarPerIp: { limit: 600, windowSeconds: 60 * 60 },
  setupPerIp: { limit: 200, windowSeconds: 60 * 60 },
} as const;
