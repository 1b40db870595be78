import { array, type InferType, number, object, string } from 'yup'

/** Where everything lies in the archive. */
export const places = {
  manifest: 'backup.json',
  secret: 'auth-secret',
  table: (name: string) => `tables/${name}.copy`,
  mediaFolder: 'media/',
  mailFolder: 'mail/',
}

/** Written last: what has to be in the archive, and in which shape its tables are. */
export const manifestShape = object({
  format: number().oneOf([1]).required(),
  madeAt: string().required(),
  /** The migrations of its tables and of its queue: only a database of the same shape takes it. */
  migrations: array(string().required()).required(),
  queueMigration: number().required(),
  tables: array(
    object({
      name: string().required(),
      columns: array(string().required()).required(),
      rows: number().required(),
    }),
  ).required(),
  /** How far each sequence has counted. */
  sequences: array(object({ column: string().required(), last: string().required() })).required(),
  /** Media and kept mails. */
  files: number().required(),
})

export type Manifest = InferType<typeof manifestShape>
