import { PostScreen } from '#components/posts/PostScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default PostScreen

export const getServerSideProps = page({
  texts: ['posts', 'profile', 'reports', 'media'],
  data: ({ reads, params, viewer }) => {
    // Posts are for members: all others see the sign-in form here, whatever the id.
    if (!viewer?.validated) return []
    const id = params.id ?? ''
    return [
      [keys.post(id), reads.readPost({ id })],
      [keys.comments(id), reads.listComments({ id })],
      [keys.friendship(viewer.id), reads.readFriendship({ friend_id: viewer.id })],
    ]
  },
})
