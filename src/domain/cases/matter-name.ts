/** What tells one court case of a client from the others. */
export interface NamedMatter {
  readonly county?: string | null | undefined;
  readonly docketNumber?: string | null | undefined;
  /** Who sued, where the number is not known yet. */
  readonly landlord?: string | null | undefined;
}

/** The number of a court case, or the landlord in it; null where neither is known. */
export function numberOrLandlord({ docketNumber, landlord }: NamedMatter): string | null {
  return docketNumber?.trim() || landlord?.trim() || null;
}
