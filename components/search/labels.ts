/** The largest number of characters of an option's label; the rest is an ellipsis. */
export const longest = 40
