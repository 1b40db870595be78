import { endpoint } from '#server/platform/http/index.ts'
import { readRobots } from '#server/site/readRobots.ts'

export default endpoint({ GET: readRobots })
