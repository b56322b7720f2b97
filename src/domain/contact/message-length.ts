/** Characters of what somebody writes to us. A file of its own, so that a form does not load the schemas for it. */
export const messageMaxLength = 5_000;
