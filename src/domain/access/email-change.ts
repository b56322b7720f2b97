/** For how many days the old mailbox can undo a change of address. */
export const undoEmailDays = 7;
/** For how many hours the new mailbox can confirm it. */
export const confirmEmailHours = 72;
