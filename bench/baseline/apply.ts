import type pg from 'pg'
import { v7 as createId } from 'uuid'
import { CallerError, type Viewer } from './session.ts'

export type Application = { job_id: string; answers: { question_id: string; answer: string }[] }

/** Reads what decides whether this volunteer may apply, and what the notification and the emails name. */
const readBoth = {
  name: 'bench_apply_read',
  text: `select jobs.title, jobs.questions, owner.id as owner_id, owner.name as owner_name, owner.email as owner_email,
      owner.language, volunteer.name, volunteer.avatar, volunteer.city, volunteer.country,
      coalesce(preference.in_app, true) as in_app,
      coalesce(preference.email, 'now') = 'now' and owner.suspended_at is null and owner.validated_at is not null
        and not exists (select 1 from stopped_addresses
          where hash = translate(rtrim(encode(sha256(owner.email::bytea), 'base64'), '='), '+/', '-_')) as by_email
    from jobs join accounts owner on owner.id = jobs.owner_id join accounts volunteer on volunteer.id = $2
    left join notification_preferences preference on preference.account_id = owner.id and preference.topic = 'jobs'
    where jobs.id = $1 and jobs.status = 'published' and jobs.closes_at > now() and jobs.hidden_from is null
      and not volunteer.provider and volunteer.validated_at is not null and volunteer.suspended_at is null
      and volunteer.name <> '' and volunteer.country <> '' and volunteer.city <> '' and volunteer.about <> ''
      and volunteer.age is not null and volunteer.categories <> '{}' and volunteer.work_shift <> '{}'
      and coalesce(volunteer.age, 0) >= coalesce(jobs.minimum_age, 0)
      and (jobs.vacancies is null or (select count(*) from applications taken
        where taken.job_id = jobs.id and taken.status = 'accepted') < jobs.vacancies)
      and not exists (select 1 from blocks where (blocker_id = volunteer.id and blocked_id = owner.id)
        or (blocker_id = owner.id and blocked_id = volunteer.id))`,
}

/**
 * Saves an application with the organisation's notification, the email to it and the conversation with a first message, in
 * one statement, which locks the live events of both. Runs while the offer is locked.
 */
const saveAll = {
  name: 'bench_apply_save',
  text: `
    with application as (
      insert into applications (id, job_id, volunteer_id, answers) values ($4, $1, $2, $5)
      on conflict (job_id, volunteer_id) do nothing returning id, created_at
    ), notified as (
      insert into notifications (id, account_id, type, detail, actor_id, action_id)
      select $6, $3, 'jobs', 'applied', $2, $1 from application where $15
      on conflict (account_id, type, detail, actor_id, action_id) do update
      set id = excluded.id, created_at = now(), read_at = null, cleared_at = null, visible_from = now() returning id
    ), mail as (
      insert into mails (id, cause, account_id, about, recipient, language, content)
      select $7, 'application-applied:' || id, $3, $2, $8, $9, $10 from application where $16
      on conflict do nothing returning id
    ), conversation as (
      insert into conversations (id, first_id, second_id, started_by, is_request, last_message_id, last_from_id, last_message_at)
      select $11::uuid, least($2::uuid, $3), greatest($2::uuid, $3), $2, false, $12::uuid, $2, now() from application
      on conflict (first_id, second_id) do update
      set last_message_id = excluded.last_message_id, last_from_id = excluded.last_from_id, last_message_at = now(),
        is_request = false, declined_at = null
      returning id
    ), message as (
      insert into messages (id, conversation_id, from_id, text, link) select $12, id, $2, $13, $14 from conversation
      returning id
    ), seen as (
      insert into conversation_reads (conversation_id, account_id, message_id, read_at)
      select id, $2, $12, now() from conversation
      on conflict (conversation_id, account_id) do update set message_id = excluded.message_id, read_at = now()
    ), jobs as (
      select 'mail.send' as task, json_build_object('id', id) as payload, null as run_at, 'mail:' || id as key, 0 as priority
      from mail
      union all
      select 'mailings.messages', json_build_object('conversationId', id, 'accountId', $3::uuid),
        now() + interval '10 minutes', 'messages:' || id || ':' || $3, 10 from conversation
    ), queued as (
      select count(*) as total from graphile_worker.add_jobs(array(
        select row(task, payload, null, run_at, 25::smallint, key, priority::smallint, null)::graphile_worker.job_spec
        from jobs))
    ), locked as (
      select pg_advisory_xact_lock(7263403, hashtext(account)) from (values (least($2::uuid, $3)::text), (greatest($2::uuid, $3)::text)) accounts (account)
    )
    select (select total from queued) as queued, (select count(*) from locked) as locked,
      (select id from application) as id, (select created_at from application) as created_at`,
}

const hidden = `array(select blocked_id from blocks where blocker_id = account.id
  union all select blocker_id from blocks where blocked_id = account.id limit 1000)`

/**
 * Counts the badges of both and stores what is sent to their live streams, in one statement. It is sent after the one that
 * locks the events, because a statement does not see what was committed while it waited for a lock.
 */
const saveEvents = {
  name: 'bench_apply_events',
  text: `
    with badges as (
      select account.id, json_build_object('notifications', lines.total, 'unread', lines.unread, 'messages', (
        select count(*)::int from conversations left join conversation_reads seen
          on seen.conversation_id = conversations.id and seen.account_id = account.id
        where account.id in (first_id, second_id) and (seen.message_id is null or seen.message_id < last_message_id)
          and (last_from_id <> account.id or exists (
            select from messages where conversation_id = conversations.id and from_id <> account.id
              and id > coalesce(seen.message_id, '00000000-0000-0000-0000-000000000000')
              and (text <> '' or media <> '{}') and hidden_at is null))
          and (declined_at is null or started_by = account.id)
          and not array[first_id, second_id] && ${hidden})) as data
      from accounts account cross join lateral (
        select count(*)::int as total, (count(*) filter (where is_unread))::int as unread from (
          select bool_or(read_at is null) as is_unread from (
            select type, detail, action_id, read_at from notifications
            where account_id = account.id and visible_from <= now() and cleared_at is null
              and actor_id <> all(${hidden})
              and not exists (select from accounts actor where actor.id = actor_id and actor.suspended_at is not null)
            order by id desc limit 1001) newest
          group by type, detail, action_id) grouped) lines
      where account.id in ($1, $2)
    ), events as (
      insert into live_events (account_id, event, data, about)
      select account_id, event, data, about
      from jsonb_to_recordset($3) as events (account_id uuid, event text, data jsonb, about uuid)
      union all select id, 'badge', data::jsonb, null from badges
    )
    select pg_notify('live_event', $1::text || ' ' || $2::text)`,
}

type Read = {
  title: string
  questions: { id: string; question: string }[]
  owner_id: string
  owner_name: string
  owner_email: string
  language: string
  in_app: boolean
  by_email: boolean
  name: string
  avatar: string
  city: string
  country: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Saves an application of this volunteer with all that follows from it, in one transaction. The offer is locked first, in
 * the round trip that begins the transaction, so that what is read next is still true when the application is saved.
 */
export async function apply(pool: pg.Pool, application: Application, viewer: Viewer): Promise<string> {
  if (!uuid.test(application.job_id)) throw new CallerError(400, 'no id of an offer')
  if (viewer.provider || !viewer.validated) throw new CallerError(403, `${viewer.id} may not apply`)
  const client = await pool.connect()
  try {
    await client.query(`begin; select id from jobs where id = '${application.job_id}' for share`)
    const body = await saveLocked(client, application, viewer.id)
    await client.query('commit')
    return body
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function saveLocked(
  client: pg.PoolClient,
  { job_id: jobId, answers }: Application,
  volunteer: string,
): Promise<string> {
  const { rows } = await client.query<Read>({ ...readBoth, values: [jobId, volunteer] })
  const read = rows[0]
  if (!read) throw new CallerError(403, `${volunteer} may not apply to ${jobId}`)
  const answered = pairAnswers(read, answers)
  const ids = { application: createId(), notification: createId(), mail: createId(), message: createId() }
  const link = `/my-jobs/${jobId}/applicants`
  const text = `Hola, me he apuntado a «${read.title}».`
  const values = [
    ...[jobId, volunteer, read.owner_id, ids.application, JSON.stringify(answered), ids.notification],
    ...[ids.mail, read.owner_email, read.language, getMail(read, link), createId(), ids.message, text, link],
    ...[read.in_app, read.by_email],
  ]
  const saved = await client.query<{ id: string | null; created_at: Date }>({ ...saveAll, values })
  const row = saved.rows[0]
  if (!row?.id) throw new CallerError(409, `${volunteer} has applied to ${jobId} before`)
  const events = getEvents(read, { volunteer, text, link, ...ids })
  await client.query({ ...saveEvents, values: [read.owner_id, volunteer, events] })
  const { title, name, avatar, city, country } = read
  const user = { id: volunteer, name, avatar, city, country }
  return JSON.stringify({
    ...{ id: row.id, job: { id: jobId, title }, user, answers: answered },
    ...{ status: 'pending', createdAt: row.created_at, decidedAt: null },
    ...{ position: null, placeOfferedUntil: null },
  })
}

/** Pairs each question, worded as now, with its answer; fails when one is missing. */
function pairAnswers({ questions }: Read, answers: Application['answers']) {
  return questions.map(({ id, question }) => {
    const given = answers.find((one) => one.question_id === id)
    if (!given) throw new CallerError(400, `question ${id} has no answer`)
    return { question_id: id, question, answer: given.answer }
  })
}

function getMail({ title, name, owner_name }: Read, link: string): string {
  const address = 'http://localhost:3000/unsubscribe?token=a-token-of-usual-length-with-its-signature'
  return JSON.stringify({
    subject: `${name} se ha apuntado a «${title}»`,
    preview: 'Mira sus respuestas y decide cuando quieras.',
    heading: `Hola, ${owner_name}: tienes una nueva candidatura`,
    paragraphs: [`${name} quiere participar en «${title}» y ha respondido a tus preguntas.`],
    button: { label: 'Ver la candidatura', address: link },
    aside: 'También la encontrarás en tus mensajes de Brota.',
    stop: { label: 'No recibir más correos sobre ofertas y candidaturas', address, oneClick: address },
  })
}

type Sent = { volunteer: string; notification: string; message: string; text: string; link: string }

/** The events beside the badges: a notification for the organisation and the message for both. */
function getEvents(read: Read, { volunteer, notification, message, text, link }: Sent): string {
  const note = { id: notification, type: 'jobs', detail: 'applied', name: read.name, about: read.title }
  const sent = { id: message, from: volunteer, text, link, media: [], createdAt: new Date() }
  return JSON.stringify([
    ...(read.in_app
      ? [{ account_id: read.owner_id, event: 'notification', data: note, about: volunteer }]
      : []),
    ...[volunteer, read.owner_id].map((id) => ({
      account_id: id,
      event: 'message',
      data: sent,
      about: volunteer,
    })),
  ])
}
