import { type JobCategory, jobCategories, type Skill, skills } from '#contracts/lists.ts'
import { moreOfferRows } from './moreOfferRows.ts'
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

const toOffers = (rows: string): readonly JudgedOffer[] => rows.trim().split('\n').map(toOffer)

/** The offers, oldest first. */
export const offers = toOffers(offerRows)
/** Further offers, which the searches for them share the site with. */
export const moreOffers = toOffers(moreOfferRows)
