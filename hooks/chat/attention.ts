let looked = ''

/** The conversation on the screen: its new messages are marked as read on arrival. */
export const inSight = {
  is: (conversationId: string): boolean => looked === conversationId,
  begin: (conversationId: string): void => {
    looked = conversationId
  },
  end: (conversationId: string): void => {
    if (looked === conversationId) looked = ''
  },
}
