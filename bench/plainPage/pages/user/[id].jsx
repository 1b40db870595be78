import { Offer, Post, Shell } from '../../Cards.jsx'
import { readUser } from '../../read.ts'

export default function User({ shell, user, offers, posts }) {
  return (
    <Shell shell={shell} title={user.name}>
      <img src={`/api/media/${user.avatar}?w=256`} alt="" />
      <p>{user.about}</p>
      <p>
        {user.city}, {user.country}
      </p>
      {offers.data.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
      {posts.data.map((post) => (
        <Post key={post.id} post={post} />
      ))}
    </Shell>
  )
}

export const getServerSideProps = (context) => readUser(context)
