// What clients set themselves. The database holds the same lists.

export const goalKinds = ['find_home', 'keep_home', 'clear_debt', 'work', 'learn', 'own'] as const;
export type GoalKind = (typeof goalKinds)[number];

export const goalStatuses = ['active', 'completed', 'paused', 'cancelled'] as const;

/** In percent. */
export const goalSteps = [0, 25, 50, 75, 100] as const;

export const goalRules = { most: 10, titleMax: 120, whyMax: 500, notesMax: 10_000 } as const;
