import type {
  ApplicantsPage,
  ApplicationState,
  ApplicationsInput,
  ApplyInput,
  DecideApplicationsInput,
  DecidedApplications,
} from '#contracts/applications.ts'
import type { JobInput } from '#contracts/jobForm.ts'
import type { FoundJobs, JobGlobalSearchInput, JobSearchInput, JobSearchPage } from '#contracts/jobSearch.ts'
import type {
  Application,
  CloseJobInput,
  CurrentVolunteer,
  Job,
  JobDays,
  JobsInput,
  JobsPage,
  ListedJob,
  VolunteersInput,
} from '#contracts/jobs.ts'
import type { DecisionStatus, ViewSource } from '#contracts/lists.ts'
import type { SavedSearch, SavedSearchInput, SearchAlert } from '#contracts/savedSearches.ts'
import type { Page } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const jobs = createClient('jobs')
const at = calls.jobs

export const listJobs = (input: Partial<JobsInput>) => jobs.get<JobsPage>(at.jobs, input)
export const searchJobs = (input: Partial<JobSearchInput>) => jobs.post<JobSearchPage>(at.search, input)
export const searchJobsGlobally = (input: Partial<JobGlobalSearchInput>) =>
  jobs.post<FoundJobs>(at.globalSearch, input)
export const readJob = (id: string) => jobs.get<ListedJob>(at.job(id))
/** Counts a view of the offer, once a day for each viewer, and how they came to it. */
export const countJobView = (id: string, source: ViewSource) => jobs.post<void>(at.view(id), { source })
/** The days of one's own offer. */
export const listJobDays = (id: string) => jobs.get<JobDays>(at.days(id))
export const createJob = (input: JobInput) => jobs.postOnce<Job>(at.jobs, input)
/** Throws 409 `stale` when the offer has changed since `version`. */
export const updateJob = (id: string, input: JobInput, version: string) =>
  jobs.putOnce<Job>(at.ownJob(id), { ...input, updatedAt: version })
export const deleteJob = (id: string, insist = false) => jobs.delete(at.ownJob(id), { params: { insist } })
export const closeJob = (id: string, input: Omit<CloseJobInput, 'id'>) => jobs.post<Job>(at.close(id), input)
export const duplicateJob = (id: string, withoutDates = false) =>
  jobs.post<Job>(at.duplicate(id), { withoutDates })
export const addFavorite = (id: string) => jobs.post<{ favorite: boolean }>(at.favorite(id))
export const removeFavorite = (id: string) => jobs.delete<{ favorite: boolean }>(at.favorite(id))

export const apply = (input: ApplyInput) => jobs.postOnce<Application>(at.apply, input)
export const readApplication = (id: string) => jobs.get<Application>(at.application(id))
export const listApplicationStates = (userId: string, jobIds: readonly string[]) =>
  jobs.post<ApplicationState[]>(at.applicationStates, { user_id: userId, jobs: jobIds })
export const withdraw = (id: string) => jobs.delete(at.application(id))
export const takePlace = (id: string) => jobs.post<Application>(at.place(id))
export const listApplications = (input: Partial<ApplicationsInput>) =>
  jobs.post<ApplicantsPage>(at.applications, input)
export const decide = (id: string, status: DecisionStatus) =>
  jobs.put<Application>(at.application(id), { status })
export const decideAll = (input: DecideApplicationsInput) =>
  jobs.postOnce<DecidedApplications>(at.decideApplications, input)
export const shortlist = (jobId: string, ids: string[], shortlisted: boolean) =>
  jobs.put<void>(at.shortlist, { job_id: jobId, ids, shortlisted })
export const messageApplicants = (jobId: string, ids: string[], message: string) =>
  jobs.postOnce<{ sent: number }>(at.messageApplicants, { job_id: jobId, ids, message })
export const saveApplicantNote = (id: string, note: string) => jobs.put<void>(at.applicantNote(id), { note })
/** The applications of an offer as CSV. */
export const downloadApplications = (jobId: string) =>
  jobs.get<Blob>(at.applicationsCsv(jobId), undefined, { responseType: 'blob' })

export const listVolunteers = (input: Partial<VolunteersInput>) =>
  jobs.get<Page<CurrentVolunteer>>(at.volunteers, input)
export const endVolunteering = (userId: string) => jobs.delete(at.volunteer(userId))

export const listSavedSearches = () => jobs.get<SavedSearch[]>(at.savedSearches)
/** The same search again changes how it tells. */
export const saveSearch = (input: SavedSearchInput) => jobs.postOnce<SavedSearch>(at.savedSearches, input)
export const changeSavedSearch = (id: string, alert: SearchAlert) =>
  jobs.put<SavedSearch>(at.savedSearch(id), alert)
export const deleteSavedSearch = (id: string) => jobs.delete(at.savedSearch(id))
