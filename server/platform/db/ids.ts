import { v7 } from 'uuid'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A UUIDv7: made by the application, sorted by time; `at` for what takes its place among others only then. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7())

export const isId = (text: unknown): text is string => typeof text === 'string' && shape.test(text)
