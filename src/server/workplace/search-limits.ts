/** More than staff ever leave waiting, and more than anybody pages through. */
export const searchLimits = { mostWaiting: 200, mostFound: 100 } as const;
