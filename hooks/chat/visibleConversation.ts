let visibleId = ''

/** The conversation on the screen: its new messages are marked as read on arrival. */
export const visibleConversation = {
  is: (conversationId: string): boolean => visibleId === conversationId,
  begin: (conversationId: string): void => {
    visibleId = conversationId
  },
  end: (conversationId: string): void => {
    if (visibleId === conversationId) visibleId = ''
  },
}
