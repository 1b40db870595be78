import { type ProofKind, type RefusalName, refusals } from '#contracts/refusals.ts'

/** A refusal on its way to the endpoint. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  readonly appeal: string | undefined
  readonly proofs: ProofKind[] | undefined

  constructor(refusal: RefusalName, more: RefusalDetails = {}) {
    super(refusals[refusal].phrase)
    this.refusal = refusal
    this.status = refusals[refusal].status
    this.fields = more.fields
    this.headers = more.headers ?? {}
    this.appeal = more.appeal
    this.proofs = more.proofs
  }
}

type RefusalDetails = {
  fields?: Record<string, string>
  headers?: Record<string, string>
  appeal?: string
  proofs?: ProofKind[]
}

/** `throw refuse('offerClosed')`: the answer gets the refusal's status, phrase and sentence. */
export const refuse = (refusal: RefusalName, more?: RefusalDetails): Refusal => new Refusal(refusal, more)

export const isRefusal = (thrown: unknown): thrown is Refusal => thrown instanceof Refusal
