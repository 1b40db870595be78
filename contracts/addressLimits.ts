/**
 * The longest request address and the most parameters; more is refused unread. They stand apart from the other limits,
 * because every page loads them.
 */
export const addressLimits = { characters: 2_048, parameters: 100 } as const
