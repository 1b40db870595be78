// Every table of the house, for drizzle-kit alone: `npm run migrations` compares it with the migrations.
export * from '../../account/tables.ts'
export * from '../../chat/tables.ts'
export * from '../../jobs/tables.ts'
export * from '../../media/tables.ts'
export * from '../../notifications/tables.ts'
export * from '../http/tables.ts'
export * from '../mail/tables.ts'
