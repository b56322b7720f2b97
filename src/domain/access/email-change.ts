/** Days in which the old mailbox can take a change of address back. */
export const undoEmailDays = 7;
/** Hours in which the new mailbox can confirm it. */
export const confirmEmailHours = 72;
