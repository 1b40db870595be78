import type { Badge } from '#contracts/live.ts'
import type { Db } from '../db/index.ts'

/** account id -> what its badges show, of accounts that exist as this transaction sees it. Rooms count, main.ts names them. */
export type BadgeReader = (db: Db, accountIds: readonly string[]) => Promise<Map<string, Badge>>
