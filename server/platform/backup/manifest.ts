import { array, type InferType, number, object, string } from 'yup'

/** The paths inside the archive. */
export const places = {
  manifest: 'backup.json',
  secret: 'auth-secret',
  table: (name: string) => `tables/${name}.copy`,
  mediaFolder: 'media/',
  mailFolder: 'mail/',
}

/** Written last: what the archive contains and the shape of its tables. */
export const manifestShape = object({
  format: number().oneOf([1]).required(),
  madeAt: string().required(),
  /** The migrations of its tables and of its queue; a later version of Brota applies those that came after. */
  migrations: array(string().required()).required(),
  queueMigration: number().required(),
  tables: array(
    object({
      name: string().required(),
      columns: array(string().required()).required(),
      rows: number().required(),
    }),
  ).required(),
  /** The last value of each sequence. */
  sequences: array(object({ column: string().required(), last: string().required() })).required(),
  /** The number of media files and saved emails. */
  files: number().required(),
})

export type Manifest = InferType<typeof manifestShape>
