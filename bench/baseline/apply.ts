import { createHmac } from 'node:crypto'
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
 * Saves an application with the organisation's notification, the email to it, the conversation with a first message and what
 * is sent to the live streams of both, whose events it locks, in one statement. Their open screens are told.
 * Runs while the offer is locked.
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
    ), locked as materialized (
      select pg_advisory_xact_lock(7263403, key)
      from (select hashtext(account) as key from (values ($2::text), ($3::text)) accounts (account) order by key) keys
    ), events as (
      insert into live_events (account_id, event, data, about)
      select account_id, event, data, about
      from jsonb_to_recordset($17) as events (account_id uuid, event text, data jsonb, about uuid)
      where (select count(*) from locked) > 0
    )
    select (select total from queued) as queued, pg_notify('live_event', $3::text || ' ' || $2::text) as noticed,
      pg_notify('live_passing', $18) as changed,
      (select id from application) as id, (select created_at from application) as created_at`,
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
export async function apply(
  { pool, secret }: { pool: pg.Pool; secret: string },
  application: Application,
  viewer: Viewer,
): Promise<string> {
  if (!uuid.test(application.job_id)) throw new CallerError(400, 'no id of an offer')
  if (viewer.provider || !viewer.validated) throw new CallerError(403, `${viewer.id} may not apply`)
  const client = await pool.connect()
  try {
    await client.query(`begin; select id from jobs where id = '${application.job_id}' for share`)
    const body = await saveLocked({ client, secret }, application, viewer.id)
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
  { client, secret }: { client: pg.PoolClient; secret: string },
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
    ...[ids.mail, read.owner_email, read.language, getMail(read, link, secret)],
    ...[createId(), ids.message, text, link],
    ...[read.in_app, read.by_email, getEvents(read, { volunteer, text, link, ...ids })],
    getChange([read.owner_id, volunteer], jobId),
  ]
  const saved = await client.query<{ id: string | null; created_at: Date }>({ ...saveAll, values })
  const row = saved.rows[0]
  if (!row?.id) throw new CallerError(409, `${volunteer} has applied to ${jobId} before`)
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

function getMail({ title, name, owner_id, owner_name }: Read, link: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(`stop-mails:${owner_id}:jobs`).digest('base64url')
  const address = `http://localhost:3000/unsubscribe?token=${owner_id}.jobs.${signature}`
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

/** A notification for the organisation and the message for both, whose badges change. */
function getEvents(read: Read, { volunteer, notification, message, text, link }: Sent): string {
  const note = { id: notification, type: 'jobs', detail: 'applied', name: read.name, about: read.title }
  const sent = { id: message, from: volunteer, text, link, media: [], createdAt: new Date() }
  return JSON.stringify([
    ...(read.in_app
      ? [{ account_id: read.owner_id, event: 'notification', data: note, about: volunteer }]
      : []),
    ...[volunteer, read.owner_id].flatMap((id) => [
      { account_id: id, event: 'message', data: sent, about: volunteer },
      { account_id: id, event: 'badgeChange', data: {}, about: null },
    ]),
  ])
}

const getChange = (to: string[], jobId: string): string =>
  JSON.stringify({ to, event: 'applicationChange', data: { job_id: jobId } })
