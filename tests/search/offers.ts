import { type JobCategory, jobCategories, type Skill, skills } from '#contracts/lists.ts'
import { offerRows } from './offerRows.ts'

/** An offer of the judged searches. */
export type JudgedOffer = {
  id: string
  organisation: string
  city: string
  state: string
  country: string
  title: string
  about: string
  categories: JobCategory[]
  skills: Skill[]
}

function toOffer(row: string): JudgedOffer {
  const [id = '', organisation = '', place = '', title = '', about = '', ofCategories = '', ofSkills = ''] =
    row.split(' | ')
  const [city = '', state = '', country = ''] = place.split(', ')
  return {
    ...{ id, organisation, city, state, country, title, about },
    categories: jobCategories.filter((category) => ofCategories.split(' ').includes(category)),
    skills: skills.filter((skill) => ofSkills.split(' ').includes(skill)),
  }
}

/** The offers, oldest first. */
export const offers: readonly JudgedOffer[] = offerRows.trim().split('\n').map(toOffer)
