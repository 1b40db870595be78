import useSWR, { useSWRConfig } from 'swr'
import type {
  Applicant,
  ApplicantCounts,
  ApplicantsPage,
  ApplicationsInput,
  ApplyInput,
  DecideApplicationsInput,
  DecidedApplications,
} from '#contracts/applications.ts'
import type { Application } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import type { ApplicationStatus, DecisionStatus } from '#contracts/lists.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { isSendingInOrder, sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { useShowIn } from '#hooks/swr/shown.ts'
import { toBatches } from '#lib/batches.ts'
import { everyKey, keys } from '#lib/keys.ts'
import {
  apply,
  decide,
  decideAll,
  downloadApplications,
  listApplications,
  messageApplicants,
  readApplication,
  saveApplicantNote,
  shortlist,
  takePlace,
  withdraw,
} from '#services/jobs.ts'
import { saveFile } from '#services/saveFile.ts'
import { useJobRefresh } from './refresh.ts'

/**
 * Sends an application and shows it at once everywhere. Throws the ApiError for the dialog to show, and reads the offer
 * again: it may have become full, and have a waiting list now.
 */
export function useApply(): (input: ApplyInput) => Promise<Application> {
  const { change, again } = useJobRefresh()
  return async (input) => {
    const sent = await apply(input).catch((error: unknown) => {
      void again(input.job_id)
      throw error
    })
    await change(input.job_id, (job) =>
      job.preview
        ? job
        : {
            ...job,
            application: sent,
            applyRefusal: 'applied',
            can: { ...job.can, apply: false, joinWaitingList: false },
          },
    )
    void again(input.job_id)
    return sent
  }
}

/** The viewer's application with their answers, once it is asked for. */
export const useApplication = (id: string | null) =>
  useSWR<Application>(id ? keys.application(id) : null, () => readApplication(id ?? ''))

/** Withdraws the viewer's pending application, or leaves the waiting list. */
export function useWithdraw(): (jobId: string, applicationId: string) => Promise<void> {
  const { again } = useJobRefresh()
  return async (jobId, applicationId) => {
    try {
      await withdraw(applicationId)
    } finally {
      // Also after a failure: the organisation may have decided meanwhile.
      await again(jobId)
    }
  }
}

/** Takes a place that became free for somebody on the waiting list. */
export function useTakePlace(): (jobId: string, applicationId: string) => Promise<void> {
  const { again } = useJobRefresh()
  return async (jobId, applicationId) => {
    try {
      await takePlace(applicationId)
    } finally {
      await again(jobId)
    }
  }
}

/** The applications to an offer, with what the organisation sees of each applicant. */
export const useApplications = (input: Partial<ApplicationsInput> & { job_id: string }) =>
  usePagedQuery<ApplicantsPage>(input.job_id ? keys.applications(input) : null, () => listApplications(input))

/** These applicants of an offer, however many. */
export function useApplicantsById(jobId: string, ids: readonly string[]) {
  const limit = limits.pageSize.max
  return usePagedQuery<Pick<ApplicantsPage, 'data'>>(
    ids.length > 0 ? keys.applications({ job_id: jobId, ids, limit }) : null,
    async () => {
      const pages = await Promise.all(
        [...toBatches(ids, limit)].map((batch) => listApplications({ job_id: jobId, ids: batch, limit })),
      )
      return { data: pages.flatMap(({ data }) => data) }
    },
  )
}

/** Reads the first `count` applicants of a list, in its order, which must be as many at most as one act allows. */
export function useReadApplicants() {
  return async (
    input: Partial<ApplicationsInput> & { job_id: string },
    count: number,
  ): Promise<Applicant[]> => {
    const limit = limits.pageSize.max
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / limit) }, (_, index) =>
        listApplications({ ...input, limit, page: index + 1 }),
      ),
    )
    return pages.flatMap(({ data }) => data).slice(0, count)
  }
}

/** Shows a changed applicant in each list that has them, and counts them on the tab of their status. */
function useShowApplicant(): (shown: Applicant) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return (shown) =>
    mutate<Pick<ApplicantsPage, 'data'> & Partial<ApplicantsPage>>(
      everyKey('jobs/applications'),
      (page) => {
        const before = page?.data.find(({ id }) => id === shown.id)
        if (!page || !before) return page
        const data = page.data.map((one) => (one.id === shown.id ? shown : one))
        return {
          ...page,
          data,
          ...(page.counts && { counts: move(page.counts, before.status, shown.status) }),
        }
      },
      cacheOnly,
    )
}

function move(counts: ApplicantCounts, from: ApplicationStatus, to: ApplicationStatus): ApplicantCounts {
  const left = { ...counts, [from]: counts[from] - 1 }
  return { ...left, [to]: left[to] + 1 }
}

/**
 * Accepts or refuses an application, or undoes a decision: the row and the counts change at once and are
 * restored if the server refuses. The row stays on its tab, with its undo.
 */
export function useDecide(): (application: Applicant, status: DecisionStatus) => Promise<Applicant> {
  const { mutate } = useSWRConfig()
  const { again } = useJobRefresh()
  const show = useShowApplicant()
  return async (application, status) => {
    await show({ ...application, status })
    try {
      const decided = { ...application, ...(await decide(application.id, status)) }
      await show(decided)
      void again(application.job.id)
      return decided
    } catch (error) {
      // At once: without a connection nothing can be read again.
      await show(application)
      void mutate(everyKey('jobs/applications'))
      throw error
    }
  }
}

/**
 * Decides on several applications at once, or undoes their decisions, and reads them and their offer again. Throws the
 * ApiError for the dialog to show.
 */
export function useDecideAll(): (input: DecideApplicationsInput) => Promise<DecidedApplications> {
  const { mutate } = useSWRConfig()
  const { again } = useJobRefresh()
  return async (input) => {
    try {
      return await decideAll(input)
    } finally {
      void again(input.job_id)
      void mutate(everyKey('jobs/applications'))
    }
  }
}

/** Puts applicants on the shortlist or takes them off it: the rows change at once. */
export function useShortlist(): (chosen: readonly Applicant[], shortlisted: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const show = useShowIn<Applicant>('jobs/applications')
  return async (chosen, shortlisted) => {
    const [first] = chosen
    if (!first) return
    for (const one of chosen) await show({ ...one, applicant: { ...one.applicant, shortlisted } })
    const ids = chosen.map(({ id }) => id)
    const name = `shortlist ${first.job.id}`
    try {
      await sendInOrder(name, () => shortlist(first.job.id, ids, shortlisted))
    } catch (error) {
      // What was chosen after it says what is shown.
      if (isSendingInOrder(name)) throw error
      for (const one of chosen) await show(one)
      void mutate(everyKey('jobs/applications'))
      throw error
    }
    if (!isSendingInOrder(name)) await mutate(everyKey('jobs/applications'))
  }
}

/** Saves the organisation's private note about an applicant. */
export function useSaveNote(): (application: Applicant, note: string) => Promise<void> {
  const show = useShowIn<Applicant>('jobs/applications')
  return async (application, note) => {
    await saveApplicantNote(application.id, note)
    await show({ ...application, applicant: { ...application.applicant, note } })
  }
}

/** Writes to several applicants, to each in their own conversation. */
export const useMessageApplicants = () => messageApplicants

/** Downloads the applications to an offer. */
export function useDownloadApplications(): (jobId: string, name: string) => Promise<void> {
  return async (jobId, name) => {
    await saveFile(await downloadApplications(jobId), `${name}.csv`)
  }
}
