import { beforeAll, describe } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { buildAnswer, buildComment, buildPost, type Comment, type Post } from '../../posts.ts'
import { testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const posts = 20_000
const big = [
  'posts',
  'post_mentions',
  'post_likes',
  'saved_posts',
  'hidden_posts',
  'comments',
  'comment_likes',
  'accounts',
  'stores',
]

let lucia: Person
let mateo: Person
let post: Post
let comment: Comment
beforeAll(async () => {
  await fillWithPeople(testApp.platform, 5_000)
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  const { pool } = testApp.platform.database
  await pool.query(
    `insert into posts (id, author_id, text, media, likes, comments, created_at)
     select gen_random_uuid(), (select array_agg(id) from (select id from accounts limit 2000) authors)[1 + n % 2000],
       'We met on Saturday ' || md5(n::text) || ' word' || n % 900,
       case when n % 5 = 0 then '[{"imgName": "a.webp", "kind": "image", "width": 8, "height": 8, "poster": null}]'::jsonb else '[]' end, n % 9, 1,
       now() - make_interval(secs => n) from generate_series(1, $1::int) n`,
    [posts],
  )
  await pool.query(
    `insert into comments (id, post_id, author_id, text) select gen_random_uuid(), id, author_id, 'How tall?' from posts`,
  )
  await pool.query(
    `insert into comments (id, post_id, parent_id, author_id, text)
     select gen_random_uuid(), post_id, id, author_id, 'As tall as you.' from comments`,
  )
  await pool.query(
    `insert into post_likes (post_id, account_id) select id, author_id from posts;
     insert into comment_likes (comment_id, account_id) select id, author_id from comments;
     insert into saved_posts (id, account_id, post_id) select gen_random_uuid(), author_id, id from posts;
     insert into hidden_posts (account_id, post_id) select author_id, id from posts;
     insert into post_mentions (account_id, post_id) select author_id, id from posts`,
  )
  await pool.query(
    `insert into saved_posts (id, account_id, post_id) select gen_random_uuid(), $1, id from posts limit 3000 on conflict do nothing`,
    [lucia.id],
  )
  await pool.query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at)
     select least($1, id), greatest($1, id), id, 'connected', now() from accounts where id <> $1 limit 300`,
    [lucia.id],
  )
  await pool.query(
    `insert into stores (id, name, about, category, link)
     select gen_random_uuid(), 'Bakery ' || n, 'Loaves of ' || md5(n::text), (array['food','fashion'])[1 + n % 2],
       'https://bread.example' from generate_series(1, 5000) n`,
  )
  post = await buildPost(lucia)
  comment = await buildComment(post, mateo)
  for (let number = 0; number < 5; number += 1) await buildAnswer(comment, lucia)
  await pool.query(
    'vacuum analyze posts, comments, post_likes, saved_posts, hidden_posts, comment_likes, post_mentions, friendships, stores',
  )
  await testApp
    .as(lucia)
    .post(`/api/posts/posts/${post.id}/comments`, { text: 'Here.', parent_id: comment.id })
  // The first call caches each session.
  await testApp.as(lucia).get('/api/posts/posts?limit=1')
  await testApp.as(mateo).get('/api/posts/posts?limit=1')
})

const list = (question: string, person = lucia) => testApp.as(person).get(`/api/posts/posts?${question}`)
const asks: Record<string, () => Promise<unknown>> = {
  'the feed of an account with many connections': () => list(''),
  'the feed of an account without connections': () => list('', mateo),
  'the next page of the feed': async () =>
    list(`cursor=${encodeURIComponent((await list('')).body.nextCursor)}`),
  'the posts of an author': () => list(`author=${lucia.id}`, mateo),
  'the images of an author': () => list(`author=${lucia.id}&media=true`, mateo),
  'the saved posts': () => list('saved=true'),
  'the saved posts with images': () => list('saved=true&media=true'),
  'a search for words': () => list('query=saturday+word7'),
  'a search for a beginning': () => list('query=satu'),
  'one post': () => testApp.as(mateo).get(`/api/posts/posts/${post.id}`),
  'the comments of a post': () => testApp.as(lucia).get(`/api/posts/posts/${post.id}/comments`),
  'the answers to a comment': () =>
    testApp.as(lucia).get(`/api/posts/posts/${post.id}/comments?parent_id=${comment.id}`),
  'notifications of comments and answers': () => testApp.as(mateo).get('/api/notifications/notify'),
  stores: () => testApp.guest.get('/api/stores?limit=20'),
  'stores of a category': () => testApp.guest.get('/api/stores?category=food'),
  'a search for stores': () => testApp.guest.get('/api/stores?query=bakery+77'),
}

describe(`among ${posts} posts and as many comments`, () => {
  testPlans(testApp, asks, { big, most: 24 })
  // Which words no post has, which words are like them, and the search that is made instead.
  const corrected = {
    'a mistyped word': () => list('query=satuday'),
    'words that no post has all of': () => list('query=word7+word8+zebras'),
  }
  testPlans(testApp, corrected, { big, most: 24 })
})
