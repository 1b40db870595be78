import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { FormSelect } from '#components/forms/FormSelect.tsx'
import { FormTextArea } from '#components/forms/FormTextArea.tsx'
import { FormTextField } from '#components/forms/FormTextField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { dialogFootClass } from '#components/ui/menus/panelClass.ts'
import { toast } from '#components/ui/states/toast.ts'
import { limits } from '#contracts/limits.ts'
import { storeCategories } from '#contracts/lists.ts'
import { type Store, type StoreInput, storeInput } from '#contracts/stores.ts'
import { useSaveStore } from '#hooks/stores.ts'
import { StoreImage } from './StoreImage.tsx'

const empty = { name: '', about: '', category: '', coupon: '', discount: '', link: '', image: '' }

type StoreDialogProps = {
  /** null for a new one. */
  store: Store | null
  onClose: () => void
}

/** The form of a store. */
export function StoreDialog({ store, onClose }: StoreDialogProps) {
  const t = useTranslations('stores')
  const lists = useTranslations('lists.storeCategories')
  const save = useSaveStore()
  const send = async (input: StoreInput) => {
    await save(store?.id ?? null, input)
    toast.success(t('saved'))
    onClose()
  }
  const { id: _, can: _can, ...known } = store ?? { id: '', can: {}, ...empty }
  return (
    <Dialog open onClose={onClose} title={t(store ? 'edit' : 'add')}>
      <ContractForm initial={known} rules={storeInput} send={send} className="flex flex-col gap-4">
        <FormTextField name="name" label={t('name')} required />
        <FormSelect
          name="category"
          label={t('category')}
          placeholder={t('choose')}
          options={storeCategories.map((value) => ({ value, label: lists(value) }))}
          required
        />
        <FormTextArea name="about" label={t('about')} max={limits.store.about} required />
        <FormTextField name="link" type="url" label={t('link')} hint={t('linkHint')} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormTextField
            name="discount"
            label={t('discountField')}
            hint={t('discountHint')}
            max={limits.store.discount}
          />
          <FormTextField name="coupon" label={t('coupon')} max={limits.store.coupon} />
        </div>
        <StoreImage />
        <div className={clsx('sticky -bottom-5 -mx-5 -mb-5 bg-card', dialogFootClass)}>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </ContractForm>
    </Dialog>
  )
}
