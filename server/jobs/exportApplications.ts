import { stringify } from 'csv-stringify'
import type { Application } from '#contracts/jobs.ts'
import { idInput } from '#contracts/rules.ts'
import { translator } from '#i18n/translator.ts'
import { hiddenFrom } from '#server/friends/index.ts'
import { Raw, read } from '#server/platform/http/index.ts'
import { applicationViews } from './loadApplication.ts'
import { loadOwnJob } from './loadJob.ts'
import { findApplications } from './queries/applications.ts'
import type { KeptQuestion } from './tables.ts'

const mostRows = 10_000

/** GET /jobs/{id}/applications.csv: one row an applicant, one column a question, safe to open in Excel. */
export const exportApplications = read({
  access: 'user',
  input: idInput,
  run: async ({ id }, { viewer, db, now, language }) => {
    const job = await loadOwnJob(id, 'seeApplicants', { db, viewer, now })
    const hidden = await hiddenFrom(db, viewer)
    const rows = await findApplications(db, id, { hidden }, { limit: mostRows, offset: 0 })
    const applications = await applicationViews(rows, { db, viewer, now })
    const t = await translator(language, 'mail')
    const questions = everyQuestion(job.questions, applications)
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
    const lines = applications.map((one) => lineOf(one, statuses[one.status], questions))
    return new Raw(stringify([head, ...lines], { bom: true, escape_formulas: true }), {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="applications-${id}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  },
})

/** The offer's questions as they are now, then those that were asked of someone before. */
function everyQuestion(now: readonly KeptQuestion[], applications: readonly Application[]): KeptQuestion[] {
  const byId = new Map(now.map((one) => [one.id, one]))
  for (const { question_id: id, question } of applications.flatMap(({ answers }) => answers)) {
    if (!byId.has(id)) byId.set(id, { id, question })
  }
  return [...byId.values()]
}

function lineOf(
  { user, answers, createdAt, decidedAt }: Application,
  status: string,
  questions: KeptQuestion[],
) {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  const told = questions.map(({ id }) => given.get(id) ?? '')
  return [user.name, user.city, user.country, status, createdAt, decidedAt ?? '', ...told]
}
