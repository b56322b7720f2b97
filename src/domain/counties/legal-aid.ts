/** Counties in which Atlanta Legal Aid helps; Georgia Legal Services does in all others. `content/home/free-help.yml` says the same, and a test compares. */
export const atlantaCounties: readonly string[] = ['Fulton', 'DeKalb', 'Cobb', 'Gwinnett', 'Clayton'];

export const legalAidPhones = { atlanta: '+14045245811', otherCounties: '+18334577529' } as const;
export type LegalAid = keyof typeof legalAidPhones;

/** Who gives free legal help in a county: the one that does stands first, and alone where the county is known. */
export function legalAidOf(county: string | null | undefined): readonly LegalAid[] {
  if (!county) return ['atlanta', 'otherCounties'];
  return [atlantaCounties.includes(county) ? 'atlanta' : 'otherCounties'];
}
