import { Post, Shell } from '../Cards.jsx'
import { readFeed } from '../read.ts'

export default function Feed({ shell, posts }) {
  return (
    <Shell shell={shell} title="Feed">
      {posts.data.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </Shell>
  )
}

export const getServerSideProps = (context) => readFeed(context)
