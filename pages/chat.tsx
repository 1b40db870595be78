import { ChatScreen } from '#components/chat/ChatScreen.tsx'
import { page } from '#pages/_page.ts'

export default ChatScreen

export const getServerSideProps = page({ for: 'user', texts: ['chat', 'media'] })
