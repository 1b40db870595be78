import { beforeAll, describe, expect, it } from 'vitest'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { getSettings } from '../setup/settings.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let ines: Person
let namesake: Person

beforeAll(async () => {
  lucia = await buildVolunteer({ name: 'Lucía Ferrer' })
  ines = await buildVolunteer({ name: 'Inês Prado' })
  namesake = await buildVolunteer({ name: 'Inês Prado Gil' })
})

async function save(person: Person, name: string, ongId = ''): Promise<void> {
  const settings = { ...getSettings(name, 'words'), ong_id: ongId }
  const { status } = await testApp.as(person).put('/api/account/settings', settings)
  expect(status).toBe(200)
}

const write = async (text: string, mentions: Person[], to = '/api/posts/posts') => {
  const { body } = await testApp.as(lucia).post(to, { text, mentions: mentions.map(({ id }) => id) })
  return body
}
const read = async (id: string) => (await testApp.as(lucia).get(`/api/posts/posts/${id}`)).body
const readComments = async (id: string) =>
  (await testApp.as(lucia).get(`/api/posts/posts/${id}/comments`)).body.data

describe('an account with a new name', () => {
  it('Posts and comments that mention it say its new name, and that they were edited by nobody', async () => {
    const post = await write('Thanks @Inês Prado! @INÊS PRADO, see @Inês Prado Gil', [namesake, ines])
    const other = await write('Inês Prado, and inês@prado.example', [ines])
    const comment = await write('@Inês Prado?', [ines], `/api/posts/posts/${post.id}/comments`)
    await save(ines, 'Inês Vidal')
    await testApp.work()
    expect(await read(post.id)).toMatchObject({
      text: 'Thanks @Inês Vidal! @Inês Vidal, see @Inês Prado Gil',
      mentions: [
        { id: namesake.id, name: 'Inês Prado Gil' },
        { id: ines.id, name: 'Inês Vidal' },
      ],
      editedAt: null,
      updatedAt: post.updatedAt,
    })
    expect(await read(other.id)).toMatchObject({ text: other.text })
    expect(await readComments(post.id)).toMatchObject([
      { id: comment.id, text: '@Inês Vidal?', editedAt: null },
    ])
  })

  it('More texts than one batch are renamed, also after two renames in a row', async () => {
    const huerto = await buildOrganisation({ name: 'Huerto Vivo' })
    const posts = []
    for (let count = 0; count < 3; count++) posts.push(await write(`${count} @Huerto Vivo`, [huerto]))
    const { pool } = testApp.platform.database
    await pool.query(
      `with copied as (
         insert into posts (id, author_id, text, mentions)
         select gen_random_uuid(), author_id, text, mentions from posts, generate_series(1, 250) where id = $1 returning id)
       insert into post_mentions (account_id, post_id) select $2, id from copied`,
      [posts[0].id, huerto.id],
    )
    await save(huerto, 'Huerto Libre', huerto.ongId)
    await save(huerto, 'Huerto Claro', huerto.ongId)
    await testApp.work()
    for (const [count, { id }] of posts.entries())
      expect((await read(id)).text).toBe(`${count} @Huerto Claro`)
    const { rows } = await pool.query(
      `select text, count(*)::int from posts where $1 = any(mentions) group by text order by 2 desc`,
      [huerto.id],
    )
    expect(rows[0]).toEqual({ text: '0 @Huerto Claro', count: 251 })
    expect(rows).toHaveLength(3)
  })
})
