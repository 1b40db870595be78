let looked = ''

/** Which conversation is in sight: what is said there is read as it comes. */
export const inSight = {
  is: (conversationId: string): boolean => looked === conversationId,
  begin: (conversationId: string): void => {
    looked = conversationId
  },
  end: (conversationId: string): void => {
    if (looked === conversationId) looked = ''
  },
}
