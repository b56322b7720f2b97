/** Characters of a search in a list of the workplace. */
export const searchMax = 100;
