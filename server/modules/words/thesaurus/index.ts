import { causes } from './causes.ts'
import { daily } from './daily.ts'
import type { Group } from './group.ts'
import { health } from './health.ts'
import { manners } from './manners.ts'
import { media } from './media.ts'
import { nature } from './nature.ts'
import { pastimes } from './pastimes.ts'
import { people } from './people.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'
import { trades } from './trades.ts'

/** What offers are about: whom one helps, what for, and what one does. */
export const topics: readonly Group[] = [
  ...people,
  ...health,
  ...nature,
  ...causes,
  ...teaching,
  ...media,
  ...tasks,
  ...trades,
  ...pastimes,
  ...daily,
]
export { manners }
