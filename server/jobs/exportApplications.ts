import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import type { Application } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { translator } from '#i18n/translator.ts'
import { batchesOf } from '#lib/batches.ts'
import { hiddenFrom } from '#server/friends/index.ts'
import { Raw, read } from '#server/platform/http/index.ts'
import { applicationViews } from './loadApplication.ts'
import { loadOwnJob } from './loadJob.ts'
import { findApplicationIds, findApplicationsById, findAskedQuestions } from './queries/exported.ts'
import type { KeptQuestion } from './tables.ts'

const rowsAtOnce = 500

/**
 * GET /jobs/{id}/applications.csv: one row an applicant, one column a question, safe to open in Excel. Read some rows at
 * a time, as fast as they are taken.
 */
export const exportApplications = read({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now, language }) => {
    const job = await loadOwnJob(id, 'seeApplicants', { db, viewer, now })
    const of = { jobId: id, hidden: await hiddenFrom(db, viewer) }
    const questions = everyQuestion(job.questions, await findAskedQuestions(db, of))
    const ids = await findApplicationIds(db, of)
    const t = await translator(language, 'mail')
    const head = [
      t('applications.table.name'),
      t('applications.table.city'),
      t('applications.table.country'),
      t('applications.table.status'),
      t('applications.table.createdAt'),
      t('applications.table.decidedAt'),
      ...questions.map(({ question }) => question),
    ]
    const statuses = {
      pending: t('applications.table.pending'),
      accepted: t('applications.table.accepted'),
      refused: t('applications.table.refused'),
    }
    async function* lines() {
      yield head
      for (const some of batchesOf(ids, rowsAtOnce)) {
        const applications = await applicationViews(await findApplicationsById(db, some), { db, viewer, now })
        for (const one of applications) yield lineOf(one, statuses[one.status], questions)
      }
    }
    const table = stringify({ bom: true, escape_formulas: true })
    // What fails half way cuts the answer off: whoever reads it sees that it is not whole.
    pipeline(lines, table).catch(() => {})
    return new Raw(table, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applications-${id}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  },
})

/** The offer's questions as they are now, then those that were asked of someone before. */
function everyQuestion(now: readonly KeptQuestion[], asked: readonly KeptQuestion[]): KeptQuestion[] {
  const known = new Set(now.map(({ id }) => id))
  return [...now, ...asked.filter(({ id }) => !known.has(id))]
}

function lineOf(
  { user, answers, createdAt, decidedAt }: Application,
  status: string,
  questions: readonly KeptQuestion[],
) {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  const told = questions.map(({ id }) => given.get(id) ?? '')
  return [user.name, user.city, user.country, status, createdAt, decidedAt ?? '', ...told]
}
