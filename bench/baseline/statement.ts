/** A statement that returns one row with one column, `body`: the JSON of the response. pg prepares it by its name. */
export type Statement = { name: string; text: string; values: unknown[] }

/** SQL of what a card shows of a person or organisation. */
export const person = (account: string) => `json_build_object('id', ${account}.id, 'name', ${account}.name,
  'provider', ${account}.provider, 'city', ${account}.city, 'country', ${account}.country,
  'avatar', ${account}.avatar, 'rate_sum', ${account}.rate_sum, 'rate_count', ${account}.rate_count,
  'verified', ${account}.verified_at is not null)`

/** SQL of the ids that $1 has blocked or that have blocked $1. */
export const blocked = `select blocked_id as id from blocks where blocker_id = $1
  union all select blocker_id from blocks where blocked_id = $1`

/** SQL of a list of rows as JSON, `[]` when there are none. */
export const list = (row: string, order: string) => `coalesce(json_agg(${row} order by ${order}), '[]')`
