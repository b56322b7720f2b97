/** The seven modules, in the order of the list. Words, quiz and exercises are in content/learning/<id>. */
export const moduleIds = [
  'housing-rights',
  'legal-process',
  'record-sealing-process',
  'life-after-sealing',
  'financial-recovery',
  'employment-career',
  'family-relationships',
] as const;
export type ModuleId = (typeof moduleIds)[number];

export const difficulties = ['beginner', 'intermediate'] as const;
export type Difficulty = (typeof difficulties)[number];

export const categories = ['legal', 'recovery'] as const;
export type Category = (typeof categories)[number];

/** Every module has four sections; each is worth a quarter. */
export const sectionCount = 4;

/** How many topics a card shows before "+N more". */
export const topicsOnCard = 3;

export function isModuleId(value: unknown): value is ModuleId {
  return (moduleIds as readonly unknown[]).includes(value);
}
