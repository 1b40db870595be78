import { createHash } from 'node:crypto'
import { person, type Statement } from './statement.ts'
import { searchedWords } from './words.ts'

export type Search = {
  query?: string
  country?: string
  city?: string
  categories?: string[]
  type?: string[]
  sort?: string
}

const most = 1_000
/** Of more matches by words, only so many are ranked. */
const mostRanked = 5_000

/** SQL of whether an offer has as many accepted applications as vacancies. */
const full = `(jobs.vacancies is not null and (select count(*) from applications taken
  where taken.job_id = jobs.id and taken.status = 'accepted') >= jobs.vacancies)`

const previewFields = `'id', jobs.id, 'title', jobs.title, 'owner', ${person('owner')},
  'city', jobs.city, 'country', jobs.country, 'categories', jobs.categories, 'type', jobs.type,
  'deadline', jobs.deadline, 'full', ${full}, 'about', left(jobs.about, 300), 'background', jobs.background,
  'publishedAt', jobs.published_at`
const preview = `json_build_object(${previewFields})`

/** SQL of what an offer is to a reader: saved, and applied to. */
const toReader = (reader: string) => `
  'favorite', exists (select 1 from favorites where favorites.volunteer_id = ${reader} and favorites.job_id = jobs.id),
  'application', (select json_build_object('id', mine.id, 'status', mine.status) from applications mine
    where mine.volunteer_id = ${reader} and mine.job_id = jobs.id)`

/** $1: the reader. */
const details = `json_build_object('id', jobs.id, 'title', jobs.title, 'owner', ${person('owner')},
  'country', jobs.country, 'state', jobs.state, 'city', jobs.city, 'categories', jobs.categories,
  'about', jobs.about, 'requirements', jobs.requirements, 'additionalInformation', jobs.additional_information,
  'startDate', jobs.start_date, 'deadline', jobs.deadline, 'closesAt', jobs.closes_at, 'type', jobs.type,
  'durationHours', jobs.duration_hours, 'durationPer', jobs.duration_per, 'durationDays', jobs.duration_days,
  'skills', jobs.skills, 'vacancies', jobs.vacancies, 'full', ${full}, 'minimumAge', jobs.minimum_age,
  'background', jobs.background, 'images', jobs.images, 'questions', jobs.questions, 'status', jobs.status,
  'createdAt', jobs.created_at, 'updatedAt', jobs.updated_at,
  ${toReader('$1')}, 'age', reader.age, 'validated', reader.validated_at is not null)`

type Filter = { of: 'categories' | 'type' | 'country' | null; sql: string }

/** The conditions of a search, and the values of their parameters; the reader, if there is one, is $2. */
function getFilters(
  { query, country, city, categories, type }: Search,
  reader?: string,
): {
  filters: Filter[]
  values: unknown[]
} {
  const values: unknown[] = []
  const filters: Filter[] = []
  const add = (of: Filter['of'], value: unknown, sql: (parameter: string) => string) => {
    if (value === undefined) return
    values.push(value)
    filters.push({ of, sql: sql(`$${values.length + 1}`) })
  }
  add(
    null,
    reader,
    (id) => `jobs.owner_id not in (select blocked_id from blocks where blocker_id = ${id}::uuid
    union all select blocker_id from blocks where blocked_id = ${id}::uuid)`,
  )
  if (query !== undefined) filters.push({ of: null, sql: searchedWords(query).where })
  add('country', country, (one) => `jobs.country = ${one}`)
  add(null, city, (start) => `brota_plain(jobs.city) like brota_plain(${start}::text) || '%'`)
  add('categories', categories, (any) => `jobs.categories && ${any}::text[]`)
  add('type', type, (any) => `jobs.type = any(${any}::text[])`)
  return { filters, values }
}

/** Offers, with the documents of their words where these are searched. */
const searched = (filters: Filter[]): string =>
  filters.some(({ sql }) => sql.startsWith('documents.'))
    ? 'jobs join job_documents documents on documents.job_id = jobs.id'
    : 'jobs'

/** How many found offers have each value of a facet; the facet's own filter does not count. */
function facet(name: 'categories' | 'type' | 'country', filters: Filter[]): string {
  const others = filters.filter(({ of }) => of !== name)
  const isFiltered = others.length < filters.length
  const found = isFiltered
    ? `(select jobs.${name} from ${searched(filters)} where ${where(others)} order by jobs.published_at desc, jobs.id desc limit ${most})`
    : `(select ${name} from matched limit ${most})`
  const value = name === 'categories' ? 'unnest(categories)' : name
  return `'${name}', (select coalesce(json_object_agg(value, offers), '{}') from (select value, count(*) as offers
    from (select ${value} as value from ${found} found) each group by value) counted)`
}

const where = (filters: Filter[]) =>
  ["jobs.status = 'published'", 'jobs.closes_at > now()', ...filters.map(({ sql }) => sql)].join(' and ')

/**
 * Returns a search: the first page of offers with their organisations, how many there are, and how many of each category,
 * type and country; for a reader also what each offer is to them, and none of those whom they blocked or who blocked
 * them. Guests cannot filter by skills. $1: how many are shown.
 */
export function searchOffers(search: Search, shown: number, reader?: string): Statement {
  const { filters, values } = getFilters(search, reader)
  const card = reader ? `json_build_object(${previewFields}, ${toReader('$2::uuid')})` : preview
  const order = search.sort === 'deadline' ? 'closes_at, id' : 'published_at desc, id desc'
  const newest =
    search.sort === 'deadline' ? 'jobs.closes_at, jobs.id' : 'jobs.published_at desc, jobs.id desc'
  const isByWords = search.query !== undefined
  const score = isByWords ? searchedWords(search.query ?? '').score : '0'
  const facets = (['categories', 'type', 'country'] as const).map((name) => facet(name, filters))
  const text = `
    with matched as materialized (
      select jobs.id, jobs.categories, jobs.type, jobs.country, jobs.published_at, jobs.closes_at,
        ${score} as score, ${full} as is_full
      from ${searched(filters)} where ${where(filters)} order by ${newest} limit ${(isByWords ? mostRanked : most) + 1}
    ), shown as materialized (
      select id, row_number() over (order by is_full, score desc, ${order}) as place from matched
      order by is_full, score desc, ${order} limit $1
    )
    select json_build_object(
      'data', (select coalesce(json_agg(${card} order by shown.place), '[]')
        from shown join jobs using (id) join accounts owner on owner.id = jobs.owner_id),
      'total', (select least(count(*), ${most + 1}) from matched), ${facets.join(', ')}) as body`
  return {
    name: `bench_search_${createHash('md5').update(text).digest('hex')}`,
    text,
    values: [shown, ...values],
  }
}

/** Returns an offer's preview, which guests see. */
export const offerAsGuest = (id: string): Statement => ({
  name: 'bench_offer_guest',
  text: `select ${preview} as body from jobs join accounts owner on owner.id = jobs.owner_id
    where jobs.id = $1 and jobs.status <> 'draft' and jobs.hidden_from is null and owner.suspended_at is null`,
  values: [id],
})

/** Returns an offer with what it is to this reader: saved, applied to, and what decides whether they may apply. */
export const offerSignedIn = (id: string, reader: string): Statement => ({
  name: 'bench_offer_reader',
  text: `select ${details} as body
    from jobs join accounts owner on owner.id = jobs.owner_id join accounts reader on reader.id = $1
    where jobs.id = $2 and jobs.status <> 'draft' and jobs.hidden_from is null and owner.suspended_at is null
      and not exists (select 1 from blocks where (blocker_id = $1 and blocked_id = owner.id)
        or (blocker_id = owner.id and blocked_id = $1))`,
  values: [reader, id],
})

/** Returns an organisation's newest open offers, full ones last, as its profile shows them to a reader. */
export const offersOf = (reader: string, owner: string, shown: number): Statement => ({
  name: 'bench_offers_of',
  text: `with found as (select jobs.*, ${full} as is_full, count(*) over () as total from jobs
      where jobs.owner_id = $1 and jobs.status = 'published' and jobs.closes_at > now() and jobs.hidden_from is null
      order by is_full, created_at desc, id desc limit $2)
    select json_build_object('data', (select coalesce(json_agg(json_build_object(${previewFields}, ${toReader('$3::uuid')}) order by jobs.is_full, jobs.created_at desc, jobs.id desc), '[]')
      from found jobs join accounts owner on owner.id = jobs.owner_id), 'total', (select max(total) from found)) as body`,
  values: [owner, shown, reader],
})
