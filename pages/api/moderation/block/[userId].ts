import { blockPerson } from '#server/friends/blockPerson.ts'
import { unblockPerson } from '#server/friends/unblockPerson.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: blockPerson, DELETE: unblockPerson })
