import type { Locator, Page } from '@playwright/test'
import { applyTo, arrive, newPerson, publishOffer } from './people.ts'
import { expect, type Visit } from './visit.ts'

type Visitors = (visit?: Visit) => Promise<Page>

/** An organisation at the applicants of its offer, to which these people applied, each with a window of their own. */
export async function openApplicants(visit: Visitors, size: Visit, names: readonly string[]) {
  const office = await visit(size)
  await arrive(office, 'organisation', newPerson('Casa Verde'))
  const jobId = await publishOffer(office)
  const sofas: Page[] = []
  for (const name of names) {
    const sofa = await visit()
    await arrive(sofa, 'volunteer', newPerson(name))
    await applyTo(sofa, jobId, `I am ${name}.`)
    sofas.push(sofa)
  }
  await office.goto(`/my-jobs/${jobId}/applicants`)
  await expect(office.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([...names])
  return { office, jobId, sofas }
}

/** Chooses these applicants by keyboard, and returns the bar of what can be done with them. */
export async function chooseApplicants(office: Page, chosen: readonly string[]): Promise<Locator> {
  for (const name of chosen) await office.getByRole('checkbox', { name: `Choose ${name}` }).press('Space')
  return office.getByRole('region', { name: 'Chosen people' })
}
