import type pg from 'pg'
import { size } from '../size.ts'
import { passages } from './passages.ts'
import { getId } from './town.ts'

const { people } = size

/** SQL of an id that begins with its time, as those of posts do. */
const idAt = (at: string, number: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') ||
    overlay(overlay(right(md5('post ' || ${number}), 20) placing '7' from 1) placing '8' from 5))::uuid`

/** Connects each person with `around` others at growing distances, so that no pair occurs twice. */
export async function fillConnections(client: pg.Client, around: number): Promise<void> {
  await client.query(
    `insert into friendships (first_id, second_id, asked_by, state, created_at, connected_at)
     select least(one, other), greatest(one, other), one, 'connected', at, at
     from generate_series(0, $1::int - 1) i cross join generate_series(1, $2::int) k
     cross join lateral (
       select ${getId('account', 'i')} as one, ${getId('account', '((i + k * (k + 611)) % $1::int)')} as other,
         now() - k * interval '9 days' as at
     ) pair`,
    [people, around],
  )
  await client.query('vacuum analyze friendships')
}

/** Fills posts of the first `authors` people, two a minute; every third has an image, every tenth a mention. */
export async function fillPosts(client: pg.Client, posts: number, authors: number = people): Promise<void> {
  await client.query(
    `insert into posts (id, author_id, text, mentions, media, pictures, likes, comments, created_at)
     select ${idAt('at', 'i')}, ${getId('account', '(i::bigint * 48271 % $2::int)')},
       passage.title || '. ' || left(passage.about, 160),
       case when i % 10 = 0 then array[${getId('account', '(i::bigint * 7919 % $2::int)')}] else '{}' end,
       case when i % 3 = 0 then jsonb_build_array(jsonb_build_object('imgName', i || '.jpg', 'kind', 'image',
         'width', 1200, 'height', 800, 'poster', null)) else '[]' end,
       case when i % 3 = 0 then array[i || '.jpg'] else '{}' end, i * 7 % 40, i % 6, at
     from generate_series(0, $1::int - 1) i
     cross join lateral (select now() - i * interval '30 seconds' as at) sent
     join passages passage on passage.id = i::bigint * 2654435761 % $3::int`,
    [posts, authors, passages.length],
  )
  await client.query(
    'insert into post_mentions (account_id, post_id) select mentions[1], id from posts where cardinality(mentions) > 0',
  )
  await client.query(
    `insert into post_likes (post_id, account_id, created_at)
     select id, ${getId('account', '(likes + comments)')}, now() from posts where likes > 20`,
  )
  for (const table of ['posts', 'post_mentions', 'post_likes']) await client.query(`vacuum analyze ${table}`)
}
