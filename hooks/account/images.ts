import { readMe } from '#services/ownAccount.ts'
import { useSaveSettings } from './settings.ts'

/** Changes the viewer's avatar or banner alone: settings are saved whole, so the current ones are fetched first. */
export function useSaveImage(): (kind: 'avatar' | 'background', imgName: string) => Promise<void> {
  const save = useSaveSettings()
  return async (kind, imgName) => {
    const { config, name, country, state, city, phone, age, sex, ong_id } = await readMe()
    const image = kind === 'avatar' ? { avatar: imgName } : { background: { imgName } }
    const fields = { name, country, state, city, phone, age, sex, ong_id }
    await save({ ...fields, privacy: true, config: { ...config, ...image } })
  }
}
