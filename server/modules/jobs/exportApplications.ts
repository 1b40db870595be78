import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Application } from '#contracts/jobs.ts'
import { days, noTime, periods } from '#contracts/lists.ts'
import { idInput } from '#contracts/rules.ts'
import { type Language, locales } from '#i18n/index.ts'
import { translator } from '#i18n/translator.ts'
import { toBatches } from '#lib/batches.ts'
import { countryName } from '#lib/countryNames.ts'
import { stampIn } from '#lib/dates.ts'
import { fileName, stripAccents } from '#lib/text.ts'
import { type Contact, findContacts } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { applicationViews } from './loadApplication.ts'
import { loadOwnJob } from './loadJob.ts'
import { findApplicationIds, findApplicationsById, findAskedQuestions } from './queries/exported.ts'
import type { StoredQuestion } from './tables.ts'

const rowsAtOnce = 500

/**
 * GET /jobs/{id}/applications.csv: one row an applicant, one column a question, safe to open in Excel. Read some rows at
 * a time, as fast as they are taken.
 */
export const exportApplications = query({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now, language }) => {
    const job = await loadOwnJob(id, 'seeApplicants', { db, viewer, now })
    const of = { jobId: id, hidden: await blockedIds(db, viewer) }
    const questions = everyQuestion(job.questions, await findAskedQuestions(db, of))
    const ids = await findApplicationIds(db, of)
    const t = await translator(language, 'mail')
    const head = [...headIn(t), ...questions.map(({ question }) => question)]
    const getCells = await personCellsIn(language)
    const statuses = {
      pending: t('applications.table.pending'),
      accepted: t('applications.table.accepted'),
      refused: t('applications.table.refused'),
    }
    async function* lines() {
      yield head
      for (const some of toBatches(ids, rowsAtOnce)) {
        const applications = await applicationViews(await findApplicationsById(db, some), { db, viewer, now })
        const contacts = await getContacts(db, applications)
        for (const one of applications)
          yield [
            ...getCells(one, contacts.get(one.user.id)),
            ...getLine(one, statuses[one.status], questions),
          ]
      }
    }
    const table = stringify({ bom: true, escape_formulas: true })
    // What fails half way cuts the answer off: whoever reads it sees that it is not whole.
    pipeline(lines, table).catch(() => {})
    return new Raw(table, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(fileName(t('applications.table.file'), job.title)),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  },
})

/** What stands above what is known of everybody; the questions follow. */
const headIn = (t: Awaited<ReturnType<typeof translator<'mail'>>>): string[] => [
  t('applications.table.name'),
  t('applications.table.city'),
  t('applications.table.country'),
  t('applications.table.email'),
  t('applications.table.phone'),
  t('applications.table.availability'),
  t('applications.table.status'),
  `${t('applications.table.createdAt')} (${platform().config.timeZone})`,
  `${t('applications.table.decidedAt')} (${platform().config.timeZone})`,
]

/** The offer's questions as they are now, then those that were asked of someone before. */
function everyQuestion(now: readonly StoredQuestion[], before: readonly StoredQuestion[]): StoredQuestion[] {
  const known = new Set(now.map(({ id }) => id))
  return [...now, ...before.filter(({ id }) => !known.has(id))]
}

/** A table is read by several people in several places: it tells the site's time, and its head says so. */
const formatStamp = (moment: string | null): string =>
  moment ? stampIn(platform().config.timeZone, new Date(moment)) : ''

function getLine(
  { answers, createdAt, decidedAt }: Application,
  status: string,
  questions: readonly StoredQuestion[],
) {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  const told = questions.map(({ id }) => given.get(id) ?? '')
  return [status, formatStamp(createdAt), formatStamp(decidedAt), ...told]
}

async function getContacts(db: Db, applications: readonly Application[]): Promise<Map<string, Contact>> {
  const contacts = await findContacts(
    db,
    applications.map(({ user }) => user.id),
  )
  return new Map(contacts.map((one) => [one.id, one]))
}

/** Who somebody is, where, how they are reached and when they are free, in the reader's words. */
async function personCellsIn(language: Language) {
  const [t, lists] = await Promise.all([translator(language, 'mail'), translator(language, 'lists')])
  const getDay = (day: (typeof days)[number], slots: readonly string[]) => {
    const free = periods.filter((period) => slots.includes(`${day}-${period}`))
    return free.length > 0
      ? [`${lists(`days.${day}`)}: ${free.map((one) => lists(`periods.${one}`)).join(', ')}`]
      : []
  }
  const freeAt = (slots: readonly string[]) =>
    slots.includes(noTime)
      ? t('applications.table.noTime')
      : days.flatMap((day) => getDay(day, slots)).join('; ')
  return ({ user: { name, city, country } }: Application, contact?: Contact): string[] => [
    name,
    city,
    countryName(country, locales[language]),
    contact?.email ?? '',
    contact?.phone ?? '',
    freeAt(contact?.workShift ?? []),
  ]
}

/** Old programs read the first name, all others the second: letters of any script. */
function attachment(name: string): string {
  const plain = stripAccents(name).replace(/[^\x20-\x7e]/g, '')
  return `attachment; filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(name)}.csv`
}
