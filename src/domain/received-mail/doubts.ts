/**
 * Why a mail waits in the inbox instead of standing in a case: it came to no address that we gave, from another mailbox than
 * the client's, or without proof that its domain sent it; or nobody could read it, or it was too large to.
 */
export const mailDoubts = ['no_address', 'other_sender', 'not_proven', 'unreadable', 'too_large'] as const;
export type MailDoubt = (typeof mailDoubts)[number];
