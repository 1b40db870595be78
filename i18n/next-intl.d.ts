import type { Dictionaries } from './dictionaries.ts'

declare module 'next-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface AppConfig {
    Messages: Dictionaries
  }
}
declare module 'use-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface AppConfig {
    Messages: Dictionaries
  }
}
