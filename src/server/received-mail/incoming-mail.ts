/** The port to whoever receives mail for us: it keeps each one and tells us so; we fetch it, and have it deleted. */
export interface IncomingMail {
  /**
   * Reads what came to our webhook. Null: it asked whether the address is ours, and was answered. Throws `BadNotice` for what
   * the receiver did not sign, and `MailStoreUnavailable`.
   */
  readNotice(body: string): Promise<MailNotice | null>;
  /** The mail as it came; null where it is not, or no longer, there. Throws `MailTooLarge` and `MailStoreUnavailable`. */
  read(key: string): Promise<Uint8Array | null>;
  /** Deletes it; one that is gone counts as deleted. Throws `MailStoreUnavailable`. */
  remove(key: string): Promise<void>;
  /** An address that hands the mail out as a file, for a minute. */
  signDownload(key: string, name: string): Promise<string>;
}

/** What the receiver itself knows of a mail. What the mail says of itself is not among it. */
export interface MailNotice {
  /** The same each time the receiver tells of the same mail. */
  readonly id: string;
  readonly key: string;
  /** The addresses of ours that the sending server named. */
  readonly recipients: readonly string[];
  /** False: an empty return path. */
  readonly hasSender: boolean;
  /** DMARC passed: the domain in From sent it. */
  readonly isProven: boolean;
  readonly isSpam: boolean;
  readonly hasVirus: boolean;
  readonly receivedAt: string;
}

/** Not signed by the receiver, not for us, or too old. */
export class BadNotice extends Error {
  override readonly name = 'BadNotice';
}

export class MailTooLarge extends Error {
  override readonly name = 'MailTooLarge';
}

/** The receiver does not answer; the mail waits there. */
export class MailStoreUnavailable extends Error {
  override readonly name = 'MailStoreUnavailable';
}
