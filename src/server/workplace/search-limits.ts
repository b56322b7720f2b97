/** More than staff ever leave waiting, and more than anybody pages through. */
export const searchLimits = { maxWaiting: 200, maxFound: 100 } as const;
