import { v7 } from 'uuid'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A UUIDv7: made by the application, sorted by time; `at` for what takes its place among others only then. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7())

/** Below every id: where a walk through all of them begins. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

export const isId = (text: unknown): text is string => typeof text === 'string' && shape.test(text)
