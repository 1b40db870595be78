import type { Dictionaries } from './dictionaries.ts'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Dictionaries
  }
}
declare module 'use-intl' {
  interface AppConfig {
    Messages: Dictionaries
  }
}
