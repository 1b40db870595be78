/** Characters of an option's label; the rest is an ellipsis. */
export const longest = 40
