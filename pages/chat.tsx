import { ChatScreen } from '#components/chat/ChatScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default ChatScreen

export const getServerSideProps = page({ for: 'user', texts: ['chat'] })
