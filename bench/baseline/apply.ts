import type pg from 'pg'
import { v7 as createId } from 'uuid'

export type Application = { jobId: string; answers: { question_id: string; answer: string }[] }

/** Reads what decides whether this volunteer may apply, and what the notification and the emails name. */
const readBoth = {
  name: 'bench_apply_read',
  text: `select jobs.title, jobs.questions, owner.id as owner_id, owner.name as owner_name, owner.email as owner_email,
      owner.language, volunteer.name, volunteer.avatar, volunteer.city, volunteer.country,
      (select json_object_agg(topic, json_build_object('inApp', in_app, 'email', email))
        from notification_preferences where account_id = owner.id) as preferences,
      (select count(*)::int from stopped_addresses where hash = owner.email) as stopped,
      (select count(distinct (type, detail, action_id))::int from notifications
        where account_id = owner.id and visible_from <= now() and cleared_at is null and read_at is null) as unread,
      (select count(*)::int from conversations left join conversation_reads seen
          on seen.conversation_id = conversations.id and seen.account_id = owner.id
        where owner.id in (first_id, second_id) and last_from_id <> owner.id
          and (seen.message_id is null or seen.message_id < last_message_id)) as messages,
      (select count(distinct (type, detail, action_id))::int from notifications
        where account_id = volunteer.id and visible_from <= now() and cleared_at is null and read_at is null) as own_unread
    from jobs join accounts owner on owner.id = jobs.owner_id
    cross join (select accounts.* from sessions join accounts on accounts.id = sessions.account_id
      where sessions.id = $2 and sessions.expires_at > now()) volunteer
    where jobs.id = $1 and jobs.status = 'published' and jobs.closes_at > now() and jobs.hidden_from is null
      and volunteer.validated_at is not null and volunteer.suspended_at is null
      and (jobs.vacancies is null or (select count(*) from applications taken
        where taken.job_id = jobs.id and taken.status = 'accepted') < jobs.vacancies)
      and not exists (select 1 from blocks where (blocker_id = volunteer.id and blocked_id = owner.id)
        or (blocker_id = owner.id and blocked_id = volunteer.id))`,
}

/**
 * Saves an application with the organisation's notification, the email to it, the conversation with a first message and
 * what is sent to the live streams of both, in one statement.
 */
const saveAll = {
  name: 'bench_apply_save',
  text: `
    with offer as (select id from jobs where id = $1 and status = 'published' for share
    ), application as (
      insert into applications (id, job_id, volunteer_id, answers) select $4, id, $2, $5 from offer
      on conflict (job_id, volunteer_id) do nothing returning id
    ), notified as (
      insert into notifications (id, account_id, type, detail, actor_id, action_id)
      select $6, $3, 'jobs', 'applied', $2, $1 from application
      on conflict (account_id, type, detail, actor_id, action_id) do update
      set id = excluded.id, created_at = now(), read_at = null, cleared_at = null, visible_from = now() returning id
    ), mail as (
      insert into mails (id, cause, account_id, about, recipient, language, content)
      select $7, 'application-applied:' || id, $3, $2, $8, $9, $10 from application
      on conflict do nothing returning id
    ), conversation as (
      insert into conversations (id, first_id, second_id, started_by, is_request, last_message_id, last_from_id, last_message_at)
      select $11::uuid, least($2::uuid, $3), greatest($2::uuid, $3), $2, false, $12::uuid, $2, now() from application
      on conflict (first_id, second_id) do update
      set last_message_id = excluded.last_message_id, last_from_id = excluded.last_from_id, last_message_at = now()
      returning id
    ), message as (
      insert into messages (id, conversation_id, from_id, text, link) select $12, id, $2, $13, $14 from conversation
      returning id
    ), seen as (
      insert into conversation_reads (conversation_id, account_id, message_id, read_at)
      select id, $2, $12, now() from conversation
      on conflict (conversation_id, account_id) do update set message_id = excluded.message_id, read_at = now()
    ), queued as (
      select graphile_worker.add_job('mail.send', json_build_object('id', id), job_key => 'mail:' || id, max_attempts => 25)
      from mail
    ), reminder as (
      select graphile_worker.add_job('mailings.messages', json_build_object('conversationId', id, 'accountId', $3::uuid),
        run_at => now() + interval '10 minutes', job_key => 'messages:' || id || ':' || $3, max_attempts => 25,
        priority => 10) from conversation
    ), locked as (
      select pg_advisory_xact_lock(7263403, hashtext(account)) from (values (least($2::uuid, $3)::text), (greatest($2::uuid, $3)::text)) accounts (account)
    ), events as (
      insert into live_events (account_id, event, data, about)
      select account_id, event, data, about
      from jsonb_to_recordset($15) as events (account_id uuid, event text, data jsonb, about uuid), (select count(*) from locked) locks
    )
    select (select count(*) from queued) + (select count(*) from reminder) as queued, pg_notify('live_event', $3 || ' ' || $2),
      (select id from application) as id`,
}

type Read = {
  title: string
  questions: { id: string; question: string }[]
  owner_id: string
  owner_name: string
  owner_email: string
  language: string
  name: string
  avatar: string
  city: string
  country: string
  unread: number
  messages: number
  own_unread: number
}

/** Answers an application of this volunteer to an offer, saved with all that follows from it. */
export async function apply(
  pool: pg.Pool,
  { jobId, answers }: Application,
  volunteer: string,
): Promise<string> {
  const { rows } = await pool.query<Read>({ ...readBoth, values: [jobId, volunteer] })
  const read = rows[0]
  if (!read) throw new Error(`${volunteer} may not apply to ${jobId}`)
  const answered = answers.map((answer) => ({
    ...answer,
    question: read.questions.find(({ id }) => id === answer.question_id)?.question,
  }))
  const ids = { application: createId(), notification: createId(), mail: createId(), message: createId() }
  const link = `/my-jobs/${jobId}/applicants`
  const text = `Hola, me he apuntado a «${read.title}».`
  const values = [
    ...[jobId, volunteer, read.owner_id, ids.application, JSON.stringify(answered), ids.notification],
    ...[ids.mail, read.owner_email, read.language, getMail(read, link), createId(), ids.message, text, link],
    getEvents(read, { volunteer, text, link, ...ids }),
  ]
  const saved = await pool.query<{ id: string | null }>({ ...saveAll, values })
  if (!saved.rows[0]?.id) throw new Error(`${volunteer} has applied to ${jobId} before`)
  const { title, name, avatar, city, country } = read
  const user = { id: volunteer, name, avatar, city, country }
  return JSON.stringify({ id: saved.rows[0].id, job: { id: jobId, title }, user, answers: answered })
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

/** The five events: a notification for the organisation, the message and the badges for both. */
function getEvents(read: Read, { volunteer, notification, message, text, link }: Sent): string {
  const note = { id: notification, type: 'jobs', detail: 'applied', name: read.name, about: read.title }
  const sent = { id: message, from: volunteer, text, link, media: [], createdAt: new Date() }
  const badges = { notifications: read.unread + 1, unread: read.unread + 1, messages: read.messages + 1 }
  const own = { notifications: read.own_unread, unread: read.own_unread, messages: 0 }
  return JSON.stringify([
    { account_id: read.owner_id, event: 'notification', data: note, about: volunteer },
    ...[volunteer, read.owner_id].map((id) => ({
      account_id: id,
      event: 'message',
      data: sent,
      about: volunteer,
    })),
    { account_id: read.owner_id, event: 'badge', data: badges, about: null },
    { account_id: volunteer, event: 'badge', data: own, about: null },
  ])
}
