import { readRobots } from '#server/modules/site/readRobots.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readRobots })
