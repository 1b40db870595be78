import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Application } from '#contracts/jobs.ts'
import type { Language } from '#contracts/lists.ts'
import { idInput } from '#contracts/rules.ts'
import { days, noTime, periods } from '#contracts/week.ts'
import { translator } from '#i18n/translator.ts'
import { toBatches } from '#lib/batches.ts'
import { countryName } from '#lib/countryNames.ts'
import { stampIn } from '#lib/dates.ts'
import { locales } from '#lib/locales.ts'
import { fileName, stripAccents } from '#lib/text.ts'
import { type Contact, findContacts } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cacheNever, query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { loadOwnJob } from '../loadJob.ts'
import { type ApplicantNote, findNotes } from '../queries/applicantNotes.ts'
import { findApplicationIds, findApplicationsById, findAskedQuestions } from '../queries/exported.ts'
import type { StoredQuestion } from '../tables.ts'
import { showApplication } from './loadApplication.ts'

const batchSize = 500

/** Excel splits a file at what separates lists in its reader's country: a semicolon, where the decimal mark is a comma. */
const separators: Record<Language, string> = { es: ';', br: ';', pt: ';', en: ',' }
/** LibreOffice splits at any of these, but for what is quoted. */
const anySeparator = /[,;\t]/
const format = { bom: true, quoted_match: anySeparator, escape_formulas: true }

/**
 * GET /jobs/{id}/applications.csv: one row per applicant, one column per question, separated by semicolons, in English by
 * commas; safe to open in Excel. Rows are read in batches, as fast as the client takes them.
 */
export const exportApplications = query({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, now, language }) => {
    // The rows stream after the query has ended.
    const { db } = platform().database
    const job = await loadOwnJob(id, 'seeApplicants', { db, viewer, now })
    const params = { jobId: id, hidden: await blockedIds(db, viewer) }
    const questions = allQuestions(job.questions, await findAskedQuestions(db, params))
    const ids = await findApplicationIds(db, params)
    const t = await translator(language, 'mail')
    const head = [...headIn(t), ...questions.map(({ question }) => question)]
    const getCells = await personCellsIn(language)
    const getState = stateCellsIn(t)
    async function* lines() {
      yield head
      for (const batch of toBatches(ids, batchSize)) {
        const rows = await findApplicationsById(db, batch)
        const applications = rows.map((row) => showApplication(row, { viewer, now }))
        const contacts = await getContacts(db, applications)
        const notes = await findNotes(db, batch)
        for (const application of applications)
          yield [
            ...getCells(application, contacts.get(application.user.id)),
            ...getState(application, notes.get(application.id)),
            ...getAnswers(application, questions),
          ]
      }
    }
    const table = stringify({ ...format, delimiter: separators[language] })
    // A failure half way aborts the response, so that the client sees it is incomplete.
    pipeline(lines, table).catch(() => {})
    return new Raw(table, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(fileName(t('applications.table.file'), job.title)),
      'Cache-Control': cacheNever,
      'X-Content-Type-Options': 'nosniff',
    })
  },
})

type Translate = Awaited<ReturnType<typeof translator<'mail'>>>

/** Returns the headings of the applicants' columns; the questions follow. */
const headIn = (t: Translate): string[] => [
  t('applications.table.name'),
  t('applications.table.city'),
  t('applications.table.country'),
  t('applications.table.email'),
  t('applications.table.phone'),
  t('applications.table.availability'),
  t('applications.table.status'),
  `${t('applications.table.createdAt')} (${platform().config.timeZone})`,
  `${t('applications.table.decidedAt')} (${platform().config.timeZone})`,
  t('applications.table.shortlisted'),
  t('applications.table.note'),
]

/** Returns the offer's current questions, then the earlier ones that have answers. */
function allQuestions(
  current: readonly StoredQuestion[],
  earlier: readonly StoredQuestion[],
): StoredQuestion[] {
  const known = new Set(current.map(({ id }) => id))
  return [...current, ...earlier.filter(({ id }) => !known.has(id))]
}

/** Formats a moment in the site's time zone, which the headings name, because readers may be in several. */
const formatStamp = (moment: string | null): string =>
  moment ? stampIn(platform().config.timeZone, new Date(moment)) : ''

/** Returns a function from an application to its status, its times, and what the organisation marked and noted for itself. */
const stateCellsIn =
  (t: Translate) =>
  ({ status, createdAt, decidedAt }: Application, own?: ApplicantNote): string[] => [
    t(`applications.table.${status}`),
    formatStamp(createdAt),
    formatStamp(decidedAt),
    own?.shortlisted ? t('applications.table.yes') : '',
    own?.note ?? '',
  ]

function getAnswers({ answers }: Application, questions: readonly StoredQuestion[]): string[] {
  const byQuestion = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  return questions.map(({ id }) => byQuestion.get(id) ?? '')
}

async function getContacts(db: Db, applications: readonly Application[]): Promise<Map<string, Contact>> {
  const contacts = await findContacts(
    db,
    applications.map(({ user }) => user.id),
  )
  return new Map(contacts.map((contact) => [contact.id, contact]))
}

/** Returns a function from an application to its applicant's name, place, contacts and free times, in the reader's language. */
async function personCellsIn(language: Language) {
  const [t, lists] = await Promise.all([translator(language, 'mail'), translator(language, 'lists')])
  const getDay = (day: (typeof days)[number], slots: readonly string[]) => {
    const free = periods.filter((period) => slots.includes(`${day}-${period}`))
    return free.length > 0
      ? [`${lists(`days.${day}`)}: ${free.map((period) => lists(`periods.${period}`)).join(', ')}`]
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

/** Old clients read the ASCII name, others the UTF-8 one. */
function attachment(name: string): string {
  const plain = stripAccents(name).replace(/[^\x20-\x7e]/g, '')
  return `attachment; filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(name)}.csv`
}
