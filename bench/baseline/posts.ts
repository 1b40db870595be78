import { blocked, list, person, type Statement } from './statement.ts'

const post = `json_build_object('id', posts.id, 'author', ${person('author')}, 'text', posts.text,
  'mentions', (select ${list(`json_build_object('id', named.id, 'name', named.name)`, 'named.id')}
    from accounts named where named.id = any(posts.mentions)),
  'media', posts.media, 'likes', posts.likes, 'comments', posts.comments, 'createdAt', posts.created_at,
  'editedAt', posts.edited_at,
  'liked', exists (select 1 from post_likes where post_id = posts.id and account_id = $1))`

const latest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Returns a page of the posts of the reader's connections, of organisations that they volunteer for and their own, the
 * newest first, and whether there are more. $2: the last post of the page before.
 */
export const feed = (reader: string, shown: number, before = latest): Statement => ({
  name: 'bench_feed',
  text: `
    with hidden as materialized (${blocked}), authors as materialized (
      select id from (
        select $1::uuid as id
        union select second_id from friendships where first_id = $1 and state = 'connected'
        union select first_id from friendships where second_id = $1 and state = 'connected'
        union select organisation_id from volunteerings where volunteer_id = $1 and ended_at is null
      ) all_authors where id not in (select id from hidden)
    ), newest as materialized (
      select found.id from authors cross join lateral (
        select posts.id from posts where posts.author_id = authors.id and posts.id < $2 and posts.hidden_at is null
        order by posts.id desc limit $3 + 1
      ) found order by found.id desc limit $3 + 1
    )
    select json_build_object(
      'data', (select ${list(post, 'posts.id desc')} from (select id from newest order by id desc limit $3) shown
        join posts using (id) join accounts author on author.id = posts.author_id),
      'more', (select count(*) > $3 from newest)) as body`,
  values: [reader, before, shown],
})

/** Returns the posts of a person or organisation and those that mention it, the newest first. */
export const postsOf = (reader: string, about: string, shown: number): Statement => ({
  name: 'bench_posts_of',
  text: `
    with hidden as materialized (${blocked}), newest as materialized (
      select found.id from (
        (select posts.id from posts where posts.author_id = $2 order by posts.id desc limit $3 + 1)
        union
        (select post_id from post_mentions where account_id = $2 order by post_id desc limit $3 + 1)
      ) found join posts using (id)
      where posts.hidden_at is null and $2 not in (select id from hidden)
        and posts.author_id not in (select id from hidden)
      order by found.id desc limit $3 + 1)
    select json_build_object(
      'data', (select ${list(post, 'posts.id desc')} from (select id from newest order by id desc limit $3) shown
        join posts using (id) join accounts author on author.id = posts.author_id),
      'more', (select count(*) > $3 from newest)) as body`,
  values: [reader, about, shown],
})

/** Returns one post with its author. */
export const onePost = (reader: string, id: string): Statement => ({
  name: 'bench_post',
  text: `select ${post} as body from posts join accounts author on author.id = posts.author_id
    where posts.id = $2 and posts.hidden_at is null
      and not exists (select 1 from (${blocked}) hidden where hidden.id = posts.author_id)`,
  values: [reader, id],
})
