import type { JobCategory } from '#contracts/lists.ts'
import type { paletteNames } from './paper.ts'
import type { ThingName } from './things.ts'

export type Setting = 'hills' | 'town' | 'sea' | 'room' | 'park' | 'night' | 'plain'

export type ThemeParts = {
  settings: readonly [Setting, ...Setting[]]
  main: readonly [ThingName, ...ThingName[]]
  beside: readonly [ThingName, ...ThingName[]]
  palettes: readonly [(typeof paletteNames)[number], ...(typeof paletteNames)[number][]]
}

/** What an offer's image may consist of, by the subject of the offer. */
export const themes = {
  animals: {
    settings: ['hills', 'park', 'plain'],
    main: ['dog', 'cat'],
    beside: ['dog', 'cat', 'ball', 'heart', 'pot'],
    palettes: ['spring', 'orchard', 'harvest', 'mist', 'clay'],
  },
  environment: {
    settings: ['hills', 'park', 'sea'],
    main: ['sapling', 'bag', 'pot', 'bicycle'],
    beside: ['crate', 'bag', 'sapling', 'pot'],
    palettes: ['spring', 'orchard', 'mist', 'sea', 'clay'],
  },
  sea: {
    settings: ['sea'],
    main: ['bag', 'tent'],
    beside: ['bag', 'globe', 'heart'],
    palettes: ['sea', 'dusk', 'clay', 'mist'],
  },
  food: {
    settings: ['room', 'town', 'plain'],
    main: ['crate', 'soup'],
    beside: ['crate', 'soup', 'pot', 'bag'],
    palettes: ['harvest', 'rose', 'clay', 'orchard', 'spring'],
  },
  elderly: {
    settings: ['room', 'park', 'town'],
    main: ['bench', 'books', 'pot', 'letter'],
    beside: ['cat', 'pot', 'books', 'soup', 'heart'],
    palettes: ['rose', 'mist', 'lilac', 'harvest', 'clay'],
  },
  sports: {
    settings: ['park', 'hills', 'town'],
    main: ['ball', 'bicycle', 'wheelchair'],
    beside: ['ball', 'bag', 'tent', 'bench'],
    palettes: ['orchard', 'sea', 'harvest', 'spring', 'lilac'],
  },
  health: {
    settings: ['room', 'plain', 'town'],
    main: ['firstAid', 'heart'],
    beside: ['firstAid', 'heart', 'pot', 'bubbles'],
    palettes: ['sea', 'mist', 'rose', 'spring', 'lilac'],
  },
  teaching: {
    settings: ['room', 'plain', 'park'],
    main: ['board', 'books', 'globe'],
    beside: ['books', 'globe', 'pot', 'laptop'],
    palettes: ['clay', 'spring', 'harvest', 'lilac', 'sea'],
  },
  refuge: {
    settings: ['town', 'night', 'plain'],
    main: ['hut', 'globe', 'bubbles', 'letter'],
    beside: ['hut', 'books', 'bag', 'soup'],
    palettes: ['dusk', 'sea', 'clay', 'rose', 'lilac'],
  },
  computing: {
    settings: ['room', 'plain'],
    main: ['laptop'],
    beside: ['pot', 'bubbles', 'books', 'cat'],
    palettes: ['lilac', 'sea', 'dusk', 'mist', 'night'],
  },
  culture: {
    settings: ['room', 'town', 'night'],
    main: ['guitar', 'masks', 'easel', 'palette'],
    beside: ['palette', 'guitar', 'books', 'masks'],
    palettes: ['rose', 'dusk', 'harvest', 'lilac', 'clay'],
  },
  rights: {
    settings: ['town', 'plain'],
    main: ['scales', 'bubbles', 'letter'],
    beside: ['bubbles', 'letter', 'books', 'heart'],
    palettes: ['lilac', 'dusk', 'clay', 'rose', 'mist'],
  },
  street: {
    settings: ['night', 'town'],
    main: ['soup', 'hut', 'bench'],
    beside: ['soup', 'heart', 'bag', 'letter'],
    palettes: ['night', 'dusk', 'clay', 'rose'],
  },
  inclusion: {
    settings: ['park', 'room', 'hills'],
    main: ['wheelchair', 'palette', 'ball'],
    beside: ['ball', 'pot', 'guitar', 'heart'],
    palettes: ['spring', 'lilac', 'harvest', 'sea', 'orchard'],
  },
} satisfies Record<string, ThemeParts>

export type Theme = keyof typeof themes

const byCategory: Record<JobCategory, Theme> = {
  addictions: 'health',
  advice: 'rights',
  'humanitarian-aid': 'refuge',
  feeding: 'food',
  animals: 'animals',
  'responsible-consumption': 'environment',
  'development-cooperation': 'environment',
  'culture-and-social-art': 'culture',
  'human-rights': 'rights',
  design: 'culture',
  sports: 'sports',
  'childhood-youth-and-family': 'teaching',
  computing: 'computing',
  'immigration-refuge-and-asylum': 'refuge',
  international: 'refuge',
  greater: 'elderly',
  'ethnic-minorities': 'teaching',
  women: 'rights',
  'people-with-disabilities': 'inclusion',
  'people-at-risk-of-exclusion': 'food',
  'people-in-prison-situation': 'teaching',
  homeless: 'street',
  health: 'health',
  icts: 'computing',
}

/** The theme of the image for an offer with this first category. */
export const getTheme = (category: JobCategory): Theme => byCategory[category]
