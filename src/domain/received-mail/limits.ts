export const receivedLimits = {
  /** All files of a mail together. What is larger goes through the portal, which has room for it. */
  fileBytes: 25 * 1024 * 1024,
  /** A mail with such files as it travels, written in base64 with its texts. The receiver takes 40 MB. */
  mailBytes: 41 * 1024 * 1024,
  /** Characters of a text, and of what it repeats; the rest is in the mail as it came. */
  text: 50_000,
  quoted: 100_000,
  /** How long a mail is kept as it came where something in it could not be read. */
  originalDays: 30,
} as const;
