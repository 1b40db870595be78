/** A page with the account's name and its badges, in plain elements. */
export function Shell({ shell, title, children }) {
  return (
    <>
      <header>
        <a href="/feed">Feed</a>
        <a href="/jobs">Offers</a>
        <a href="/chat">Messages</a>
        <a href="/notifications">Notifications {shell.unread}</a>
        <a href={`/user/${shell.me.id}`}>{shell.me.name}</a>
      </header>
      <main data-live-from={shell.liveFrom}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}

export function Offer({ offer }) {
  return (
    <article>
      <a href={`/job/${offer.id}`}>
        <h3>{offer.title}</h3>
      </a>
      <a href={`/user/${offer.owner.id}`}>
        <img src={`/api/media/${offer.owner.avatar}?w=96`} alt="" />
        {offer.owner.name}
      </a>
      <p>{offer.about}</p>
      <p>
        {offer.city}, {offer.country}
      </p>
      <p>{offer.type}</p>
      <p>{offer.categories.join(', ')}</p>
      <time>{offer.deadline}</time>
      {offer.application && <p>Applied</p>}
      <button type="button">{offer.favorite ? 'Saved' : 'Save'}</button>
    </article>
  )
}

export function Post({ post }) {
  return (
    <article id={post.id}>
      <a href={`/user/${post.author.id}`}>
        <img src={`/api/media/${post.author.avatar}?w=96`} alt="" />
        {post.author.name}
      </a>
      <a href={`/post/${post.id}`}>
        <time>{post.createdAt}</time>
      </a>
      <p>{post.text}</p>
      {post.media.map((one) => (
        <img key={one.imgName} src={`/api/media/${one.imgName}?w=512`} alt="" />
      ))}
      <button type="button">Like {post.likes}</button>
      <button type="button">Comment {post.comments}</button>
    </article>
  )
}
